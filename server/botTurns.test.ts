import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { GameModule } from '@atoll/engine';
import { cacao } from '@atoll/games/cacao/index.ts';
import { type House, openHouse, playFirst, standingFor, testBots, visitor } from './house.fixture.ts';
import type { StandingWithMoves, TableInfo } from './protocol.ts';

const withBot = (bot: string) => ({ game: 'shells', seats: [{ kind: 'bot', bot }, { kind: 'me' }] });

/** Follows a table to its end, moving for the person whenever it is theirs. */
async function playToTheEnd(house: House, bot: string): Promise<StandingWithMoves> {
  const ann = house.visit();
  const { id } = await ann.post<TableInfo>('/api/tables', withBot(bot));
  const line = await ann.connect();
  await line.ask({ type: 'watch', table: id });
  for (let n = 0; ; ) {
    const { standing } = await line.standing(n);
    if (!standing.decision) return standingFor(ann, id);
    n = standing.n + 1;
    if (standing.decision.seat === 1) n = (await playFirst(ann, id)).n;
  }
}

test('a bot plays a whole table against a person', async t => {
  const { scoresheet, n } = await playToTheEnd(await openHouse(t), 'first');
  assert.equal(scoresheet.final, true);
  assert.equal(n, 12);
});

for (const bot of ['clumsy', 'cheat', 'quitter'])
  test(`a ${bot} bot does not hold the table up: a random legal move is played for it`, async t => {
    assert.equal((await playToTheEnd(await openHouse(t), bot)).scoresheet.final, true);
  });

test('bots alone play a table to its end while somebody watches', async t => {
  const house = await openHouse(t);
  const ann = house.visit();
  const bot = { kind: 'bot', bot: 'first' };
  const { id, status } = await ann.post<TableInfo>('/api/tables', { game: 'shells', seats: [bot, bot, bot] });
  assert.equal(status, 'running');
  const line = await ann.connect();
  await line.ask({ type: 'watch', table: id });
  assert.equal((await line.standing(18)).standing.decision, null);
});

test('a bot whose turn it was when the server ended plays on after the restart', async t => {
  // The first server's bots take an hour; what is left behind is a table that waits for one.
  const house = await openHouse(t, { botDelay: 3_600_000 });
  const ann = house.visit();
  const { id } = await ann.post<TableInfo>('/api/tables', withBot('first'));
  assert.deepEqual((await standingFor(ann, id)).decision, { seat: 0, kind: 'put' });
  await house.server.close();

  const again = await house.again({ botDelay: 0 });
  const back = visitor(again.server, ann.cookie);
  const line = await back.connect();
  await line.ask({ type: 'watch', table: id });
  assert.deepEqual((await line.standing(2)).standing.decision, { seat: 1, kind: 'put' });
});

test('a bot that has its answer at once still takes its time: a quick one would tell that it had no choice', async t => {
  const slow = { ...testBots, list: testBots.list.map(bot => ({ ...bot, least: 3_600_000 })) };
  const house = await openHouse(t, { botDelay: 0, bots: slow });
  const ann = house.visit();
  const { id } = await ann.post<TableInfo>('/api/tables', withBot('first'));
  await setTimeout(1000);
  assert.deepEqual((await standingFor(ann, id)).decision, { seat: 0, kind: 'put' });
});

test('a table whose game is gone says so, and the server starts all the same', async t => {
  const house = await openHouse(t, { botDelay: 3_600_000 });
  const ann = house.visit();
  const { id } = await ann.post<TableInfo>('/api/tables', withBot('first'));
  await house.server.close();
  const without = await house.again({ games: {} });
  const back = visitor(without.server, ann.cookie);
  const info = await back.get<TableInfo>(`/api/tables/${id}`);
  assert.equal(info.closed?.code, 'edition-gone');
  assert.deepEqual(await back.get('/api/tables'), { tables: [info] });
});

test('the real bots play a whole game of Cacao in their threads', async t => {
  const { botList } = await import('@atoll/bots');
  const house = await openHouse(t, {
    games: { cacao: async () => cacao as GameModule },
    bots: {
      list: botList.map(bot => ({ ...bot, budget: { iterations: 30 }, least: 0 })),
      worker: new URL('./botWorker.ts', import.meta.url),
    },
  });
  const ann = house.visit();
  const seats = ['random', 'greedy', 'search'].map(bot => ({ kind: 'bot', bot }));
  const { id } = await ann.post<TableInfo>('/api/tables', { game: 'cacao', seats });
  const line = await ann.connect();
  await line.ask({ type: 'watch', table: id });
  await line.hear((m): m is typeof m => m.type === 'table' && m.info.status === 'over');
  assert.ok(!house.lines.some(l => l.includes('"warn"') || l.includes('"error"')), house.lines.join('\n'));
});
