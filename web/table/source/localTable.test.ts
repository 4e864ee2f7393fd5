import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Thought } from '@atoll/bots';
import { answer, Chance, type Game, openTable, sameMove, verifyReplay } from '@atoll/engine';
import { games } from '@atoll/games';
import { begunAs, type LocalTable, restore, runLocally } from './localTable.ts';
import { rewatch } from './replayTable.ts';
import { courseOf } from './scoreHistory.ts';

async function example(): Promise<Game> {
  const module = await games.tides?.();
  assert.ok(module, 'the example game is there');
  return module.open(module.editions[0]);
}

const fresh = (
  game: Game,
  seats: LocalTable['seats'] = [{ kind: 'me' }, { kind: 'bot', bot: 'first' }],
): LocalTable => ({
  id: 'here',
  game: game.id,
  edition: game.edition.digest,
  rules: game.version,
  options: {},
  seats,
  seed: 'a fixed seed',
  moves: [],
  startedAt: '2026-01-01T00:00:00.000Z',
  changedAt: '2026-01-01T00:00:00.000Z',
});

/** A table whose bot takes the first legal move at once, and what was kept of it last. */
function around(game: Game) {
  const kept: { last: LocalTable | null; full: boolean } = { last: null, full: false };
  return {
    kept,
    think: async (_bot: string, view: unknown): Promise<Thought> => {
      const [move] = game.moves(game.imagine(view, new Chance('bot')));
      assert.ok(move);
      return { move, considered: [], iterations: 0, line: [] };
    },
    keep: (table: LocalTable) => {
      if (!kept.full) kept.last = table;
      return !kept.full;
    },
    name: () => 'Anna',
    pauseMs: 0,
  };
}

const settle = () => new Promise(done => setTimeout(done, 5));

/** Answers every decision of our own with the first legal move, up to `most` of them. */
async function playOn(game: Game, source: ReturnType<typeof runLocally>, most = 1000): Promise<number> {
  let mine = 0;
  for (let i = 0; i < 5000 && mine < most; i++) {
    const standing = source.snapshot.value?.standing;
    if (!standing?.decision) break;
    if (standing.decision.seat !== source.snapshot.value?.info.you) {
      await settle();
      continue;
    }
    const [move] = game.moves(game.imagine(standing.view, new Chance('me')));
    assert.ok(move);
    assert.equal(await source.move(move), null);
    mine++;
  }
  return mine;
}

test('a whole game against a bot runs in the page, and its replay proves itself', async () => {
  const game = await example();
  const source = runLocally(game, fresh(game), {}, around(game));
  await playOn(game, source);
  assert.equal(source.snapshot.value?.info.status, 'over');
  const replay = await source.replay();
  assert.ok(replay.ok);
  assert.equal(verifyReplay(game, replay.value).ok, true);
});

test('a reload continues where one was', async () => {
  const game = await example();
  const world = around(game);
  const source = runLocally(game, fresh(game), {}, world);
  await playOn(game, source, 2);
  source.close();
  assert.ok(world.kept.last);
  const again = runLocally(game, world.kept.last, {}, around(game));
  again.close();
  assert.equal(again.snapshot.value?.standing?.n, world.kept.last.moves.length);
});

test('a table that could not be kept says so, until it is kept again', async () => {
  const game = await example();
  const world = around(game);
  const source = runLocally(game, fresh(game), {}, world);
  const said = () => source.trouble?.value?.en ?? '';
  assert.equal(said(), '');
  world.kept.full = true;
  await playOn(game, source, 1);
  assert.match(said(), /cannot keep the table/);
  world.kept.full = false;
  await playOn(game, source, 1);
  assert.equal(said(), '');
  source.close();
});

test('a kept table knows whose decision it is, and that it is over; looking at it makes it no newer', async () => {
  const game = await example();
  const world = around(game);
  const source = runLocally(game, fresh(game), {}, world);
  assert.equal(world.kept.last?.changedAt, fresh(game).changedAt);
  await playOn(game, source, 2);
  assert.equal(typeof world.kept.last?.turn, 'number');
  await playOn(game, source);
  assert.equal(world.kept.last?.turn, null);
  assert.ok((world.kept.last?.changedAt ?? '') > fresh(game).changedAt);
  source.close();
});

test('a refused move changes nothing and says why', async () => {
  const game = await example();
  const source = runLocally(game, fresh(game, [{ kind: 'me' }, { kind: 'me' }]), {}, around(game));
  const before = source.snapshot.value;
  const refused = await source.move({ nonsense: true });
  assert.ok(refused?.words.de);
  assert.equal(source.snapshot.value, before);
});

test('a table of other rules or components is not continued', async () => {
  const game = await example();
  assert.equal(restore(game, { ...fresh(game), rules: game.version + 1 }), null);
  assert.equal(restore(game, { ...fresh(game), edition: 'another' }), null);
});

test('time travel shows an earlier position, and playing on from there forgets what came after', async () => {
  const game = await example();
  const world = around(game);
  const source = runLocally(game, fresh(game), {}, world);
  await playOn(game, source, 3);
  const known = source.travel?.at.value.known ?? 0;
  assert.ok(known > 2);
  const view = source.snapshot.value?.standing?.view;
  source.travel?.goTo(1);
  assert.deepEqual(source.travel?.at.value, { shown: 1, known });
  assert.equal(world.kept.last?.moves.length, known, 'looking back forgets nothing');
  source.travel?.goTo(known);
  assert.deepEqual(source.snapshot.value?.standing?.view, view);
  source.travel?.goTo(1);
  source.travel?.branch();
  assert.equal(world.kept.last?.moves.length, 1);
  source.close();
});

