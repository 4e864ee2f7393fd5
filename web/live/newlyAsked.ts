/** Each time that I am asked has a name of its own, so that it is told once, however often the list comes. */
import type { WaitingTable } from '../../server/door/protocol.ts';

export const askingOf = ({ id, n }: Pick<WaitingTable, 'id' | 'n'>): string => `${id} ${n}`;

/** Tells what is new in each list. What waited before one looked for the first time is nothing new. */
export function openNewlyAsked(): (now: readonly WaitingTable[]) => WaitingTable[] {
  let known: Set<string> | undefined;
  return now => {
    const before = known;
    known = new Set(now.map(askingOf));
    return before ? now.filter(table => !before.has(askingOf(table))) : [];
  };
}
