import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Refusal, Replay } from '@atoll/engine';
import type { Chat, ChatHeard, ChatLine, People, ServerMessage } from '../door/protocol.ts';
import {
  freshKey,
  type House,
  type Line,
  openHouse,
  type Person,
  playFirst,
  standingFor,
  tableForTwo,
  visitor,
} from '../test/house.ts';

type ChatMessage = Extract<ServerMessage, { type: 'chat' }>;

const fromStart: ChatHeard = { last: 0, hears: null };

async function follow(person: Person, table: string, chat = fromStart): Promise<Line> {
  const line = await person.connect();
  assert.equal((await line.ask({ type: 'watch', table, chat })).type, 'ok');
  await line.hear((m): m is ChatMessage => m.type === 'chat');
  return line;
}

/** The chat as a browser would have it by now. */
function screen(line: Line): ChatLine[] {
  let shown: ChatLine[] = [];
  for (const message of line.received)
    if (message.type === 'chat') shown = message.whole ? message.lines : [...shown, ...message.lines];
  return shown;
}

const texts = (lines: readonly ChatLine[]): string[] => lines.map(({ words }) => words.en);

/** Waits until this stands on the screen. */
async function reads(line: Line, wanted: readonly string[]): Promise<void> {
  const there = line.hear((m): m is ServerMessage => texts(screen(line)).join('\n') === wanted.join('\n'));
  const late = setTimeout(() => line.socket.terminate(), 5000);
  await there.catch(() => assert.deepEqual(texts(screen(line)), wanted));
  clearTimeout(late);
}

const chatOf = (person: Person, id: string) => person.get<Chat>(`/api/tables/${id}/chat`);
const say = (person: Person, id: string, text: string) =>
  person.post<Chat>(`/api/tables/${id}/chat`, { key: freshKey(), text });

async function refused(person: Person, path: string, body: unknown, status: number, code: string): Promise<void> {
  const answer = await person.call<{ refusal: Refusal }>('POST', path, body);
  assert.deepEqual([answer.status, answer.body.refusal.code], [status, code], JSON.stringify(answer.body));
  assert.notEqual(answer.body.refusal.words.de, answer.body.refusal.words.en);
}

async function finish(people: readonly Person[], id: string): Promise<void> {
  for (;;) {
    const { decision } = await standingFor(people[0] as Person, id);
    if (!decision) return;
    await playFirst(people[decision.seat] as Person, id);
  }
}

/** A spectator who has a cookie. */
async function spectator(house: House, name = 'Eve'): Promise<Person> {
  const eve = house.visit();
  await eve.post('/api/me', { name });
  return eve;
}

const hurry = { burst: 1000, perSecond: 1000 };
const unhurried = { limits: { said: hurry, talk: hurry, guest: hurry, connection: hurry } };

test('what a player says is acknowledged, then read by the others, with name and seat', async t => {
  const { ann, bob, id } = await tableForTwo(await openHouse(t));
  await ann.post('/api/me', { name: 'Ann' });
  const [one, two] = [await follow(ann, id), await follow(bob, id)];
  const reply = await one.ask({ type: 'say', table: id, key: 'a', text: '  Hallo,\n du! ' });
  assert.equal(reply.type, 'ok');
  await reads(two, ['Hallo, du!']);
  await reads(one, ['Hallo, du!']);
  const kinds = one.received.map(m => (m.type === 'chat' ? `chat ${m.lines.length}` : m.type));
  assert.ok(kinds.indexOf('chat 1') > kinds.lastIndexOf('ok'), 'stored and acknowledged before anybody reads it');
  const [mine] = screen(one);
  const [theirs] = screen(two);
  assert.deepEqual(Object.keys(theirs ?? {}).sort(), 'at audience line mine n name seat words'.split(' '));
  assert.deepEqual([mine?.mine, theirs?.mine, theirs?.name, theirs?.seat, theirs?.n], [true, false, 'Ann', 0, 0]);
});

