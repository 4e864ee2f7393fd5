/** Tables outlive the editions and the rules that they were begun with. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { type GameModule, gameOf, readReplay, verifyReplay, words } from '@atoll/engine';
import type { TableInfo, TableReport } from '../../door/protocol.ts';
import { type House, openHouse, type Person, playFirst, standingFor, tableForTwo, visitor } from '../../test/house.ts';
import { shells } from '../../test/shells.ts';

type Shells = typeof shells;

const games = (module: Partial<Shells>) => ({ shells: async () => ({ ...shells, ...module }) as GameModule });
const text = {
  ...shells.text,
  event: ({ type }: { type: string }, names: readonly string[]) =>
    words(`${names[1]}: ${type}`, `${type} by ${names[1]}`),
};
const told = games({ text });

/** The same shells with other values under the same name, as a newer Atoll may bring them. */
const newEdition = games({ text, editions: [{ id: 'base', shells: 40 }] });
/** Rules that deal otherwise; what was played before means nothing to them. */
const newRules = games({
  text: { ...text, event: () => assert.fail('nobody knows what the old events meant') },
  open: edition => ({ ...shells.open(edition), version: 2, play: () => assert.fail('old moves are not run') }),
});

async function playOn(people: readonly Person[], id: string, most = 1000): Promise<void> {
  for (let i = 0; i < most; i++) {
    const { decision } = await standingFor(people[0] as Person, id);
    if (!decision) return;
    await playFirst(people[decision.seat] as Person, id);
  }
}

/** Two tables of two, one finished and one begun, and a server of tomorrow on the same data. */
async function tomorrow(t: TestContext, next: typeof told) {
  const house = await openHouse(t, { games: told });
  const finished = await tableForTwo(house);
  await playOn([finished.ann, finished.bob], finished.id);
  const { ann, bob, id } = await tableForTwo(house);
  await playOn([ann, bob], id, 4);
  const before = await standingFor(ann, id);
  await house.server.close();
  const later: House = await house.again({ games: next });
  const back = ({ cookie }: Person) => visitor(later.server, cookie);
  return {
    later,
    before,
    running: { ann: back(ann), bob: back(bob), id },
    finished: { ann: back(finished.ann), id: finished.id },
  };
}

test('a new edition closes no table: those begun with the old one are played on with the old one', async t => {
  const { running, before } = await tomorrow(t, newEdition);
  const { ann, bob, id } = running;
  assert.deepEqual(await standingFor(ann, id), before);
  assert.deepEqual(await ann.get(`/api/tables/${id}/edition`), { id: 'base', shells: 30 });
  await playOn([ann, bob], id);
  assert.equal((await ann.get<TableInfo>(`/api/tables/${id}`)).status, 'over');
  const fresh = await ann.post<TableInfo>('/api/tables', { game: 'shells', seats: [{ kind: 'me' }, { kind: 'open' }] });
  assert.deepEqual(await ann.get(`/api/tables/${fresh.id}/edition`), { id: 'base', shells: 40 });
});

test('a bot plays on with the edition that its table was begun with', async t => {
  const house = await openHouse(t, { games: told, botDelay: 3_600_000 });
  const ann = house.visit();
  const seats = [{ kind: 'bot', bot: 'first' }, { kind: 'me' }];
  const { id } = await ann.post<TableInfo>('/api/tables', { game: 'shells', seats });
  await house.server.close();
  const later = await house.again({ games: newEdition, botDelay: 0 });
  const line = await visitor(later.server, ann.cookie).connect();
  await line.ask({ type: 'watch', table: id });
  assert.equal((await line.standing(2)).standing.decision?.seat, 1);
});

test('the file of a game carries its edition, and is verified where that edition was never known', async t => {
  const { finished } = await tomorrow(t, newEdition);
  const file = readReplay(JSON.stringify(await finished.ann.get(`/api/tables/${finished.id}/replay`)));
  const elsewhere = (await newEdition.shells()) as GameModule;
  assert.deepEqual(verifyReplay(gameOf(elsewhere, file), file).ok, true);
  const { content: _, ...edition } = file.edition;
  assert.throws(() => gameOf(elsewhere, { ...file, edition }), /not known here/);
});

