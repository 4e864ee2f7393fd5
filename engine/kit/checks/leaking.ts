/**
 * Nothing leaks. For a viewer, the real state and every state imagined from the view are worlds that look alike. So
 * everything the viewer meets must be the same in all of them: view, decision, score, moves, reasons, and, as long as
 * chance is not asked, whatever a move shows and tells. A reveal that does not go through chance is found here too:
 * it shows as a difference that nobody drew, and it would be taken back by an undo.
 */
import type { EventRecord, MoveRecord, Viewer } from '../../core/game.ts';
import { sameMove } from '../../core/narrow.ts';
import { deserialise, serialise } from '../../core/plain.ts';
import { heard, type Told } from '../../core/table.ts';
import { attempt, insist, insistSame, insistSameText } from '../walking/broken.ts';
import { nameOf, strangers } from '../walking/strangers.ts';
import { type At, type Property, viewers } from '../walking/subject.ts';
import { playOut, sameChance, some } from '../walking/walk.ts';
import { insistApart, insistPlain } from './plainness.ts';

const IMAGINED = 3;

export const nothingLeaks: Property = at => {
  for (const viewer of viewers(at.table.config.seats)) {
    const worlds = imagineWorlds(at, viewer);
    const decision = at.game.decision(at.table.state);
    if (!decision) continue;
    if (decision.seat === viewer) sameChoices(at, worlds, viewer);
    for (const move of some(at.game.moves(at.table.state), 6, at.luck)) sameOutcomes(at, worlds, viewer, move);
  }
};

const eyes = (viewer: Viewer): string => (viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`);

/** The real state first, then imagined ones; all must look alike. */
function imagineWorlds<S, M extends MoveRecord, E extends EventRecord, V>(at: At<S, M, E, V>, viewer: Viewer): S[] {
  const { game, table, luck, inventory, longest } = at;
  const { state } = table;
  const before = serialise(state);
  const seen = attempt(`view for ${eyes(viewer)}`, () => game.view(state, viewer));
  insistPlain(seen, 'view');
  insistApart(seen, state, ['view', 'state']);
  const text = serialise(seen);
  const worlds = [state];
  for (let i = 0; i < IMAGINED; i++) {
    // From its text, so that a view cannot carry along anything that would not be sent.
    const view = deserialise<V>(text);
    const world = attempt(`imagine for ${eyes(viewer)}`, () => game.imagine(view, luck));
    insistPlain(world, 'imagined state');
    insistApart(world, view, ['imagined state', 'view']);
    const who = `for ${eyes(viewer)}, in a state that looks the same to them`;
    insistSame(game.view(world, viewer), seen, `the view ${who}`);
    insistSame(game.decision(world), game.decision(state), `the decision ${who}`);
    insistSame(game.scoresheet(world, viewer), game.scoresheet(state, viewer), `the scoresheet ${who}`);
    if (inventory) insistSame(inventory(world), inventory(state), `components in a state imagined for ${eyes(viewer)}`);
    playOut(game, game.copy(world), sameChance(luck), sameChance(luck), longest);
    insist(serialise(view) === text, 'imagine changed the view it was given');
    worlds.push(world);
  }
  insist(serialise(state) === before, 'view or imagine changed the state');
  return worlds;
}

/** Whoever decides finds the same moves and the same reasons in all worlds. */
function sameChoices<S, M extends MoveRecord, E extends EventRecord, V>(
  { game, table, luck }: At<S, M, E, V>,
  worlds: readonly S[],
  viewer: Viewer,
): void {
  const [state, first, ...others] = worlds as [S, S, ...S[]];
  const sorted = (world: S) => game.moves(world).map(serialise).sort();
  insistSame(
    sorted(first),
    sorted(state),
    `the legal moves of ${eyes(viewer)}, in a state that looks the same to them`,
  );
  for (const world of others)
    insistSame(game.moves(world), game.moves(first), `the legal moves of ${eyes(viewer)}, in order`);
  const earlier = table.played.map(({ move }) => move);
  for (const move of some(strangers(game.moves(state), earlier, luck), 25, luck))
    for (const world of [first, ...others])
      insistSame(
        attempt(`explain ${nameOf(move)}`, () => game.explain(world, move)),
        attempt(`explain ${nameOf(move)}`, () => game.explain(state, move)),
        `why ${eyes(viewer)} cannot play ${nameOf(move)}, in a state that looks the same to them`,
      );
}

interface Outcome {
  drew: boolean;
  /** What the viewer heard before chance was first asked. */
  certain: string;
  /** What the viewer heard in all, sorted: in which order one drew three cards is gone once one holds them. */
  heard: string;
  view: string;
  decision: string;
}

function sameOutcomes<S, M extends MoveRecord, E extends EventRecord, V>(
  at: At<S, M, E, V>,
  worlds: readonly S[],
  viewer: Viewer,
  move: M,
): void {
  const { game, table } = at;
  // Somebody else's move may be impossible in an imagined world: there they hold other things.
  const possible = worlds.filter(world => game.moves(world).some(legal => sameMove(legal, move)));
  const [real, ...imagined] = possible.map(world => outcome(at, world, viewer, move)) as [Outcome, ...Outcome[]];
  const mover = game.decision(table.state)?.seat;
  const what = `when seat ${mover} plays ${serialise(move)}, ${eyes(viewer)}`;
  for (const other of imagined) {
    insist(
      real.drew === other.drew,
      `${what} can tell two states apart that look the same: chance is asked in only one of them`,
    );
    const unmarked = 'before chance was asked; what is revealed must go through chance';
    insistSameText(other.certain, real.certain, `${what} hears something hidden ${unmarked}`);
    if (!real.drew) {
      insistSameText(other.view, real.view, `${what} sees something hidden ${unmarked}`);
      insistSameText(other.decision, real.decision, `${what} learns something hidden from what is asked next`);
    }
    if (other.view === real.view)
      insistSameText(other.heard, real.heard, `${what} hears more than the view after it shows`);
  }
}

function outcome<S, M extends MoveRecord, E extends EventRecord, V>(
  { game, table }: At<S, M, E, V>,
  world: S,
  viewer: Viewer,
  move: M,
): Outcome {
  const state = game.copy(world);
  const chance = sameChance(table.chance);
  const before = chance.draws;
  const told: Told<E>[] = [];
  let certain = 0;
  attempt(`play ${serialise(move)}`, () =>
    game.play(state, move, chance, (event, only) => {
      told.push(only === undefined ? { event } : { event, only });
      if (chance.draws === before) certain = told.length;
    }),
  );
  return {
    drew: chance.draws > before,
    certain: serialise(heard(told.slice(0, certain), viewer)),
    heard: heard(told, viewer).map(serialise).sort().join(' '),
    view: serialise(game.view(state, viewer)),
    decision: serialise(game.decision(state)),
  };
}
