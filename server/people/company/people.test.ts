import assert from 'node:assert/strict';
import { test } from 'node:test';
import type {
  AskedPeople,
  Invitations,
  Person as Known,
  Lobby,
  People,
  ServerMessage,
  TableInfo,
} from '../../door/protocol.ts';
import { type House, type Line, openHouse, type Person, tableForTwo } from '../../test/house.ts';

const waits = { game: 'shells', seats: [{ kind: 'me' }, { kind: 'open' }] };

async function refused(person: Person, method: string, path: string, body: unknown, code: string): Promise<string> {
  const answer = await person.call<{ refusal?: { code: string; words: { en: string } } }>(method, path, body);
  assert.equal(answer.body.refusal?.code, code, `${method} ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body.refusal?.words.en ?? '';
}

const peopleOf = async (person: Person, query = ''): Promise<Known[]> =>
  (await person.get<People>(`/api/people${query}`)).people;

async function knownTo(person: Person, name: string): Promise<Known> {
  const found = (await peopleOf(person)).find(other => other.name === name);
  assert.ok(found, `${name} is known`);
  return found;
}

const invitationsOf = async (person: Person) => (await person.get<Invitations>('/api/invitations')).invitations;

const hear = <T extends ServerMessage['type']>(
  line: Line,
  type: T,
  fits: (message: Extract<ServerMessage, { type: T }>) => boolean,
) =>
  line.hear((message): message is Extract<ServerMessage, { type: T }> => {
    const ofType = (one: ServerMessage): one is Extract<ServerMessage, { type: T }> => one.type === type;
    return ofType(message) && fits(message);
  });

/** Ann and Bob, who play together, under their names. */
async function friends(house: House) {
  const { ann, bob, id } = await tableForTwo(house);
  await ann.post('/api/me', { name: 'Ann' });
  return { ann, bob, id };
}

const setBond = async (person: Person, name: string, bond: 'muted' | 'blocked' | null) =>
  person.post(`/api/people/${(await knownTo(person, name)).person}`, { bond });

test('people who sat at a table together know each other, by handles that nobody else can use', async t => {
  const house = await openHouse(t);
  const { ann, bob } = await friends(house);
  const eve = house.visit();
  await eve.get('/api/me');
  const mine = await knownTo(ann, 'Bob');
  assert.deepEqual(
    { ...mine, person: '', lastAt: '' },
    { person: '', name: 'Bob', games: 1, lastAt: '', here: false, bond: null },
  );
  const { id } = await ann.post<TableInfo>('/api/tables', waits);
  await eve.post(`/api/tables/${id}/seats/1`, { name: 'Eve' });
  const { id: other } = await eve.post<TableInfo>('/api/tables', waits);
  await bob.post(`/api/tables/${other}/seats/1`, { name: 'Bob' });
  const hers = await knownTo(eve, 'Bob');
  assert.notEqual(mine.person, hers.person, 'two people call a third by different handles');
  await refused(eve, 'POST', `/api/people/${mine.person}`, { bond: 'muted' }, 'unknown-person');
  await refused(ann, 'POST', `/api/people/${mine.person}`, { bond: 'hated' }, 'shape');
  assert.deepEqual(
    (await peopleOf(ann)).map(({ name, games }) => [name, games]),
    [
      ['Eve', 1],
      ['Bob', 1],
    ],
    'the latest first',
  );
  assert.deepEqual(
    (await peopleOf(ann, '?name=bO')).map(({ name }) => name),
    ['Bob'],
  );
  assert.deepEqual(await peopleOf(house.visit()), []);
});

test('people come in pages', async t => {
  const house = await openHouse(t, { limits: { openTables: 100, guest: { burst: 1000, perSecond: 1000 } } });
  const ann = house.visit();
  for (let i = 0; i < 60; i++) {
    const { id } = await ann.post<TableInfo>('/api/tables', waits);
    await house.visit().post(`/api/tables/${id}/seats/1`, { name: `No ${i}` });
  }
  const first = await ann.get<People>('/api/people');
  assert.equal(first.people.length, 50);
  const second = await ann.get<People>(`/api/people?before=${first.next}`);
  assert.equal(second.next, undefined);
  assert.equal(new Set([...first.people, ...second.people].map(({ person }) => person)).size, 60);
  await refused(ann, 'GET', `/api/people?before=${first.next?.slice(0, 25)}nobody`, undefined, 'unknown-person');
});

test('no guest’s id goes to a browser', async t => {
  const house = await openHouse(t);
  const { ann, bob } = await friends(house);
  const id = bob.cookie.slice(bob.cookie.indexOf('=') + 1).split('.')[0] ?? '';
  assert.equal(id.length, 22);
  const { id: table } = await ann.post<TableInfo>('/api/tables', waits);
  const line = await ann.connect();
  await line.ask({ type: 'people' });
  const { person } = await knownTo(ann, 'Bob');
  await ann.post(`/api/tables/${table}/asked`, { person });
  await hear(line, 'asked', ({ asked }) => asked.length === 1);
  const seen = [...line.texts];
  for (const path of ['/api/people', `/api/tables/${table}/asked`, '/api/invitations'])
    seen.push(JSON.stringify(await ann.get(path)));
  seen.push(JSON.stringify(await bob.get('/api/invitations')));
  assert.ok(!seen.some(text => text.includes(id)));
});

test('friends see live who is here, unless somebody would rather not show it', async t => {
  const house = await openHouse(t);
  const { ann, bob } = await friends(house);
  const { person } = await knownTo(ann, 'Bob');
  const line = await ann.connect();
  await line.ask({ type: 'people' });
  assert.deepEqual((await hear(line, 'people', ({ whole }) => whole)).people, []);
  const window = await bob.connect();
  await hear(line, 'people', ({ people }) => people.some(one => one.person === person && one.here));
  assert.equal((await knownTo(ann, 'Bob')).here, true);
  await bob.post('/api/me', { settings: { seen: false } });
  await hear(line, 'people', ({ people }) => people.some(one => one.person === person && !one.here));
  assert.equal((await knownTo(ann, 'Bob')).here, false);
  await bob.post('/api/me', { settings: { seen: true } });
  await setBond(bob, 'Ann', 'blocked');
  await hear(line, 'people', ({ whole, people }) => whole && people.length === 0 && line.received.length > 4);
  assert.equal((await knownTo(ann, 'Bob')).here, false, 'a block hides it, too');
  await window.close();
});

test('a guest who only waits at a table with somebody does not see whether they are here', async t => {
  const house = await openHouse(t);
  const ann = house.visit();
  const { id } = await ann.post<TableInfo>('/api/tables', { ...waits, seats: [...waits.seats, { kind: 'open' }] });
  const eve = house.visit();
  await eve.post(`/api/tables/${id}/seats/1`, { name: 'Eve' });
  const name = (await ann.get<{ name: string }>('/api/me')).name;
  await ann.connect();
  const known = await knownTo(eve, name);
  assert.deepEqual([known.games, known.here], [0, false]);
});

test('somebody is asked by name, hears it live, and sits down with one answer', async t => {
  const house = await openHouse(t);
  const { ann, bob } = await friends(house);
  const line = await bob.connect();
  const table = await ann.post<TableInfo>('/api/tables', waits);
  const path = `/api/tables/${table.id}`;
  const { person } = await knownTo(ann, 'Bob');
  const { asked } = await ann.post<AskedPeople>(`${path}/asked`, { person });
  assert.deepEqual(asked, [{ person, name: 'Bob', answer: 'open' }]);
  const heard = await hear(line, 'invited', ({ invitations }) => invitations.length === 1);
  assert.equal(heard.invitations[0]?.name, 'Ann');
  assert.equal(heard.invitations[0]?.table.id, table.id);
  assert.equal((await invitationsOf(bob)).length, 1);
  // Also where the link does not let anybody in any more.
  await ann.post(`${path}/invitation`, {});
  const sat = await bob.post<TableInfo>(`${path}/answer`, { accept: true });
  assert.equal(sat.you, 1);
  assert.equal(sat.status, 'running');
  assert.deepEqual(await invitationsOf(bob), []);
  await refused(bob, 'POST', `${path}/answer`, { accept: true }, 'started');
  await refused(ann, 'POST', `${path}/asked`, { person }, 'started');
});

test('who asked sees live that somebody declines, and cannot ask them again at that table', async t => {
  const house = await openHouse(t);
  const { ann, bob } = await friends(house);
  const line = await ann.connect();
  const { id } = await ann.post<TableInfo>('/api/tables', waits);
  const { person } = await knownTo(ann, 'Bob');
  await ann.post(`/api/tables/${id}/asked`, { person });
  const declined = await bob.post<TableInfo>(`/api/tables/${id}/answer`, { accept: false });
  assert.equal(declined.you, 'spectator');
  await hear(line, 'asked', ({ table, asked }) => table === id && asked[0]?.answer === 'declined');
  await ann.post(`/api/tables/${id}/asked`, { person });
  assert.deepEqual(await invitationsOf(bob), []);
  await refused(bob, 'POST', `/api/tables/${id}/answer`, { accept: true }, 'invitation');
});

test('an invitation is withdrawn when the table is closed, or begins without them', async t => {
  const house = await openHouse(t);
  const { ann, bob } = await friends(house);
  const { person } = await knownTo(ann, 'Bob');
  const line = await bob.connect();
  for (const what of ['close', 'begin']) {
    const { id } = await ann.post<TableInfo>('/api/tables', waits);
    await ann.post(`/api/tables/${id}/asked`, { person });
    await hear(line, 'invited', ({ invitations }) => invitations[0]?.table.id === id);
    const before = line.received.length;
    if (what === 'close') await ann.post(`/api/tables/${id}/close`, {});
    else await house.visit().post(`/api/tables/${id}/seats/1`, { name: 'Faster' });
    await hear(
      line,
      'invited',
      message => line.received.indexOf(message) >= before && message.invitations.length === 0,
    );
    assert.deepEqual(await invitationsOf(bob), []);
  }
});

test('only who has opened a table or sits there asks others, only people they know, and not without end', async t => {
  const house = await openHouse(t, { limits: { invitations: { burst: 3, perSecond: 0 } } });
  const { ann, bob } = await friends(house);
  const { person } = await knownTo(ann, 'Bob');
  const { person: other } = await knownTo(bob, 'Ann');
  const { id } = await ann.post<TableInfo>('/api/tables', waits);
  await refused(bob, 'POST', `/api/tables/${id}/asked`, { person: other }, 'not-yours');
  await refused(bob, 'GET', `/api/tables/${id}/asked`, undefined, 'not-yours');
  await refused(ann, 'POST', `/api/tables/${id}/asked`, { person: other }, 'unknown-person');
  await refused(ann, 'POST', `/api/tables/${id}/asked`, { person: 'no handle!' }, 'shape');
  await refused(house.visit(), 'POST', `/api/tables/${id}/asked`, { person }, 'not-seated');
  for (let i = 0; i < 3; i++) await ann.post(`/api/tables/${id}/asked`, { person });
  await refused(ann, 'POST', `/api/tables/${id}/asked`, { person }, 'too-fast');
  const { id: three } = await ann.post<TableInfo>('/api/tables', {
    ...waits,
    seats: [...waits.seats, { kind: 'open' }],
  });
  await bob.post(`/api/tables/${three}/seats/1`, { name: 'Bob' });
  await refused(ann, 'POST', `/api/tables/${three}/asked`, { person }, 'sits');
});

test('a guest who is blocked asks without success and sees nothing of it', async t => {
  const house = await openHouse(t);
  const { ann, bob } = await friends(house);
  const { person } = await knownTo(ann, 'Bob');
  await setBond(bob, 'Ann', 'blocked');
  const line = await bob.connect();
  const { id } = await ann.post<TableInfo>('/api/tables', waits);
  const { asked } = await ann.post<AskedPeople>(`/api/tables/${id}/asked`, { person });
  assert.deepEqual(asked, [{ person, name: 'Bob', answer: 'open' }], 'as everybody else would be answered');
  assert.deepEqual(await invitationsOf(bob), []);
  assert.equal((await knownTo(ann, 'Bob')).bond, null, 'whom others block is told to nobody');
  await refused(bob, 'POST', `/api/tables/${id}/answer`, { accept: true }, 'invitation');
  for (const message of line.received) if (message.type === 'invited') assert.deepEqual(message.invitations, []);
  const { id: his } = await bob.post<TableInfo>('/api/tables', waits);
  const { person: hers } = await knownTo(bob, 'Ann');
  const why = await refused(bob, 'POST', `/api/tables/${his}/asked`, { person: hers }, 'blocked-by-you');
  assert.match(why, /You have blocked/);
});

test('a block keeps both away from what the other has opened: lobby, link, quick seat', async t => {
  const house = await openHouse(t);
  const { ann, bob } = await friends(house);
  await setBond(bob, 'Ann', 'blocked');
  const lobbyOf = async (person: Person) => (await person.get<Lobby>('/api/lobby')).tables.map(({ id }) => id);
  const { id: hers } = await ann.post<TableInfo>('/api/tables', { ...waits, lobby: true });
  const { id: his } = await bob.post<TableInfo>('/api/tables', { ...waits, lobby: true });
  assert.deepEqual(await lobbyOf(ann), [hers]);
  assert.deepEqual(await lobbyOf(bob), [his]);
  assert.deepEqual((await lobbyOf(house.visit())).length, 2, 'which is no business of others');
  assert.equal((await ann.get<Lobby>('/api/lobby')).total, 1);

  const toHer = await refused(ann, 'POST', `/api/tables/${his}/seats/1`, { name: 'Ann' }, 'invitation');
  assert.doesNotMatch(toHer, /block/i, 'she does not learn why');
  const toHim = await refused(bob, 'POST', `/api/tables/${hers}/seats/1`, { name: 'Bob' }, 'blocked-by-you');
  assert.match(toHim, /People/, 'he learns what he could do');

  const quick = await bob.post<TableInfo>('/api/quick', { name: 'Bob', game: 'shells' });
  assert.equal(quick.id, his, 'his own table, not hers');
  await setBond(bob, 'Ann', null);
  assert.deepEqual((await lobbyOf(ann)).sort(), [hers, his].sort());
  await ann.post(`/api/tables/${his}/seats/1`, { name: 'Ann' });
});

test('nor does anybody take a seat that was given up at a running table of the other', async t => {
  const house = await openHouse(t);
  const { ann, bob } = await friends(house);
  const { id } = await ann.post<TableInfo>('/api/tables', { ...waits, seats: [...waits.seats, { kind: 'open' }] });
  const [eve, cid] = [house.visit(), house.visit()];
  await eve.post(`/api/tables/${id}/seats/1`, { name: 'Eve' });
  await cid.post(`/api/tables/${id}/seats/2`, { name: 'Cid' });
  await cid.post(`/api/tables/${id}/leave`, {});
  await setBond(ann, 'Bob', 'blocked');
  await refused(bob, 'POST', `/api/tables/${id}/seats/2`, { name: 'Bob' }, 'invitation');
  await setBond(ann, 'Bob', null);
  assert.equal((await bob.post<TableInfo>(`/api/tables/${id}/seats/2`, { name: 'Bob' })).you, 2);
});

test('a quick seat is not found at a table of others where somebody sits with whom there is a block', async t => {
  const house = await openHouse(t);
  const { ann, bob } = await friends(house);
  await setBond(bob, 'Ann', 'blocked');
  const eve = house.visit();
  const three = { ...waits, seats: [...waits.seats, { kind: 'open' }], lobby: true };
  const { id } = await eve.post<TableInfo>('/api/tables', three);
  await bob.post(`/api/tables/${id}/seats/1`, { name: 'Bob' });
  const quick = await ann.post<TableInfo>('/api/quick', { name: 'Ann', game: 'shells', seats: 3 });
  assert.notEqual(quick.id, id);
});

test('a block is felt in the live lobby at once, and lifted as fast', async t => {
  const house = await openHouse(t);
  const { ann, bob } = await friends(house);
  const line = await ann.connect();
  await line.ask({ type: 'lobby', filter: {} });
  const { id } = await bob.post<TableInfo>('/api/tables', { ...waits, lobby: true });
  await hear(line, 'lobby', ({ tables }) => tables.some(table => table.id === id));
  const next = async (shown: number, before: number) =>
    hear(line, 'lobby', message => {
      const fresh = line.received.indexOf(message) >= before;
      return fresh && message.whole && message.tables.length === shown && message.total === shown;
    });
  let before = line.received.length;
  await setBond(bob, 'Ann', 'blocked');
  await next(0, before);
  // What happens there later is not told either.
  before = line.received.length;
  await bob.post(`/api/tables/${id}/manners`, { language: 'de' });
  await new Promise(done => setTimeout(done, 500));
  assert.ok(!line.received.slice(before).some(message => JSON.stringify(message).includes(id)));
  before = line.received.length;
  await setBond(bob, 'Ann', null);
  await next(1, before);
});

test('no rematch brings two together one of whom has blocked the other', async t => {
  let now = Date.parse('2026-05-01T10:00:00Z');
  const house = await openHouse(t, { now: () => now, dutiesEvery: 20 });
  const ann = house.visit();
  const { id } = await ann.post<TableInfo>('/api/tables', {
    ...waits,
    clock: { kind: 'live', bank: 30, increment: 0 },
    absent: { kind: 'end' },
  });
  const bob = house.visit();
  await bob.post(`/api/tables/${id}/seats/1`, { name: 'Bob' });
  await ann.post('/api/me', { name: 'Ann' });
  for (let tries = 0; (await ann.get<TableInfo>(`/api/tables/${id}`)).status === 'running'; tries++) {
    assert.ok(tries < 200, 'the time runs out');
    now += 5_000;
    await new Promise(done => setTimeout(done, 25));
  }
  await setBond(ann, 'Bob', 'blocked');
  const line = await bob.connect();
  await line.ask({ type: 'watch', table: id });
  const again = await ann.post<TableInfo>(`/api/tables/${id}/rematch`, {});
  assert.equal((await ann.get<TableInfo>(`/api/tables/${id}`)).rematch, again.id);
  assert.equal((await bob.get<TableInfo>(`/api/tables/${id}`)).rematch, undefined, 'nobody says that she wants one');
  await new Promise(done => setTimeout(done, 300));
  assert.ok(!line.texts.some(text => text.includes(again.id)));
  const why = await refused(bob, 'POST', `/api/tables/${id}/rematch`, {}, 'invitation');
  assert.doesNotMatch(why, /block/i);
  assert.equal((await ann.get<TableInfo>(`/api/tables/${again.id}`)).status, 'waiting');
});

test('who is muted may sit down and ask like anybody else', async t => {
  const house = await openHouse(t);
  const { ann, bob } = await friends(house);
  await setBond(bob, 'Ann', 'muted');
  assert.equal((await knownTo(bob, 'Ann')).bond, 'muted');
  const { id } = await ann.post<TableInfo>('/api/tables', waits);
  await ann.post(`/api/tables/${id}/asked`, { person: (await knownTo(ann, 'Bob')).person });
  assert.equal((await invitationsOf(bob)).length, 1);
  await bob.post(`/api/tables/${id}/answer`, { accept: true });
});