test('new rules close a table, and say so in words; nothing else at the table is lost', async t => {
  const { running, before, later } = await tomorrow(t, newRules);
  const { ann, bob, id } = running;
  const info = await ann.get<TableInfo>(`/api/tables/${id}`);
  assert.equal(info.closed?.code, 'rules-version');
  assert.match(info.closed?.words.de ?? '', /nach älteren Regeln/);
  assert.deepEqual([info.status, info.you, info.n, info.seats[1]?.name], ['running', 0, before.n, 'Bob']);
  assert.deepEqual((await ann.get<{ tables: TableInfo[] }>('/api/tables')).tables, [info]);
  const move = { after: before.n, key: 'k', move: { shell: 1 } };
  assert.equal((await bob.call('POST', `/api/tables/${id}/moves`, move)).status, 409);
  const line = await ann.connect();
  const answer = await line.ask({ type: 'watch', table: id });
  assert.equal(answer.type === 'refused' && answer.refusal.code, 'rules-version');
  assert.ok(!later.lines.some(l => l.includes('"error"')), later.lines.join('\n'));
});

test('a closed table can be read: what happened in words, and how it stood', async t => {
  const { running, before } = await tomorrow(t, newRules);
  const report = await running.ann.get<TableReport>(`/api/tables/${running.id}/report`);
  assert.deepEqual(
    report.entries.map(({ seat }) => seat),
    [0, 0, 1, 1],
  );
  assert.deepEqual(report.entries[0]?.lines, [{ de: '{1}: put', en: 'put by {1}' }]);
  assert.deepEqual(
    report.totals,
    before.scoresheet.rows.map(({ total }) => total),
  );
  assert.equal(report.result, undefined);
});

test('a closed table tells nobody what was for the eyes of another seat', async t => {
  const secret = games({
    text: { ...text, event: event => words('', event.type === 'drew' ? `drew ${event.shell ?? 'something'}` : '') },
  });
  const house = await openHouse(t, { games: secret });
  const { ann, bob, id } = await tableForTwo(house);
  await playOn([ann, bob], id, 2);
  await house.server.close();
  const later = await house.again({ games: newRules });
  const drawn = async (cookie: string) => {
    const { entries } = await visitor(later.server, cookie).get<TableReport>(`/api/tables/${id}/report`);
    return entries[1]?.lines?.map(({ en }) => en) ?? [];
  };
  assert.match((await drawn(ann.cookie)).join(), /^drew \d+$/);
  assert.deepEqual(await drawn(bob.cookie), ['drew something']);
  assert.deepEqual(await drawn(''), []);
});

test('what was taken back is not read', async t => {
  const house = await openHouse(t, { games: told });
  const { ann, id } = await tableForTwo(house);
  await playFirst(ann, id);
  const line = await ann.connect();
  assert.equal((await line.ask({ type: 'undo', table: id, after: 1, key: 'back' })).type, 'ok');
  await playFirst(ann, id);
  const { entries, totals } = await ann.get<TableReport>(`/api/tables/${id}/report`);
  assert.deepEqual(
    entries.map(({ n }) => n),
    [3],
  );
  assert.deepEqual(
    totals,
    (await standingFor(ann, id)).scoresheet.rows.map(({ total }) => total),
  );
});

test('the file of a finished game is given out even where its rules are gone, and runs where they are not', async t => {
  const { finished } = await tomorrow(t, newRules);
  const { result } = await finished.ann.get<TableReport>(`/api/tables/${finished.id}/report`);
  assert.equal(result?.final, true);
  const file = readReplay(JSON.stringify(await finished.ann.get(`/api/tables/${finished.id}/replay`)));
  const yesterday = (await told.shells()) as GameModule;
  assert.equal(verifyReplay(gameOf(yesterday, file), file).ok, true);
});

test('the seed of a closed game that was not finished stays secret', async t => {
  const { running } = await tomorrow(t, newRules);
  const info = await running.ann.get<TableInfo>(`/api/tables/${running.id}`);
  assert.equal(info.seed, undefined);
  assert.equal((await running.ann.call('GET', `/api/tables/${running.id}/replay`)).status, 409);
});

test('a mistake in the words of a game does not stop its moves', async t => {
  const speechless = games({
    text: {
      ...text,
      event: () => {
        throw new Error('no words');
      },
    },
  });
  const house = await openHouse(t, { games: speechless });
  const { ann, id } = await tableForTwo(house);
  assert.equal((await playFirst(ann, id)).n, 1);
  assert.deepEqual((await ann.get<TableReport>(`/api/tables/${id}/report`)).entries[0]?.lines, null);
});
