/** Two servers on one PostgreSQL: anybody can be at either, and go on at the other. */
import assert from 'node:assert/strict';
import { after, before, type TestContext, test } from 'node:test';
import type { StandingWithMoves, TableInfo } from './door/protocol.ts';
import { freshKey, type House, openHouse, playFirst, standingFor, visitor } from './test/house.ts';
import { startPostgres, type TestDatabase } from './test/postgres.ts';

let database: TestDatabase;

before(async () => {
  database = await startPostgres();
});
after(() => database?.close());

async function twoNodes(t: TestContext): Promise<{ url: string; here: House; there: House }> {
  const url = await database.make();
  const [here, there] = await Promise.all([openHouse(t, { store: url }), openHouse(t, { store: url })]);
  return { url, here, there };
}

const table = { game: 'shells', seats: [{ kind: 'me' }, { kind: 'open' }] };

test('two people at two servers play a game to its end', async t => {
  const { here, there } = await twoNodes(t);
  const [ann, bob] = [here.visit(), there.visit()];
  const { id } = await ann.post<TableInfo>('/api/tables', table);
  await bob.post(`/api/tables/${id}/seats/1`, { name: 'Bob' });
  const [annsLine, bobsLine] = [await ann.connect(), await bob.connect()];
  for (const line of [annsLine, bobsLine]) await line.ask({ type: 'watch', table: id });
  for (let moves = 0; ; moves++) {
    assert.ok(moves < 200, 'the game comes to its end');
    const standing = await standingFor(ann, id);
    if (standing.decision === null) break;
    const player = standing.decision.seat === 0 ? ann : bob;
    const other = standing.decision.seat === 0 ? bobsLine : annsLine;
    const { n } = await playFirst(player, id);
    await other.standing(n);
  }
  assert.deepEqual((await standingFor(bob, id)).scoresheet, (await standingFor(ann, id)).scoresheet);
});

test('when a server goes, its players go on at the other', async t => {
  const { here, there } = await twoNodes(t);
  const ann = here.visit();
  const { id } = await ann.post<TableInfo>('/api/tables', {
    ...table,
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'first' }],
  });
  await playFirst(ann, id);
  const before = await standingFor(ann, id);
  await here.server.close();
  const annThere = visitor(there.server, ann.cookie);
  const line = await annThere.connect();
  await line.ask({ type: 'watch', table: id });
  const { standing } = await line.standing(before.n);
  assert.ok(standing.n >= before.n);
  // The bot answers from the server that is left.
  for (let tries = 0; ; tries++) {
    assert.ok(tries < 100, 'it is her turn again');
    const now = await standingFor(annThere, id);
    if (now.decision === null || now.decision.seat === 0) break;
    await new Promise(later => setTimeout(later, 50));
  }
});

test('of the same move sent to both servers one is played, and sending it again is harmless', async t => {
  const { here, there } = await twoNodes(t);
  const ann = here.visit();
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'first' }];
  const { id } = await ann.post<TableInfo>('/api/tables', { ...table, seats });
  const { n, moves } = await standingFor(ann, id);
  const said = { after: n, key: freshKey(), move: moves?.[0] };
  const annThere = visitor(there.server, ann.cookie);
  const answers = await Promise.all([ann, annThere].map(at => at.call('POST', `/api/tables/${id}/moves`, said)));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
    JSON.stringify(answers.map(({ body }) => body)),
  );
  const replay = await annThere.get<StandingWithMoves>(`/api/tables/${id}/standing`);
  assert.ok(replay.n > n);
});
