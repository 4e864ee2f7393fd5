import type { Rate } from './limits.ts';

/** Token buckets by key: each holds `burst` and fills up again by `perSecond`. */
export interface Rates {
  /** Takes one from the key's bucket; false when it is empty. */
  take(key: string): boolean;
}

/** Beyond this many buckets the full ones are thrown away; a full bucket is as good as none. */
const crowd = 10_000;

interface Bucket {
  tokens: number;
  at: number;
}

export function openRates({ burst, perSecond }: Rate, clock: () => number = () => performance.now()): Rates {
  const buckets = new Map<string, Bucket>();
  let sweepAt = crowd;
  const filled = ({ tokens, at }: Bucket, now: number) => Math.min(burst, tokens + ((now - at) / 1000) * perSecond);

  function sweep(now: number): void {
    for (const [key, bucket] of buckets) if (filled(bucket, now) >= burst) buckets.delete(key);
    // Only when there are twice as many again, so that a crowd of empty buckets is not looked through every time.
    sweepAt = Math.max(crowd, 2 * buckets.size);
  }

  return {
    take(key) {
      const now = clock();
      const bucket = buckets.get(key) ?? { tokens: burst, at: now };
      bucket.tokens = filled(bucket, now);
      bucket.at = now;
      if (buckets.size >= sweepAt) sweep(now);
      buckets.set(key, bucket);
      if (bucket.tokens < 1) return false;
      bucket.tokens--;
      return true;
    },
  };
}
