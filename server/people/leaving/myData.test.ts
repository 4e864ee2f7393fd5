import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { readReplay } from '@atoll/engine';
import type { Me, MyData, ServerMessage, TableInfo, TableList } from '../../door/protocol.ts';
import { openOffice } from '../../office.ts';
import { openSqlite } from '../../store/sqlite/index.ts';
import { openHouse, type Person, playFirst, standingFor, visitor } from '../../test/house.ts';

const seats = [{ kind: 'me' }, { kind: 'open' }];
const fast = { burst: 1000, perSecond: 1000 };

async function openTable(owner: Person, other?: Person): Promise<string> {
  const { id } = await owner.post<TableInfo>('/api/tables', { game: 'shells', seats });
  if (other) await other.post(`/api/tables/${id}/seats/1`, { name: 'Bob' });
  return id;
}

async function finish(id: string, people: readonly Person[]): Promise<void> {
  for (;;) {
    const asked = people[0] && (await standingFor(people[0], id)).decision?.seat;
    const person = asked === undefined ? undefined : people[asked];
    if (!person) return;
    await playFirst(person, id);
  }
}

/** Ann and Bob with a game that is over, one that runs, and tables that wait: one of each. */
async function friends(t: TestContext) {
  const house = await openHouse(t, { limits: { guest: fast, connection: fast } });
  const [ann, bob] = [house.visit(), house.visit()];
  await ann.post('/api/me', { name: 'Ann Needle' });
  await bob.post('/api/me', { name: 'Bob' });
  const over = await openTable(ann, bob);
  await finish(over, [ann, bob]);
  const running = await openTable(bob, undefined);
  await ann.post(`/api/tables/${running}/seats/1`, { name: 'Ann Needle' });
  const { decision } = await standingFor(bob, running);
  if (decision?.seat === 0) await playFirst(bob, running);
  const annsWaiting = await openTable(ann);
  const { id: bobsWaiting } = await bob.post<TableInfo>('/api/tables', {
    game: 'shells',
    seats: [...seats, { kind: 'open' }],
  });
  await ann.post(`/api/tables/${bobsWaiting}/seats/1`, { name: 'Ann Needle' });
  return { house, ann, bob, over, running, annsWaiting, bobsWaiting };
}

const isBye = (message: ServerMessage): message is Extract<ServerMessage, { type: 'bye' }> => message.type === 'bye';

test('everything about me comes as one file: my name, my tables, and what I did there', async t => {
  const { house, ann, bob, over, running } = await friends(t);
  await ann.post(`/api/tables/${running}/chat`, { key: 'k', text: 'hello Bob' });
  const { atoll, data } = await ann.get<MyData>('/api/me/data');
  assert.equal(atoll, 'person');
  const me = data.guests as { name: string };
  assert.equal(me.name, 'Ann Needle');
  const tables = data.tables as { id: string; seat: number; entries: { n: number; type: string }[] }[];
  assert.equal(tables.length, 4);
  const finished = tables.find(({ id }) => id === over);
  assert.ok((finished?.entries.length ?? 0) > 2);
  assert.deepEqual(new Set(finished?.entries.map(({ type }) => type)), new Set(['move']));
  assert.match(JSON.stringify(data.chat), /hello Bob/);
  const bobs = JSON.stringify(await bob.get<MyData>('/api/me/data'));
  assert.ok(!bobs.includes('hello Bob'));
  assert.ok(!JSON.stringify(data).includes('"seed'), 'and nothing that is still hidden');
  assert.deepEqual((await house.visit().get<MyData>('/api/me/data')).data, {}, 'of a stranger nothing is kept');
});

