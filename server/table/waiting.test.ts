import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ServerMessage, TableInfo, Waiting } from '../door/protocol.ts';
import { type Line, openHouse, playFirst, tableForTwo } from '../test/house.ts';

type WaitingMessage = Extract<ServerMessage, { type: 'waiting' }>;

const isWaiting = (message: ServerMessage): message is WaitingMessage => message.type === 'waiting';

/** What this window was told last, once it says that so many tables wait. */
const hears = async (line: Line, tables: number): Promise<WaitingMessage> => {
  const all = () => line.received.filter(isWaiting);
  await line.hear((m): m is WaitingMessage => isWaiting(m) && m === all().at(-1) && m.tables.length === tables);
  const last = all().at(-1);
  assert.equal(last?.tables.length, tables);
  return last;
};

test('people who are asked hear it in every window, at whatever page, and hear when they have answered', async t => {
  const house = await openHouse(t);
  const { ann, bob, id } = await tableForTwo(house);
  const [one, two, other] = [await ann.connect(), await ann.connect(), await bob.connect()];
  const { tables } = await hears(one, 1);
  assert.deepEqual([tables[0]?.id, tables[0]?.game, tables[0]?.n, tables[0]?.runsOut], [id, 'shells', 0, null]);
  await hears(two, 1);
  await hears(other, 0);
  await playFirst(ann, id);
  await playFirst(ann, id);
  for (const line of [one, two]) await hears(line, 0);
  const asked = await hears(other, 1);
  assert.equal(asked.tables[0]?.n, 2, 'it began with the move that ended the other’s turn');
});

test('answering twice in one turn is being asked once', async t => {
  const house = await openHouse(t);
  const { ann, id } = await tableForTwo(house);
  const line = await ann.connect();
  await hears(line, 1);
  await playFirst(ann, id);
  await line.ask({ type: 'ping' });
  await new Promise(done => setTimeout(done, 150));
  assert.equal(line.received.filter(isWaiting).length, 1, 'nothing new was said');
});

test('a table that fills up waits from then on, also for those who look at another page', async t => {
  const house = await openHouse(t);
  const [ann, bob] = [house.visit(), house.visit()];
  const { id } = await ann.post<TableInfo>('/api/tables', {
    game: 'shells',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const line = await ann.connect();
  await hears(line, 0);
  await bob.post(`/api/tables/${id}/seats/1`, { name: 'Bob' });
  await hears(line, 1);
});

test('a stand-in takes the waiting away, and coming back brings it back', async t => {
  const house = await openHouse(t, { botDelay: 60_000 });
  const { ann, id } = await tableForTwo(house);
  const line = await ann.connect();
  await hears(line, 1);
  await ann.post(`/api/tables/${id}/away`, undefined);
  await hears(line, 0);
  await ann.post(`/api/tables/${id}/back`, undefined);
  await hears(line, 1);
});

test('the list over HTTP is the same, and somebody new is told that they are nobody yet', async t => {
  const house = await openHouse(t);
  const { ann, bob, id } = await tableForTwo(house);
  const mine = await ann.get<Waiting>('/api/waiting');
  assert.deepEqual([mine.guest, mine.tables.map(table => table.id)], [true, [id]]);
  assert.deepEqual(await bob.get<Waiting>('/api/waiting'), { tables: [], guest: true });
  assert.deepEqual(await house.visit().get<Waiting>('/api/waiting'), { tables: [], guest: false });
});