test('a phrase is sent by its id and comes in both languages', async t => {
  const { ann, bob, id } = await tableForTwo(await openHouse(t));
  const two = await follow(bob, id);
  const { phrases } = await ann.get<{ phrases: { id: string; words: { de: string; en: string } }[] }>('/api/phrases');
  assert.ok(phrases.length >= 10);
  for (const { words } of phrases) assert.notEqual(words.de, words.en);
  await ann.post(`/api/tables/${id}/chat`, { key: 'a', phrase: 'wellPlayed' });
  await reads(two, ['Well played!']);
  assert.deepEqual(screen(two)[0]?.words, { de: 'Gut gespielt!', en: 'Well played!' });
  assert.equal(screen(two)[0]?.phrase, 'wellPlayed');
});

test('while a game runs spectators never get what players say, nor players what spectators say; afterwards all read all', async t => {
  const house = await openHouse(t, unhurried);
  const { ann, bob, id } = await tableForTwo(house);
  const eve = await spectator(house);
  const stranger = house.visit();
  const [bobs, eves, strangers] = [await follow(bob, id), await follow(eve, id), await follow(stranger, id)];
  await playFirst(ann, id);
  await say(ann, id, 'my hand is secret');
  await say(eve, id, 'she has a five');
  await reads(bobs, ['my hand is secret']);
  await reads(eves, ['she has a five']);
  await reads(strangers, ['she has a five']);
  // Again after a broken connection, from the start and by number, also as whom one was not; over HTTP; without a cookie.
  const claims: ChatHeard[] = [
    fromStart,
    { last: 0, hears: 'players' },
    { last: 0, hears: 'all' },
    { last: 1, hears: 'players' },
  ];
  for (const chat of claims) {
    const again = await follow(eve, id, chat);
    assert.deepEqual(texts(screen(again)), ['she has a five'], JSON.stringify(chat));
    await again.close();
  }
  assert.deepEqual(texts((await chatOf(eve, id)).lines), ['she has a five']);
  assert.deepEqual(texts((await chatOf(house.visit(), id)).lines), ['she has a five']);
  assert.deepEqual(texts((await chatOf(bob, id)).lines), ['my hand is secret']);
  assert.equal((await eve.call('GET', `/api/tables/${id}/replay`)).status, 409);
  await finish([ann, bob], id);
  for (const line of [bobs, eves, strangers]) await reads(line, ['my hand is secret', 'she has a five']);
  const before = eves.texts.slice(
    0,
    eves.received.findIndex(m => m.type === 'table' && m.info.status === 'over'),
  );
  assert.ok(before.length > 3 && !before.some(text => text.includes('secret')));
  for (const person of [ann, eve, house.visit()])
    assert.deepEqual(texts((await chatOf(person, id)).lines), ['my hand is secret', 'she has a five']);
  const late = await follow(eve, id, { last: 2, hears: 'spectators' });
  assert.deepEqual(
    texts(screen(late)),
    ['my hand is secret', 'she has a five'],
    'who was away at the end reads all, too',
  );
});

