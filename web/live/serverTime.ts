/**
 * What time it is at the server, told from the messages that come from there: the clock of this device may be wrong by
 * hours. A message that was held up on its way (a sleeping tab) makes the server look behind, never ahead, so the
 * furthest ahead is the best.
 */

export interface ServerTime {
  /** A message has come that was written at this time. */
  heard(at: string): void;
  /** Milliseconds since 1970 by the server's clock, as far as is known. */
  now(): number;
  /** Called when this device's clock was set, or stood still: what was known may be wrong, and is worth asking again. */
  onJump(ask: () => void): () => void;
}

/** Two clocks of one device that differ by so much more than before have not both gone on as usual. */
const jump = 2000;

/** `wall`: the device's clock. `steady`: one that nobody can set, and that may stand still while the device sleeps. */
export function openServerTime(wall: () => number, steady: () => number): ServerTime {
  let ahead = 0;
  let known = false;
  let apart = wall() - steady();
  const askers = new Set<() => void>();

  function look(): void {
    const now = wall() - steady();
    if (Math.abs(now - apart) < jump) return;
    apart = now;
    known = false;
    for (const ask of askers) ask();
  }

  return {
    heard(at) {
      look();
      const now = Date.parse(at) - wall();
      if (Number.isNaN(now)) return;
      ahead = known ? Math.max(ahead, now) : now;
      known = true;
    },
    now() {
      look();
      return wall() + ahead;
    },
    onJump(ask) {
      askers.add(ask);
      return () => void askers.delete(ask);
    },
  };
}

export const serverTime = openServerTime(Date.now, () => performance.now());
