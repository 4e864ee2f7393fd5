/**
 * Whose decision is a bot's follows from the stored tables alone: after every change, and for all running tables at
 * the start. So a crash loses no turn, and two servers thinking about the same one are harmless: one append wins.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Budget } from '@atoll/bots';
import { type Log, short, troubleOf } from '../log.ts';
import type { Store } from '../store/store.ts';
import type { Audience } from '../table/audience.ts';
import type { LiveTable } from '../table/liveTable.ts';
import { decisionOf } from '../table/outgoing.ts';
import type { Play } from '../table/play.ts';
import type { Tables } from '../table/tables.ts';
import { botAt } from '../table/timing.ts';
import type { BotHost, BotQuestion } from './botHost.ts';

export interface BotTurns {
  /** Takes up the turns that were waiting when the server started. */
  resume(): Promise<void>;
  close(): Promise<void>;
}

export interface BotTurnsOptions {
  store: Pick<Store, 'runningTablesWithBots'>;
  tables: Pick<Tables, 'read' | 'onNews'>;
  play: Pick<Play, 'botMove'>;
  host: BotHost;
  audience: Pick<Audience, 'watched' | 'onWatched'>;
  bots: readonly { id: string; budget: Budget; least?: number }[];
  /** Milliseconds that a bot takes at least, so that people can follow. */
  delay: number;
  log: Log;
}

/** After trouble with the store a bot tries again; its turn must not be lost while the server runs. */
const afterTrouble = 5000;

/** Milliseconds that a bot thinks at most where no person sits at the table and nobody looks on. */
const unattended = 100;

export function openBotTurns(options: BotTurnsOptions): BotTurns {
  const { store, tables, play, host, audience, bots, delay, log } = options;
  /** Number of the entry after which each table's bot is thinking. */
  const thinking = new Map<string, number>();
  const busy = new Set<Promise<void>>();
  const closing = new AbortController();

  function consider(live: LiveTable): void {
    const decision = decisionOf(live);
    const bot = decision && botAt(live.stored.seats[decision.seat]);
    const { id } = live.stored;
    if (!bot || closing.signal.aborted || thinking.get(id) === live.moved) return;
    thinking.set(id, live.moved);
    const turn = take(live, decision.seat, bot, live.moved).catch(error => trouble(id, error));
    busy.add(turn);
    void turn.then(() => busy.delete(turn));
  }

  async function take(live: LiveTable, seat: number, bot: string, n: number): Promise<void> {
    const { id } = live.stored;
    const known = bots.find(one => one.id === bot);
    const [move] = await Promise.all([
      think(live, seat, bot, known?.budget ?? {}),
      pause(Math.max(delay, known?.least ?? 0)),
    ]);
    // Forgotten before the move is played: playing it is what brings the next decision here.
    if (thinking.get(id) === n) thinking.delete(id);
    if (closing.signal.aborted) return;
    if (move && (await play.botMove(id, seat, bot, n, move))) return;
    const now = await tables.read(id);
    // The person has come back, or another server was faster.
    if (now.moved !== n || !now.table || botAt(now.stored.seats[seat]) !== bot || !decisionOf(now)) return;
    if (move) log.warn('a bot chose a move that the rules refuse', { bot, table: short(id) });
    const legal = now.table.game.moves(now.table.state);
    const random = legal[randomInt(legal.length)];
    if (random) await play.botMove(id, seat, bot, n, random);
  }

  function think({ table, edition, stored }: LiveTable, seat: number, bot: string, budget: Budget) {
    const { game } = edition;
    if (!table) return null;
    const quick = budget.ms === undefined && budget.iterations === undefined;
    const attended = stored.seats.some(({ kind }) => kind === 'person') || audience.watched(stored.id);
    const question: BotQuestion = {
      game: stored.game,
      edition: edition.json,
      digest: game.edition.digest,
      bot,
      view: game.view(table.state, seat),
      seed: randomBytes(16).toString('hex'),
      budget: quick || attended ? budget : { ...budget, ms: Math.min(budget.ms ?? unattended, unattended) },
    };
    return host.choose(question, { guest: stored.owner, table: stored.id, quick, attended });
  }

  async function pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: closing.signal }).catch(() => undefined);
  }

  async function trouble(id: string, error: unknown): Promise<void> {
    if (closing.signal.aborted) return;
    log.error('a bot could not move', { table: short(id), ...troubleOf(error) });
    thinking.delete(id);
    await pause(afterTrouble);
    if (!closing.signal.aborted) await tables.read(id).then(consider, again => trouble(id, again));
  }

  tables.onNews(({ live }) => consider(live));
  audience.onWatched(id => host.attend(id));

  return {
    async resume() {
      for (const id of await store.runningTablesWithBots()) {
        // Each table is played again from its first move; people who are already here must not wait for all of them.
        await nextTurn();
        if (closing.signal.aborted) return;
        // A table that cannot be opened here (its edition is gone) must not keep the others waiting.
        await tables
          .read(id)
          .then(consider, error =>
            log.warn('a running table cannot be opened', { table: short(id), ...troubleOf(error) }),
          );
      }
    },
    async close() {
      closing.abort();
      await host.close();
      await Promise.all(busy);
    },
  };
}
