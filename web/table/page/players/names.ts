/** What the seats of a table are called: people by their names, bots by their level, numbered where two are alike. */
import type { Words } from '@atoll/engine';
import type { SeatInfo } from '../../../../server/door/protocol.ts';

export function seatNames(
  seats: readonly Pick<SeatInfo, 'kind' | 'name' | 'bot' | 'standIn'>[],
  bots: ReadonlyMap<string, Words>,
  say: (words: Words) => string,
): string[] {
  const plain = seats.map(seat => {
    // Where somebody has left, the stand-in who plays there has a name.
    if (seat.kind === 'open' && seat.standIn === undefined) return say({ de: 'noch frei', en: 'still free' });
    if (seat.kind === 'person') return seat.name || say({ de: 'jemand', en: 'somebody' });
    const bot = seat.bot ?? seat.standIn ?? seat.name;
    const level = bots.get(bot);
    return level ? say(level) : bot;
  });
  return plain.map((name, i) => {
    const alike = plain.filter(other => other === name).length;
    return alike < 2 ? name : `${name} ${plain.slice(0, i + 1).filter(other => other === name).length}`;
  });
}
