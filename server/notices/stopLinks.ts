/** Links in letters with which somebody stops them, without being known to this browser: signed, and good for one channel. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Store } from '../store/store.ts';

export interface StopLinks {
  tokenFor(channel: string): string;
  /** The channel of a token that we have signed; null for any other. */
  channelOf(token: string): string | null;
}

export async function openStopLinks(store: Pick<Store, 'secret'>): Promise<StopLinks> {
  const secret = await store.secret('stop', () => randomBytes(32).toString('base64url'));
  const signature = (channel: string): Buffer => createHmac('sha256', secret).update(`stop ${channel}`).digest();
  return {
    // Without a dot: what ends on `.something` is a file to those who serve pages.
    tokenFor: channel => `${channel}${signature(channel).toString('base64url')}`,
    channelOf(token) {
      const [, channel, signed] = /^([\w-]{22})([\w-]{43})$/.exec(token) ?? [];
      if (channel === undefined || signed === undefined) return null;
      return timingSafeEqual(Buffer.from(signed, 'base64url'), signature(channel)) ? channel : null;
    },
  };
}
