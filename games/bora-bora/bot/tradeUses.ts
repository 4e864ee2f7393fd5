/** What the people of a village will bring: the best trade of each sex every round, a little for having a choice. */
import type { Seat } from '@atoll/engine';
import { trades } from '../rules/names.ts';
import { isWoman, tradeOf } from '../rules/people/person.ts';
import { reaches } from '../rules/people/using.ts';
import type { BoraState, Village } from '../rules/types.ts';
import { usesLeft } from './gameProgress.ts';
import { people, tradeUse } from './weights.ts';

const TRADES = trades.length;
/** More tiles of a trade than this there are not. */
const TILES = 3;

/** `[trade * 4 + tiles]`: one use of a trade by so many tiles. */
const useWorth = new Float64Array(TRADES * (TILES + 1));
for (const [trade, name] of trades.entries()) {
  const one = tradeUse[name];
  useWorth[trade * (TILES + 1) + 1] = one;
  for (let tiles = 2; tiles <= TILES; tiles++)
    useWorth[trade * (TILES + 1) + tiles] = reaches[trade]
      ? one * people.reaching
      : one * (people.counting + (tiles > 2 ? people.counting - 1 : 0));
}

/** Tiles by trade, men first. */
const held = new Uint8Array(TRADES * 2);

function count(v: Village): void {
  held.fill(0);
  const { people } = v;
  for (let i = 0; i < people.length; i++) {
    const person = people[i];
    const at = (isWoman(person) ? TRADES : 0) + tradeOf(person);
    held[at] += 1;
  }
}

/** What the men or the women counted bring in one round. */
function brings(women: boolean): number {
  const from = women ? TRADES : 0;
  let best = 0;
  let all = 0;
  for (let trade = 0; trade < TRADES; trade++) {
    const tiles = held[from + trade];
    if (tiles === 0) continue;
    const one = useWorth[trade * (TILES + 1) + tiles];
    all += one;
    if (one > best) best = one;
  }
  return people.best * best + people.others * Math.min(all - best, 6);
}

/** What the men and the women of a village bring in one round, and how many rounds are to come. */
export interface Uses {
  men: number;
  women: number;
  rounds: number;
}

/** Counts the people of a village. What one more would add can be asked until the next count. */
export function usesOf(s: BoraState, seat: Seat): Uses {
  count(s.villages[seat]);
  return { men: brings(false), women: brings(true), rounds: usesLeft(s, seat) };
}

export function usesWorth(s: BoraState, seat: Seat): number {
  const { men, women, rounds } = usesOf(s, seat);
  return (men + women) * rounds;
}

/** What one more person would add to those counted last. */
export function moreUses({ men, women, rounds }: Uses, person: number): number {
  const woman = isWoman(person);
  const at = (woman ? TRADES : 0) + tradeOf(person);
  held[at] += 1;
  const more = brings(woman);
  held[at] -= 1;
  return (woman ? men + more : more + women) * rounds - (men + women) * rounds;
}