test('a waiting table is one room; what was said there stays for all to read, and what follows does not', async t => {
  const house = await openHouse(t, unhurried);
  const ann = house.visit();
  const { id } = await ann.post<{ id: string }>('/api/tables', {
    game: 'shells',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const eve = await spectator(house);
  const [anns, eves] = [await follow(ann, id), await follow(eve, id)];
  await say(ann, id, 'who wants to play?');
  await say(eve, id, 'not me');
  await reads(anns, ['who wants to play?', 'not me']);
  await reads(eves, ['who wants to play?', 'not me']);
  const bob = house.visit();
  await bob.post(`/api/tables/${id}/seats/1`, { name: 'Bob' });
  await say(bob, id, 'here I am');
  await say(eve, id, 'have fun');
  await reads(eves, ['who wants to play?', 'not me', 'have fun']);
  await reads(await follow(bob, id), ['who wants to play?', 'not me', 'here I am']);
});

test('who sits down reads what players said, and who leaves does not any more', async t => {
  const house = await openHouse(t, unhurried);
  const { ann, bob, id } = await tableForTwo(house);
  const eve = await spectator(house);
  const [bobs, eves] = [await follow(bob, id), await follow(eve, id)];
  await say(ann, id, 'among us');
  await say(eve, id, 'I would sit down');
  await reads(bobs, ['among us']);
  await bob.post(`/api/tables/${id}/leave`, {});
  await reads(bobs, ['I would sit down']);
  await eve.post(`/api/tables/${id}/seats/1`, { name: 'Eve' });
  await reads(eves, ['among us']);
  const [line] = (await chatOf(eve, id)).lines;
  assert.equal(line?.seat, 0);
});

test('a line that is sent again is kept once, and a connection that broke goes on by number', async t => {
  const { ann, bob, id } = await tableForTwo(await openHouse(t));
  const first = await follow(bob, id);
  const said = { type: 'say', table: id, key: 'once', text: 'one' } as const;
  const anns = await follow(ann, id);
  assert.equal((await anns.ask(said)).type, 'ok');
  assert.equal((await anns.ask(said)).type, 'ok');
  assert.equal((await (await follow(ann, id)).ask(said)).type, 'ok', 'also over another connection');
  await reads(first, ['one']);
  await first.close();
  await say(ann, id, 'two');
  await say(ann, id, 'three');
  const again = await follow(bob, id, { last: 1, hears: 'players' });
  assert.deepEqual(
    again.received.flatMap(m => (m.type === 'chat' ? [[m.whole, texts(m.lines), m.last]] : [])),
    [[false, ['two', 'three'], 3]],
  );
  const lost = await follow(bob, id, { last: 99, hears: 'players' });
  assert.deepEqual(texts(screen(lost)), ['one', 'two', 'three'], 'who has heard what never was hears all of it');
});

test('what was acknowledged is there when the server comes back, and goes on by number', async t => {
  const house = await openHouse(t);
  const { ann, bob, id } = await tableForTwo(house);
  await say(ann, id, 'one');
  await say(bob, id, 'two');
  await house.server.close();
  const again = await house.again();
  const line = await follow(visitor(again.server, bob.cookie), id, { last: 1, hears: 'players' });
  assert.deepEqual(texts(screen(line)), ['two']);
  await say(visitor(again.server, ann.cookie), id, 'three');
  await reads(line, ['two', 'three']);
});

test('a flood is refused in words, and who waits can go on', async t => {
  const house = await openHouse(t);
  const { ann, bob, id } = await tableForTwo(house);
  const line = await follow(ann, id);
  const replies = [];
  for (let i = 0; i < 10; i++)
    replies.push(await line.ask({ type: 'say', table: id, key: `k${i}`, text: `line ${i}` }));
  const codes = replies.map(reply => (reply.type === 'refused' ? reply.refusal.code : reply.type));
  assert.deepEqual(codes, [...new Array(6).fill('ok'), ...new Array(4).fill('chat-flood')]);
  assert.equal(
    (await line.ask({ type: 'say', table: id, key: 'k0', text: 'line 0' })).type,
    'ok',
    'but what was kept is kept',
  );
  await refused(ann, `/api/tables/${id}/chat`, { key: 'x', phrase: 'thanks' }, 429, 'chat-flood');
  await say(bob, id, 'I still can');
  assert.equal((await chatOf(bob, id)).lines.length, 7, 'nothing of the rest was kept');
  // At other tables they still have some, until it is too much altogether.
  const codesThere: number[] = [];
  for (let i = 0; i < 3; i++) {
    const { id: other } = await ann.post<{ id: string }>('/api/tables', {
      game: 'shells',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    for (let k = 0; k < 4; k++)
      codesThere.push((await ann.call('POST', `/api/tables/${other}/chat`, { key: freshKey(), text: 'hi' })).status);
  }
  assert.ok(codesThere[0] === 201 && codesThere.at(-1) === 429, codesThere.join());
});

test('a table’s chat ends somewhere', async t => {
  const house = await openHouse(t, { limits: { ...unhurried.limits, chatLines: 3 } });
  const { ann, id } = await tableForTwo(house);
  for (const text of ['1', '2', '3']) await say(ann, id, text);
  await refused(ann, `/api/tables/${id}/chat`, { key: 'x', text: '4' }, 409, 'chat-full');
});

test('what cannot be said is refused, and nothing is kept', async t => {
  const house = await openHouse(t, unhurried);
  const { ann, bob, id } = await tableForTwo(house);
  const path = `/api/tables/${id}/chat`;
  for (const text of [
    '',
    '   \n ',
    '\u200d',
    'a'.repeat(301),
    '🐚'.repeat(301),
    'a\u202eb',
    'a\u0007b',
    'a\u200bb',
    '\ud800',
  ])
    await refused(ann, path, { key: freshKey(), text }, 400, 'chat-text');
  await refused(ann, path, { key: freshKey(), text: 'a'.repeat(5000) }, 400, 'shape');
  await refused(ann, path, { key: freshKey(), phrase: 'curse' }, 400, 'unknown-phrase');
  await refused(ann, path, { key: freshKey() }, 400, 'shape');
  await refused(ann, path, { key: freshKey(), text: 'a', phrase: 'thanks' }, 400, 'shape');
  await refused(ann, path, { text: 'a' }, 400, 'shape');
  await refused(ann, '/api/tables/nowhere/chat', { key: 'a', text: 'a' }, 404, 'unknown-table');
  const nobody = await house.visit().connect();
  const reply = await nobody.ask({ type: 'say', table: id, key: 'a', text: 'a' });
  assert.equal(reply.type === 'refused' && reply.refusal.code, 'chat-nobody');
  assert.deepEqual((await chatOf(bob, id)).lines, []);
  const fine = ['🐚'.repeat(300), '👩‍👧 <b>https://example.com</b> & "so"', '日本語', '!'];
  for (const text of fine) await say(ann, id, text);
  assert.deepEqual(texts((await chatOf(bob, id)).lines), fine);
});

test('the owner allows phrases only, or nothing; what was said before can still be read', async t => {
  const house = await openHouse(t, unhurried);
  const { ann, bob, id } = await tableForTwo(house);
  const path = `/api/tables/${id}`;
  await say(bob, id, 'before');
  await refused(bob, `${path}/manners`, { chat: 'off' }, 403, 'not-yours');
  await ann.post(`${path}/manners`, { chat: 'phrases' });
  await refused(bob, `${path}/chat`, { key: 'a', text: 'hi' }, 409, 'chat-phrases');
  await bob.post(`${path}/chat`, { key: 'a', phrase: 'hello' });
  await ann.post(`${path}/manners`, { chat: 'off' });
  await refused(bob, `${path}/chat`, { key: 'b', phrase: 'hello' }, 409, 'chat-off');
  assert.deepEqual(texts((await chatOf(bob, id)).lines), ['before', 'Hello everybody!']);
});

test('who is muted is not read any more, anywhere, until they are again; they do not learn of it', async t => {
  const house = await openHouse(t, unhurried);
  const { ann, bob, id } = await tableForTwo(house);
  const path = `/api/tables/${id}`;
  const [anns, bobs] = [await follow(ann, id), await follow(bob, id)];
  await say(bob, id, 'blah');
  await say(ann, id, 'hush');
  await reads(anns, ['blah', 'hush']);
  const muted = await ann.post<Chat>(`${path}/mute`, { line: 1, muted: true });
  assert.deepEqual([texts(muted.lines), muted.muted], [['hush'], [{ line: 1, name: 'Bob' }]]);
  await reads(anns, ['hush']);
  await say(bob, id, 'blah again');
  await say(ann, id, 'quiet now');
  await reads(anns, ['hush', 'quiet now']);
  await reads(bobs, ['blah', 'hush', 'blah again', 'quiet now']);
  const { id: other } = await ann.post<{ id: string }>('/api/tables', {
    game: 'shells',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await say(bob, other, 'me here, too');
  assert.deepEqual(texts((await chatOf(ann, other)).lines), []);
  await refused(ann, `${path}/mute`, { line: 2, muted: true }, 409, 'chat-yourself');
  await refused(ann, `${path}/mute`, { line: 77, muted: true }, 404, 'unknown-line');
  await ann.post(`${path}/mute`, { line: 1, muted: false });
  await reads(anns, ['blah', 'hush', 'blah again', 'quiet now']);
  assert.ok(!bobs.texts.some(text => text.includes('"muted":[{')));
});

test('a line that one may not read does not tell who said it', async t => {
  const house = await openHouse(t, unhurried);
  const { ann, id } = await tableForTwo(house);
  const eve = await spectator(house);
  await say(ann, id, 'among us');
  await refused(eve, `/api/tables/${id}/mute`, { line: 1, muted: true }, 404, 'unknown-line');
});

test('who wants no chat gets none, at no table, until they want it again', async t => {
  const house = await openHouse(t, unhurried);
  const { ann, bob, id } = await tableForTwo(house);
  const anns = await follow(ann, id);
  await say(bob, id, 'one');
  await reads(anns, ['one']);
  await ann.post('/api/me', { settings: { chat: false } });
  await reads(anns, []);
  await say(bob, id, 'two');
  const none = await chatOf(ann, id);
  assert.deepEqual([none.lines, none.off], [[], true]);
  assert.ok(!anns.texts.some(text => text.includes('two')));
  await ann.post('/api/me', { settings: { chat: true } });
  await reads(anns, ['one', 'two']);
});

test('an undo takes no line back, and a replay has each after the moves that stood when it was said', async t => {
  const house = await openHouse(t, unhurried);
  const { ann, bob, id } = await tableForTwo(house);
  const eve = await spectator(house);
  const anns = await follow(ann, id);
  await say(ann, id, 'let us go');
  const { n } = await playFirst(ann, id);
  await say(bob, id, 'really?');
  assert.equal((await anns.ask({ type: 'undo', table: id, after: n, key: freshKey() })).type, 'ok');
  await say(eve, id, 'she took it back');
  await reads(anns, ['let us go', 'really?']);
  await finish([ann, bob], id);
  await say(bob, id, 'good game');
  for (const person of [ann, eve]) {
    const { chat = [], moves } = await person.get<Replay>(`/api/tables/${id}/replay`);
    assert.deepEqual(
      chat.map(({ after, name, seat, words }) => [after, name, seat, words.de]),
      [
        [0, chat[0]?.name, 0, 'let us go'],
        [0, 'Bob', 1, 'really?'],
        [0, 'Eve', undefined, 'she took it back'],
        [moves.length, 'Bob', 1, 'good game'],
      ],
    );
  }
  await eve.post(`/api/tables/${id}/mute`, { line: 2, muted: true });
  const file = await eve.get<Replay>(`/api/tables/${id}/replay`);
  assert.deepEqual(file.chat?.map(({ name }) => name).includes('Bob'), false, 'and nobody reads whom they muted');
});

test('what is said does not reach the server’s own log', async t => {
  const house = await openHouse(t, unhurried);
  const { ann, id } = await tableForTwo(house);
  await say(ann, id, 'between you and me');
  assert.ok(house.lines.length > 0);
  assert.ok(!house.lines.some(line => line.includes('between you and me')));
});

test('who is blocked and who has blocked them read nothing of each other, from that moment on', async t => {
  const house = await openHouse(t, unhurried);
  const { ann, bob, id } = await tableForTwo(house);
  const [anns, bobs] = [await follow(ann, id), await follow(bob, id)];
  await say(ann, id, 'one');
  await say(bob, id, 'two');
  await reads(bobs, ['one', 'two']);
  const { people } = await ann.get<People>('/api/people');
  await ann.post(`/api/people/${people[0]?.person}`, { bond: 'blocked' });
  await reads(anns, ['one']);
  await reads(bobs, ['two']);
  await say(bob, id, 'three');
  await reads(bobs, ['two', 'three']);
  assert.deepEqual(texts((await chatOf(ann, id)).lines), ['one']);
  assert.deepEqual((await chatOf(ann, id)).muted, [], 'and muting has nothing to do with it');
  await ann.post(`/api/people/${people[0]?.person}`, { bond: null });
  await reads(anns, ['one', 'two', 'three']);
});

test('who has had themselves deleted is somebody, and what they wrote is gone', async t => {
  const house = await openHouse(t, unhurried);
  const { ann, bob, id } = await tableForTwo(house);
  const eve = await spectator(house);
  await finish([ann, bob], id);
  const anns = await follow(ann, id);
  await say(eve, id, 'I was here');
  await eve.post(`/api/tables/${id}/chat`, { key: 'p', phrase: 'wellPlayed' });
  await say(bob, id, 'so was I');
  await reads(anns, ['I was here', 'Well played!', 'so was I']);
  assert.equal((await eve.call('DELETE', '/api/me')).status, 200);
  await reads(anns, ['(deleted)', 'Well played!', 'so was I']);
  assert.deepEqual(
    (await chatOf(ann, id)).lines.map(({ name }) => name),
    ['', '', 'Bob'],
  );
  assert.equal((await ann.call('POST', `/api/tables/${id}/mute`, { line: 1, muted: true })).status, 404);
  await refused(ann, `/api/tables/${id}/chat`, { key: 'x', phrase: 'removed' }, 400, 'unknown-phrase');
});
