/** The order of play: set-up, what may be done in a turn, what it causes. */
import { type Chance, type Seat, type TableConfig, type Tell, winners } from '@atoll/engine';
import { allWaves, type Edition } from '../editions/edition.ts';
import { score } from './scoring.ts';
import { type Pool, pools, type TidesEvent, type TidesMove, type TidesState } from './types.ts';

export const level = (waves: readonly number[]): number => waves.reduce((sum, wave) => sum + wave, 0);

export const handOf = (s: TidesState, seat: Seat): number[] => s.hands[seat];

/** R1 and R2. */
export function setup(edition: Edition, config: TableConfig, chance: Chance): TidesState {
  const s: TidesState = {
    mark: edition.marks[config.options.tide as keyof Edition['marks']],
    active: 0,
    laid: false,
    hands: Array.from({ length: config.seats }, () => []),
    pile: chance.shuffle(allWaves(edition)),
    pools: { north: [], south: [] },
    sea: [],
    pearls: new Array(config.seats).fill(0),
    spills: new Array(config.seats).fill(0),
  };
  for (let seat = 0; seat < config.seats; seat++) draw(edition, s, seat, chance);
  return s;
}

/** R8: it is over when nobody has waves left. */
export const isOver = (s: TidesState): boolean => s.hands.every(hand => hand.length === 0);

/** R3: any wave of the hand in any pool. R6: after the first one may stop. */
export function moves(s: TidesState, into: TidesMove[] = []): TidesMove[] {
  for (const wave of new Set(handOf(s, s.active))) for (const pool of pools) into.push({ wave, pool });
  if (s.laid) into.push({ wave: 'stop' });
  return into;
}

export function play(edition: Edition, s: TidesState, move: TidesMove, chance: Chance, tell?: Tell<TidesEvent>): void {
  const spilled = move.wave !== 'stop' && lay(s, move.wave, move.pool, tell);
  // R6: a player who spilled, or has nothing left to lay, can only stop; the machine does it.
  if (move.wave === 'stop' || spilled || handOf(s, s.active).length === 0) endTurn(edition, s, chance, tell);
}

function lay(s: TidesState, wave: number, pool: Pool, tell?: Tell<TidesEvent>): boolean {
  const seat = s.active;
  const hand = handOf(s, seat);
  const waves = s.pools[pool];
  hand.splice(hand.indexOf(wave), 1);
  waves.push(wave);
  s.laid = true;
  tell?.({ type: 'laid', seat, wave, pool, level: level(waves) });
  if (level(waves) < s.mark) return false;

  const spilled = level(waves) > s.mark;
  if (spilled) {
    s.spills[seat] += 1; // R5
    tell?.({ type: 'spilled', seat, pool, waves: waves.length });
  } else {
    s.pearls[seat] += waves.length; // R4
    tell?.({ type: 'won', seat, pool, pearls: waves.length });
  }
  s.sea.push(...waves);
  s.pools[pool] = [];
  return spilled;
}

/** R7: a face-down wave is drawn through chance, so that the machine knows it cannot be taken back. */
function draw(edition: Edition, s: TidesState, seat: Seat, chance: Chance, tell?: Tell<TidesEvent>): void {
  const hand = handOf(s, seat);
  while (hand.length < edition.hand && s.pile.length > 0) {
    const wave = chance.deal(s.pile);
    hand.push(wave);
    tell?.({ type: 'drew', seat, wave }, seat);
  }
  hand.sort((a, b) => a - b);
}

function endTurn(edition: Edition, s: TidesState, chance: Chance, tell?: Tell<TidesEvent>): void {
  draw(edition, s, s.active, chance, tell);
  s.laid = false;
  if (isOver(s)) {
    tell?.({ type: 'end', winners: winners(score(s, true)) });
    return;
  }
  do s.active = (s.active + 1) % s.hands.length;
  while (handOf(s, s.active).length === 0);
  tell?.({ type: 'turn', seat: s.active });
}