test('who deletes themselves leaves everywhere, and others play on and can watch what is over', async t => {
  const { house, ann, bob, over, running, annsWaiting, bobsWaiting } = await friends(t);
  const oldCookie = ann.cookie;
  const phone = visitor(house.server, oldCookie);
  const [line, bobs] = [await phone.connect(), await bob.connect()];
  await bob.post(`/api/tables/${running}/chat`, { key: 'k', text: 'good luck' });
  await ann.post(`/api/tables/${running}/chat`, { key: 'k', text: 'my secret plan' });
  await bobs.ask({ type: 'watch', table: running, chat: { last: 0, hears: null } });

  const answer = await ann.call('DELETE', '/api/me');
  assert.deepEqual([answer.status, answer.body], [200, { deleted: true }]);
  assert.notEqual(ann.cookie, oldCookie, 'the browser is somebody else from now on');
  assert.equal((await line.hear(isBye)).refusal.code, 'deleted');
  assert.deepEqual((await ann.get<TableList>('/api/tables')).tables, []);
  for (const person of [ann, phone]) {
    assert.notEqual((await person.get<Me>('/api/me')).name, 'Ann Needle');
    assert.deepEqual((await person.get<TableList>('/api/tables?finished=yes')).tables, []);
    assert.equal((await person.get<TableInfo>(`/api/tables/${over}`)).you, 'spectator');
  }

  const finished = await bob.get<TableInfo>(`/api/tables/${over}`);
  assert.deepEqual([finished.seats[0]?.kind, finished.seats[0]?.name], ['person', '']);
  const replay = readReplay(JSON.stringify(await bob.get(`/api/tables/${over}/replay`)));
  assert.equal(replay.seats[0]?.name, '');
  assert.ok(replay.moves.length > 4);
  const left = await bob.get<TableInfo>(`/api/tables/${running}`);
  assert.deepEqual([left.seats[1]?.kind, left.seats[1]?.standIn, left.status], ['open', 'first', 'running']);
  assert.equal((await bob.get<TableInfo>(`/api/tables/${annsWaiting}`)).status, 'over');
  const waits = await bob.get<TableInfo>(`/api/tables/${bobsWaiting}`);
  assert.deepEqual([waits.status, waits.seats[1]?.kind], ['waiting', 'open']);
  const isNewChat = (m: ServerMessage): m is Extract<ServerMessage, { type: 'chat' }> =>
    m.type === 'chat' && m.lines.some(({ phrase }) => phrase === 'removed');
  const { lines } = await bobs.hear(isNewChat);
  assert.deepEqual(
    lines.map(({ name, words }) => [name, words.en]),
    [
      ['Bob', 'good luck'],
      ['', '(deleted)'],
    ],
  );
  assert.equal(
    (await bob.call('POST', `/api/tables/${running}/chat`, { key: 'x', phrase: 'removed' })).status,
    400,
    'that is nothing that anybody can say',
  );
  assert.ok(!house.lines.some(text => text.includes('Needle')));
});

test('a house that ends in the middle of it gives the seats up when it starts again', async t => {
  const { house, ann, bob, running } = await friends(t);
  await house.server.close();
  const store = openSqlite(`${house.data}/atoll.sqlite`);
  const [found] = await store.listGuests('Ann', 1);
  await store.forgetPerson(found?.id ?? '', new Date().toISOString());
  await store.close();
  const again = await house.again();
  const info = await visitor(again.server, bob.cookie).get<TableInfo>(`/api/tables/${running}`);
  assert.equal(info.seats[1]?.kind, 'open');
  assert.notEqual((await visitor(again.server, ann.cookie).get<Me>('/api/me')).name, 'Ann Needle');
});

test('somebody who is barred may still take their data away and delete themselves; a stranger may, too', async t => {
  const { house, ann } = await friends(t);
  const office = await openOffice(house.data);
  const [found] = await office.people('Ann', 1);
  await office.bar(found?.id ?? '');
  await office.close();
  for (let tries = 0; (await ann.call('POST', '/api/me', {})).status !== 403; tries++) {
    assert.ok(tries < 200, 'the server did not notice');
    await new Promise(done => setTimeout(done, 25));
  }
  assert.equal((await ann.call('GET', '/api/me/data')).status, 200);
  assert.equal((await ann.call('DELETE', '/api/me')).status, 200);
  assert.equal((await house.visit().call('DELETE', '/api/me')).status, 200);
});
