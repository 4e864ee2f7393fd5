/**
 * Nothing hidden leaves the server: whole tables are played through real sockets by two seats while somebody watches,
 * and every message each of them receives is compared with what the engine says that this viewer may know.
 */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import {
  answer,
  autoMove,
  Chance,
  type GameModule,
  heard,
  type MoveRecord,
  openTable,
  type Preferences,
  type Seat,
  type Table,
  undo,
  undoable,
  type Viewer,
} from '@atoll/engine';
import { cacao } from '@atoll/games/cacao/index.ts';
import type { LogEntry, ServerMessage, TableInfo } from './door/protocol.ts';
import { freshKey, type Line, openHouse, type StandingMessage } from './test/house.ts';
import { shells } from './test/shells.ts';

/** What one viewer must have heard: the engine's own words. */
function expected(table: Table, numbers: readonly number[], n: number, viewer: Viewer, after: number): unknown {
  const { game, state, played } = table;
  const entries = played
    .map(({ seat, kind, auto, told }, i) => ({
      n: numbers[i] ?? 0,
      seat,
      kind,
      auto: auto && seat === viewer,
      events: heard(told, viewer),
    }))
    .filter(entry => entry.n > after);
  const decision = game.decision(state);
  const can = viewer !== 'spectator' && decision !== null && 'count' in undoable(table, viewer);
  return plain({
    entries,
    n,
    view: game.view(state, viewer),
    decision: decision && { seat: decision.seat, kind: decision.kind },
    scoresheet: game.scoresheet(state, viewer),
    undo: can,
  });
}

