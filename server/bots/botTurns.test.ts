import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { GameModule } from '@atoll/engine';
import { cacao } from '@atoll/games/cacao/index.ts';
import type { StandingWithMoves, TableInfo } from '../door/protocol.ts';
import { openLog } from '../log.ts';
import type { LiveTable } from '../table/liveTable.ts';
import { type House, openHouse, playFirst, standingFor, testBots, visitor } from '../test/house.ts';
import { tableOf } from '../test/tableOf.ts';
import { aloneAtWork } from '../work.ts';
import type { BotQuestion } from './botHost.ts';
import { openBotTurns } from './botTurns.ts';
import type { Asker } from './fairQueue.ts';

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

/** What the bots at these tables are asked when a server starts, and in which turn of its event loop. */
async function askedAtStart(lives: readonly LiveTable[], watched: readonly string[] = []) {
  const asked: { question: BotQuestion; asker: Asker; turn: number }[] = [];
  let turn = 0;
  let counting = true;
  const count = () => {
    turn++;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  const turns = openBotTurns({
    store: {
      runningTablesWithBots: async () => lives.map(({ stored }) => stored.id),
      botTurnsUnclaimed: async () => [],
    },
    tables: {
      read: async id => lives.find(({ stored }) => stored.id === id) ?? assert.fail(`no table ${id}`),
      refresh: async () => undefined,
      onNews: () => undefined,
    },
    play: { botMove: async () => true },
    host: {
      async choose(question, asker) {
        asked.push({ question, asker, turn });
        return null;
      },
      attend: () => undefined,
      close: async () => undefined,
    },
    audience: { watched: id => watched.includes(id), onWatched: () => undefined },
    work: aloneAtWork,
    bots: [
      { id: 'thinker', budget: { ms: 10_000 } },
      { id: 'simple', budget: {} },
    ],
    delay: 3_600_000,
    log: openLog(() => undefined),
  });
  await turns.resume();
  counting = false;
  await turns.close();
  return asked;
}

test('tables that were running are taken up one by one, and everything else goes on between them', async () => {
  const ids = Array.from({ length: 20 }, (_, i) => `table ${i}`);
  const asked = await askedAtStart(await Promise.all(ids.map(id => tableOf(['bot simple', 'Ann'], { id }))));
  assert.deepEqual(
    asked.map(({ asker }) => asker.table),
    ids,
  );
  assert.equal(new Set(asked.map(({ turn }) => turn)).size, 20);
});

test('a table without a person thinks little; one where a person sits or looks on, as much as it may', async () => {
  const asked = await askedAtStart(
    [
      await tableOf(['bot thinker', 'bot thinker'], { id: 'alone' }),
      await tableOf(['bot thinker', 'bot thinker'], { id: 'watched' }),
      await tableOf(['bot thinker', 'Bob'], { id: 'with Bob', over: { owner: 'bob' } }),
      await tableOf(['bot simple', 'bot simple'], { id: 'simple' }),
    ],
    ['watched'],
  );
  assert.deepEqual(
    asked.map(({ question, asker }) => [asker.table, asker.guest, asker.attended, asker.quick, question.budget.ms]),
    [
      ['alone', 'ann', false, false, 100],
      ['watched', 'ann', true, false, 10_000],
      ['with Bob', 'bob', true, false, 10_000],
      ['simple', 'ann', false, true, undefined],
    ],
  );
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