test('a spectator of bots only watches', async () => {
  const game = await example();
  const source = runLocally(
    game,
    fresh(game, [
      { kind: 'bot', bot: 'a' },
      { kind: 'bot', bot: 'b' },
    ]),
    {},
    around(game),
  );
  assert.equal(source.snapshot.value?.info.you, 'spectator');
  assert.equal((await source.move({}))?.code, 'spectator');
  source.close();
});

/** A game that was played to its end, and is watched again. */
async function watched() {
  const game = await example();
  const source = runLocally(game, fresh(game), {}, around(game));
  await playOn(game, source);
  const replay = await source.replay();
  assert.ok(replay.ok);
  return { game, source, replay, again: rewatch(game, replay.value, 'x') };
}

test('a replay can be stepped through from both ends, with the totals of every turn', async () => {
  const { game, source, replay, again } = await watched();
  assert.equal(again.length, replay.value.moves.length);
  again.goTo(again.length);
  assert.deepEqual(again.snapshot.value?.standing?.scoresheet, source.snapshot.value?.standing?.scoresheet);
  again.goTo(-5);
  assert.equal(again.at.value, 0);
  const course = courseOf(game, replay.value);
  assert.deepEqual(
    course.at(-1)?.totals,
    source.snapshot.value?.standing?.scoresheet.rows.map(row => row.total),
  );
  assert.ok(course.length > 2);
});

test('a replay shows what another move would have led to, and then again what was', async () => {
  const { game, replay, again } = await watched();
  const { tried, tryOut } = again.trying;
  again.goTo(2);
  const was = again.snapshot.value;
  const played = replay.value.moves[2]?.move;
  const view = again.deciderView?.();
  const other = game.moves(game.imagine(view, new Chance('other'))).find(move => !sameMove(move, played ?? {}));
  assert.ok(other);
  tryOut(other);
  assert.deepEqual(tried.value?.move, other);
  assert.ok(again.news.value.events.length > 0);
  assert.notDeepEqual(again.snapshot.value?.standing?.view, was?.standing?.view);
  assert.deepEqual(again.snapshot.value?.info, was?.info, 'the game itself has not gone on');
  assert.deepEqual(again.snapshot.value?.entries, was?.entries);
  assert.deepEqual(again.deciderView?.(), view, 'who is asked for advice still sees what was');
  tryOut(null);
  assert.equal(tried.value, null);
  assert.deepEqual(again.snapshot.value, was);
  tryOut({ no: 'such move' });
  assert.deepEqual([tried.value, again.snapshot.value], [null, was]);
  tryOut(other);
  again.goTo(3);
  again.goTo(2);
  assert.deepEqual([tried.value, again.snapshot.value], [null, was]);
});

/** A table that began with a position in the middle of a game. */
async function fromPosition() {
  const game = await example();
  const table = openTable(game, { seats: 2 }, 'before the position');
  for (let n = 0; n < 4; n++) {
    const seat = game.decision(table.state)?.seat ?? 0;
    answer(table, seat, game.moves(table.state)[0]);
  }
  return { game, position: game.writePosition(table.state) };
}

test('a table that began with a position is kept, goes on after a reload, and is played to its end', async () => {
  const { game, position } = await fromPosition();
  const world = around(game);
  const source = runLocally(game, { ...fresh(game), position }, {}, world);
  assert.deepEqual(source.travel?.position(), position, 'it begins there');
  await playOn(game, source, 2);
  source.close();
  const { last } = world.kept;
  assert.ok(last && last.moves.length >= 2);
  const again = runLocally(game, last, {}, around(game));
  assert.deepEqual(again.travel?.position(), source.travel?.position());
  await playOn(game, again);
  assert.equal(again.snapshot.value?.info.status, 'over');
});

test('going back leads to the position it began with, and no further', async () => {
  const { game, position } = await fromPosition();
  const source = runLocally(game, { ...fresh(game), position }, {}, around(game));
  await playOn(game, source, 2);
  source.travel?.goTo(0);
  assert.deepEqual(source.travel?.position(), position);
  assert.equal((await source.undo())?.code !== undefined, true, 'there is nothing before it to take back');
  source.close();
});

test('its record can be watched here, and says why it proves nothing', async () => {
  const { game, position } = await fromPosition();
  const source = runLocally(game, { ...fresh(game), position }, {}, around(game));
  await playOn(game, source);
  assert.match(source.unproven?.en ?? '', /position from a file/);
  const replay = await source.replay();
  assert.ok(replay.ok);
  const course = courseOf(begunAs(game, { position, options: {} }), replay.value);
  const totals = source.snapshot.value?.standing?.scoresheet.rows.map(row => row.total);
  assert.deepEqual(course.at(-1)?.totals, totals);
});

test('a position that is none of this game is not opened as a table', async () => {
  const game = await example();
  assert.equal(restore(game, { ...fresh(game), position: { nonsense: true } }), null);
});
