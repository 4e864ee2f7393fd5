/**
 * Nothing leaks. For a viewer, the real state and every state imagined from the view are worlds that look alike. So
 * everything the viewer meets must be the same in all of them: view, decision, score, moves, reasons, and, as long as
 * chance is not asked, whatever a move shows and tells. A reveal that does not go through chance is found here too:
 * it shows as a difference that nobody drew, and it would be taken back by an undo.
 */
import type { EventRecord, MoveRecord, Viewer } from '../../core/game.ts';
import { sameMove } from '../../core/narrow.ts';
import { deserialise, same, serialise } from '../../core/plain.ts';
import { heard, type Told } from '../../core/table.ts';
import { attempt, insist, insistSame, insistUnchanged } from '../walking/broken.ts';
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
  insistUnchanged(state, before, 'view');
  insistPlain(seen, 'view');
  insistApart(seen, state, ['view', 'state']);
  const text = serialise(seen);
  const worlds = [state];
  for (let i = 0; i < IMAGINED; i++) {
    // From its text, so that a view cannot carry along anything that would not be sent.
    const view = deserialise<V>(text);
    const again = sameChance(luck);
    const world = attempt(`imagine for ${eyes(viewer)}`, () => game.imagine(view, luck));
    insist(serialise(view) === text, 'imagine changes the view that it is given');
    insistSame(
      game.imagine(deserialise<V>(text), again),
      world,
      'imagine gives another state for the same view and chance',
    );
    insistPlain(world, 'imagined state');
    insistApart(world, view, ['imagined state', 'view']);
    const unfit = `imagine gives a state that does not fit the view of ${eyes(viewer)} (or view shows what they may not know)`;
    insistSame(
      attempt('view of an imagined state', () => game.view(world, viewer)),
      seen,
      unfit,
    );
    const hidden = `depends on something that ${eyes(viewer)} does not see`;
    insistSame(game.decision(world), game.decision(state), `decision ${hidden}`);
    insistSame(game.scoresheet(world, viewer), game.scoresheet(state, viewer), `scoresheet ${hidden}`);
    if (inventory)
      insistSame(inventory(world), inventory(state), `imagine gives ${eyes(viewer)} a state with other components`);
    playOut(game, game.copy(world), sameChance(luck), sameChance(luck), longest);
    worlds.push(world);
  }
  insistUnchanged(state, before, 'decision, view or scoresheet');
  return worlds;
}

/** The player to decide finds the same moves and the same reasons in all worlds. */
function sameChoices<S, M extends MoveRecord, E extends EventRecord, V>(
  { game, table, luck }: At<S, M, E, V>,
  worlds: readonly S[],
  viewer: Viewer,
): void {
  const [state, first, ...others] = worlds as [S, S, ...S[]];
  const sorted = (world: S) => game.moves(world).map(serialise).sort();
  insistSame(sorted(first), sorted(state), `moves depends on something that ${eyes(viewer)} does not see`);
  for (const world of others)
    insistSame(
      game.moves(world),
      game.moves(first),
      `the order that moves gives depends on something that ${eyes(viewer)} does not see`,
    );
  const earlier = table.played.map(({ move }) => move);
  for (const move of some(strangers(game.moves(state), earlier, luck), 25, luck))
    for (const world of [first, ...others])
      insistSame(
        attempt(`explain ${nameOf(move)}`, () => game.explain(world, move)),
        attempt(`explain ${nameOf(move)}`, () => game.explain(state, move)),
        `explain depends on something that ${eyes(viewer)} does not see, for ${nameOf(move)}`,
      );
}

/** Events by their type, and the second of a type as `drew 2`, so that a difference names the event it is in. */
type Heard = Readonly<Record<string, EventRecord>>;

interface Outcome {
  drew: boolean;
  /** What the viewer heard before chance was first asked. */
  certain: Heard;
  /** All that the viewer heard, sorted: the order in which three cards were drawn cannot be told from the hand. */
  heard: Heard;
  view: unknown;
  decision: unknown;
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
  const when = `when seat ${mover} plays ${serialise(move)}`;
  for (const other of imagined) {
    insist(
      real.drew === other.drew,
      `play asks chance or does not, depending on something that ${eyes(viewer)} does not see, ${when}`,
    );
    const unmarked = `without asking chance, ${when}`;
    insistSame(other.certain, real.certain, `play tells ${eyes(viewer)} something hidden ${unmarked}`);
    if (!real.drew) {
      insistSame(other.view, real.view, `play shows ${eyes(viewer)} something hidden ${unmarked}`);
      insistSame(
        other.decision,
        real.decision,
        `play lets ${eyes(viewer)} learn something hidden from what is asked next, ${when}`,
      );
    }
    if (same(other.view, real.view))
      insistSame(other.heard, real.heard, `play tells ${eyes(viewer)} more than the view after it shows, ${when}`);
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
    certain: byType(heard(told.slice(0, certain), viewer)),
    heard: byType(heard(told, viewer).sort((a, b) => (serialise(a) < serialise(b) ? -1 : 1))),
    view: game.view(state, viewer),
    decision: game.decision(state),
  };
}

function byType(events: readonly EventRecord[]): Heard {
  const named: Record<string, EventRecord> = {};
  for (const event of events) {
    let name = event.type;
    for (let n = 2; name in named; n++) name = `${event.type} ${n}`;
    named[name] = event;
  }
  return named;
}
