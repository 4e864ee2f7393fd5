/** A position of Tides as readable JSON; piles are written with the top wave first. */
import { shape } from '@atoll/engine';
import { allWaves, type Edition } from '../editions/edition.ts';
import { isOver, level } from './turn.ts';
import { pools, type TidesState } from './types.ts';

const { boolean, integer, list, record, wrong } = shape;

export const writePosition = (s: TidesState): unknown => ({ ...s, pile: s.pile.toReversed() });

const waves = list(integer(1, 9), 0, 300);
const readShape = record({
  mark: integer(2, 50),
  active: integer(0, 3),
  laid: boolean,
  hands: list(waves, 2, 4),
  pile: waves,
  pools: record({ north: waves, south: waves }),
  sea: waves,
  pearls: list(integer(0, 300), 2, 4),
  spills: list(integer(0, 300), 2, 4),
});

export function readPosition(edition: Edition, json: unknown): TidesState {
  const s = readShape(json, '');
  const seats = s.hands.length;
  if (!Object.values(edition.marks).includes(s.mark))
    wrong('mark', 'Diese Flutmarke gibt es nicht.', 'There is no such mark.');
  const everywhere = [...s.hands.flat(), ...s.pile, ...s.pools.north, ...s.pools.south, ...s.sea];
  if (everywhere.sort().join() !== allWaves(edition).sort().join())
    wrong('', 'Wellen fehlen oder sind zu viel.', 'Waves are missing, or there are too many.');
  if (s.active >= seats || s.pearls.length !== seats || s.spills.length !== seats)
    wrong('hands', `Hier sitzen ${seats} Spieler.`, `There are ${seats} players here.`);
  for (const pool of pools)
    if (level(s.pools[pool]) >= s.mark)
      wrong(`pools.${pool}`, 'So voll kann ein Becken nicht bleiben.', 'A pool cannot stay as full as that.');
  for (const [seat, hand] of s.hands.entries()) {
    const inTurn = seat === s.active && s.laid;
    const most = edition.hand - (inTurn ? 1 : 0);
    const least = s.pile.length > 0 && !inTurn ? edition.hand : seat === s.active && !isOver(s) ? 1 : 0;
    if (hand.length < least || hand.length > most)
      wrong(`hands[${seat}]`, `Hier sind es ${least} bis ${most} Wellen.`, `There are ${least} to ${most} waves here.`);
    hand.sort((a, b) => a - b);
  }
  if (isOver(s) && s.laid) wrong('laid', 'Die Partie ist schon zu Ende.', 'The game is already over.');
  if (level(s.pearls) + 2 * level(s.spills) > s.sea.length)
    wrong('pearls', 'So viel ist noch nicht geschehen.', 'Not so much has happened yet.');
  return { ...s, pile: s.pile.toReversed() };
}