/** The same of a received message, after making sure that it has no field besides. */
function received({ type, table: _table, whole: _whole, entries, standing, ...more }: StandingMessage): unknown {
  assert.equal(type, 'standing');
  assert.deepEqual(more, {});
  const { n, view, decision, scoresheet, undo, since, ...others } = standing;
  assert.equal(typeof since, 'string');
  assert.deepEqual(others, {});
  return {
    entries: entries.map(({ at, ...entry }: LogEntry) => {
      assert.equal(typeof at, 'string');
      return entry;
    }),
    n,
    view,
    decision,
    scoresheet,
    undo: undo.can,
  };
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Standing preferences answer by themselves, each as an entry of its own; where nothing is chosen, the usual ones. */
function answerPreferences(table: Table, of: (seat: Seat) => Preferences, numbers: number[], n: number): number {
  for (;;) {
    const seat = table.game.decision(table.state)?.seat;
    if (seat === undefined) return n;
    const move = autoMove(table.game, table.state, of(seat));
    if (!move) return n;
    answer(table, seat, move, true);
    numbers.push(++n);
  }
}

const tableFields =
  'id game edition rules options seats status you n decision createdAt changedAt seedHash preferences seed lobby clock absent language botsAfter chat owner byInvitation watching'.split(
    ' ',
  );
const seatFields = 'seat kind name bot online'.split(' ');

function checkTableMessage(info: TableInfo, viewer: Viewer): void {
  assert.equal(info.you, viewer);
  for (const field of Object.keys(info)) assert.ok(tableFields.includes(field), `unexpected field ${field}`);
  for (const seat of info.seats)
    for (const field of Object.keys(seat)) assert.ok(seatFields.includes(field), `unexpected field ${field}`);
  assert.equal('preferences' in info, viewer !== 'spectator');
  assert.equal('seed' in info, info.status === 'over');
}

/** Plays a whole table by chance, with an undo wherever one is allowed and the chance says so. */
async function playAndCompare(t: TestContext, module: GameModule, preferences: Record<string, string>): Promise<void> {
  const hurry = { burst: 1000, perSecond: 1000 };
  const house = await openHouse(t, {
    games: { [module.id]: async () => module },
    limits: { connection: hurry, guest: hurry },
  });
  const ann = house.visit();
  const bob = house.visit();
  const eve = house.visit();
  await eve.get('/api/me');
  const opened = await ann.post<TableInfo>('/api/tables', {
    game: module.id,
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const { id } = opened;
  await bob.post(`/api/tables/${id}/seats/1`, { name: 'Bob' });

  const database = new DatabaseSync(join(house.data, 'atoll.sqlite'), { readOnly: true });
  const seed = String(database.prepare('select seed from tables').get()?.seed);
  database.close();
  assert.match(seed, /^[0-9a-f]{32}$/);

  const viewers: Viewer[] = [0, 1, 'spectator'];
  const lines: Line[] = [];
  for (const person of [ann, bob, eve]) {
    const line = await person.connect();
    assert.equal((await line.ask({ type: 'watch', table: id })).type, 'ok');
    lines.push(line);
  }
  const bobs = lines[1] as Line;
  if (Object.keys(preferences).length > 0)
    assert.equal((await bobs.ask({ type: 'prefer', table: id, preferences })).type, 'ok');

  const game = module.open(module.editions[0]);
  const mirror = openTable(game, { seats: 2, options: opened.options }, seed);
  const numbers: number[] = [];
  let n = 0;
  const chance = new Chance('whole tables');

  for (;;) {
    const decision = game.decision(mirror.state);
    if (!decision) break;
    const line = lines[decision.seat] as Line;
    const after = n;
    // Like a browser: legal moves from an imagined state, nothing but the view is known.
    const standing = (await line.standing(n)).standing;
    const world = game.imagine(standing.view, chance);
    const message =
      standing.undo.can && chance.int(4) === 0
        ? ({ type: 'undo', table: id, after, key: freshKey() } as const)
        : ({ type: 'move', table: id, after, key: freshKey(), move: chance.pick(game.moves(world)) } as const);
    const reply = await line.ask(message);
    assert.equal(reply.type, 'ok', JSON.stringify(reply));

    if (message.type === 'undo') {
      assert.ok('count' in undo(mirror, decision.seat));
      numbers.length = mirror.played.length;
      n++;
    } else {
      assert.ok('played' in answer(mirror, decision.seat, message.move));
      numbers.push(++n);
      n = answerPreferences(mirror, seat => (seat === 1 ? preferences : {}), numbers, n);
    }
    for (const [i, viewer] of viewers.entries()) {
      const heardNow = await (lines[i] as Line).standing(n);
      assert.equal(heardNow.whole, message.type === 'undo');
      const from = heardNow.whole ? 0 : after;
      assert.deepEqual(received(heardNow), expected(mirror, numbers, n, viewer, from), `viewer ${viewer}, entry ${n}`);
    }
    // Over HTTP a viewer learns the same, and the legal moves only when it is theirs to decide.
    for (const [i, person] of [ann, bob, eve].entries()) {
      if (chance.int(10) > 0) continue;
      const overHttp = await person.get<{ view: unknown; moves?: MoveRecord[] }>(`/api/tables/${id}/standing`);
      assert.deepEqual(overHttp.view, plain(game.view(mirror.state, viewers[i] as Viewer)));
      assert.equal('moves' in overHttp, game.decision(mirror.state)?.seat === viewers[i]);
    }
  }

  for (const [i, viewer] of viewers.entries()) {
    const line = lines[i] as Line;
    const final = await line.hear(
      (m): m is Extract<ServerMessage, { type: 'table' }> => m.type === 'table' && m.info.status === 'over',
    );
    assert.equal(final.info.seed, seed);
    for (const [k, message] of line.received.entries()) {
      if (message.type === 'table') checkTableMessage(message.info, viewer);
      if (message !== final) assert.ok(!line.texts[k]?.includes(seed), 'the seed before the end');
    }
  }
  for (const line of house.lines) {
    assert.ok(!line.includes(seed), 'the seed in the log');
    assert.ok(!line.includes(id), 'the invitation in the log');
    for (const { cookie } of [ann, bob, eve]) {
      const [guest = '', signature = ''] = cookie.replace('atoll_guest=', '').split('.');
      assert.ok(!line.includes(guest) && !line.includes(signature), 'a guest in the log');
    }
  }
}

test('shells: two seats and a spectator hear exactly what the engine lets them know', t =>
  playAndCompare(t, shells as GameModule, {}));

test('shells with standing preferences: every answer is an entry of its own, and still nothing leaks', t =>
  playAndCompare(t, shells as GameModule, { after: 'draw' }));

test('Cacao: two seats and a spectator hear exactly what the engine lets them know', t =>
  playAndCompare(t, cacao as GameModule, { collect: 'ask' }));
