/**
 * What bots go by is sound. It is called on imagined states only, so it cannot see what is hidden; but it would spoil a
 * search if it changed the state, and games would not come out the same again if it knew anything beside the state and
 * the chance it is given: a clock, luck of its own, or what it was asked before.
 */
import type { Features } from '../../bot/evaluation.ts';
import { worthBy } from '../../bot/evaluation.ts';
import { Chance } from '../../core/chance.ts';
import type { BotSense, EventRecord, MoveRecord, Seat } from '../../core/game.ts';
import { sameMove } from '../../core/narrow.ts';
import { deserialise, serialise } from '../../core/plain.ts';
import { attempt, insist, insistSame, insistUnchanged } from '../walking/broken.ts';
import type { At, Property } from '../walking/subject.ts';
import { insistItEnds, sameChance, usualLongest } from '../walking/walk.ts';

export const senseIsSound: Property = at => {
  const { module, game, table, luck } = at;
  const sense = attempt('sense', () => module.sense?.(game));
  if (!sense) return;
  const viewer = luck.int(table.config.seats);
  const world = game.imagine(game.view(table.state, viewer), luck);
  const other = game.imagine(game.view(table.state, 'spectator'), luck);
  for (let seat = 0; seat < table.config.seats; seat++) {
    const worth = (name: string, ask: (state: typeof world) => number) =>
      insistNumber(steady(`${name} for seat ${seat}`, world, other, ask), `${name} for seat ${seat}`);
    worth('sense.evaluate', state => sense.evaluate(state, seat));
    if (sense.evaluateForSearch)
      worth('sense.evaluateForSearch', state => sense.evaluateForSearch?.(state, seat) ?? Number.NaN);
    if (sense.features) featuresFit(sense.features, world, other, seat);
  }
  weightsFit(sense);
  if (!game.decision(world)) return;
  if (sense.estimateMoves) estimatesEachMove(at, sense.estimateMoves, world, other);
  if (sense.policy) policyPlays(at, sense.policy, world, other);
};

/** Questions must not change a state, and must have the same answer for an equal one, no matter what was asked in between. */
function steady<S, T>(name: string, world: S, between: S, ask: (state: S) => T): T {
  const before = serialise(world);
  const first = attempt(name, () => ask(world));
  insistUnchanged(world, before, name);
  attempt(name, () => ask(between));
  insistSame(
    attempt(name, () => ask(deserialise<S>(before))),
    first,
    `${name} gives something else for an equal state: it goes by more than the state and its chance`,
  );
  return first;
}

const insistNumber = (value: unknown, what: string): void =>
  insist(
    typeof value === 'number' && Number.isFinite(value),
    () => `${what} is ${String(value)}, and no finite number`,
  );

/** Marks entries of a list that a function has to fill, and some behind its end that it must not touch. */
const UNWRITTEN = Number.NaN;
const BEYOND = 4;

function insistFilled(values: ArrayLike<number>, from: number, names: readonly string[], what: string): void {
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    const name = names[i - from];
    if (name !== undefined) insistNumber(value, `${what}: the value of “${name}”`);
    else
      insist(
        Number.isNaN(value),
        `${what} writes ${value} at ${i}, and its ${names.length} values belong from ${from} to ${from + names.length - 1}`,
      );
  }
}

function featuresFit<S>(features: Features<S>, world: S, other: S, seat: Seat): void {
  const { names, netInputs } = features;
  const read = (what: string, list: readonly string[], from: number, fill: (state: S, into: Float64Array) => void) => {
    insist(new Set(list).size === list.length, `${what}: two of its names are the same`);
    const values = steady(`${what}.read`, world, other, state => {
      const into = new Float64Array(from + list.length + BEYOND).fill(UNWRITTEN);
      fill(state, into);
      return into;
    });
    insistFilled(values, from, list, `${what}.read`);
  };
  read('sense.features', names, 0, (state, into) => features.read(state, seat, into));
  if (netInputs)
    read('sense.features.netInputs', netInputs.names, 2, (state, into) => netInputs.read(state, seat, into, 2));
  const progress = steady('sense.features.progress', world, other, state => features.progress(state));
  insist(progress >= 0 && progress <= 1, `sense.features.progress is ${progress}, and not from 0 to 1`);
  if (features.safe)
    insistNumber(
      steady('sense.features.safe', world, other, state => features.safe?.(state, seat)),
      'sense.features.safe',
    );
  const known = steady('sense.features.known', world, other, state => features.known?.(state, seat) ?? null);
  if (known !== null) insistNumber(known, 'sense.features.known');
}

function weightsFit<S, M extends MoveRecord>({ features, featureWeights }: BotSense<S, M>): void {
  if (!featureWeights) return;
  insist(features !== undefined, 'sense.featureWeights says what features are worth, and there are no sense.features');
  attempt('sense.featureWeights', () => worthBy(features, featureWeights));
  const worths = [...featureWeights.early, ...featureWeights.late];
  insist(worths.every(Number.isFinite), 'sense.featureWeights has a weight that is no finite number');
}

/** In any order of the moves and with values of an earlier time in the list, each move gets its own number. */
function estimatesEachMove<S, M extends MoveRecord, E extends EventRecord, V>(
  { game }: At<S, M, E, V>,
  estimate: NonNullable<BotSense<S, M>['estimateMoves']>,
  world: S,
  other: S,
): void {
  const moves = game.moves(world);
  const listed = serialise(moves);
  const name = 'sense.estimateMoves';
  const weightsIn = (state: S, list: readonly M[]): number[] => {
    const into = new Array<number>(list.length + BEYOND).fill(UNWRITTEN);
    estimate(state, list, into);
    const written = into.findLastIndex(value => !Number.isNaN(value)) + 1;
    insist(written <= list.length, `${name} writes ${written} values for ${list.length} moves`);
    return into.slice(0, list.length);
  };
  const between = () => game.decision(other) && weightsIn(other, game.moves(other));
  const weights = steady(name, world, world, state => {
    between();
    return weightsIn(state, moves);
  });
  insist(serialise(moves) === listed, `${name} changes the list of moves that it is given`);
  for (const [i, move] of moves.entries()) insistNumber(weights[i], `${name}: the value of ${serialise(move)}`);
  const empty: number[] = [];
  attempt(name, () => estimate(world, moves, empty));
  insist(empty.length === moves.length, `${name} writes ${empty.length} values for ${moves.length} moves`);
  insistSame(
    attempt(name, () => weightsIn(world, moves.toReversed())).reverse(),
    weights,
    `${name} gives moves other values when they are listed in another order`,
  );
}

/** Plays to the end by the policy: each of its moves must be legal, and it must not go round in circles. */
function policyPlays<S, M extends MoveRecord, E extends EventRecord, V>(
  { game, luck, longest = usualLongest }: At<S, M, E, V>,
  policy: NonNullable<BotSense<S, M>['policy']>,
  world: S,
  other: S,
): void {
  const name = 'sense.policy';
  const from = luck.save();
  const ask = (state: S): M | null => (game.decision(state) ? policy(state, Chance.load(from)) : null);
  steady(name, world, other, ask);
  const state = game.copy(world);
  const chance = sameChance(luck);
  const choosing = sameChance(luck);
  for (let decisions = 1; game.decision(state); decisions++) {
    insistItEnds(decisions, longest, name);
    const moves = game.moves(state);
    const move = attempt(name, () => policy(state, choosing));
    insist(
      moves.some(legal => sameMove(legal, move)),
      () => `${name} gives ${serialise(move)}, which moves does not list`,
    );
    game.play(state, move, chance);
  }
}
