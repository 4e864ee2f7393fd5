/**
 * Whose decision is a bot's follows from the stored tables alone: after every change, and for all running tables at
 * the start. So a crash loses no turn, and two servers thinking about the same one are harmless: one append wins. Where
 * several share the store, a turn is claimed before it is thought about, and each looks for turns that nobody has claimed.
 */
import { randomBytes, randomInt } from 'node:crypto';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Budget } from '@atoll/bots';
import { type Log, short, troubleOf } from '../log.ts';
import { botWork } from '../store/leaseStore.ts';
import type { Store } from '../store/store.ts';
import type { Audience } from '../table/audience.ts';
import type { LiveTable } from '../table/liveTable.ts';
import { decisionOf } from '../table/outgoing.ts';
import type { Play } from '../table/play.ts';
import type { Tables } from '../table/tables.ts';
import { botAt } from '../table/timing.ts';
import type { Work } from '../work.ts';
import type { BotHost, BotQuestion } from './botHost.ts';

export interface BotTurns {
  /** Takes up the turns that were waiting when the server started. */
  resume(): Promise<void>;
  close(): Promise<void>;
}

export interface BotTurnsOptions {
  store: Pick<Store, 'runningTablesWithBots' | 'botTurnsUnclaimed'>;
  tables: Pick<Tables, 'read' | 'refresh' | 'onNews'>;
  play: Pick<Play, 'botMove'>;
  host: Pick<BotHost, 'choose' | 'attend' | 'close'>;
  audience: Pick<Audience, 'watched' | 'onWatched'>;
  work: Work;
  bots: readonly { id: string; budget: Budget; least?: number }[];
  /** Milliseconds that a bot takes at least, so that people can follow. */
  delay: number;
  log: Log;
}

/** After trouble with the store a bot tries again; its turn must not be lost while the server runs. */
const afterTrouble = 5000;

/** Milliseconds that a bot thinks at most where no person sits at the table and nobody looks on. */
const unattended = 100;

/** Milliseconds between two looks for turns that no server has claimed. */
const lookEvery = 1000;
/** While a server thinks for so many tables, it leaves those to others. */
const enough = 50;
/** Milliseconds for which a table is left alone that waits for a bot, but cannot be played on here. */
const leftAlone = 30_000;

export function openBotTurns(options: BotTurnsOptions): BotTurns {
  const { store, tables, play, host, audience, work, bots, delay, log } = options;
  /** Number of the entry after which each table's bot is thinking. */
  const thinking = new Map<string, number>();
  const busy = new Set<Promise<void>>();
  const closing = new AbortController();

  /** Whether a bot thinks about this table here. */
  function consider(live: LiveTable): boolean {
    const decision = decisionOf(live);
    const bot = decision && botAt(live.stored.seats[decision.seat]);
    const { id } = live.stored;
    if (!bot || closing.signal.aborted) return false;
    if (thinking.get(id) === live.moved) return true;
    thinking.set(id, live.moved);
    const turn = claim(live, decision.seat, bot, live.moved).catch(error => trouble(id, error));
    busy.add(turn);
    void turn.then(() => busy.delete(turn));
    return true;
  }

  async function claim(live: LiveTable, seat: number, bot: string, n: number): Promise<void> {
    const { id } = live.stored;
    if (!(await work.claim(botWork(id)))) {
      if (thinking.get(id) === n) thinking.delete(id);
      return;
    }
    try {
      // Another server may have answered it while this one asked for it.
      if (work.shared) await tables.refresh(id);
      if (live.moved === n) await take(live, seat, bot, n);
      else if (thinking.get(id) === n) thinking.delete(id);
    } finally {
      work.putDown(botWork(id));
    }
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

  /** Tables that are left alone, and until when. */
  const alone = new Map<string, number>();

  /** Takes up what a server has left that is gone, and what none has begun. */
  async function takeUp(): Promise<void> {
    const now = performance.now();
    for (const [id, until] of alone) if (until <= now) alone.delete(id);
    for (const id of await store.botTurnsUnclaimed()) {
      if (closing.signal.aborted || busy.size >= enough) return;
      if (alone.has(id) || !(await work.claim(botWork(id)))) continue;
      try {
        await tables.refresh(id);
        if (!consider(await tables.read(id))) alone.set(id, now + leftAlone);
      } catch (error) {
        alone.set(id, now + leftAlone);
        log.warn('a running table cannot be opened', { table: short(id), ...troubleOf(error) });
      } finally {
        work.putDown(botWork(id));
      }
    }
  }

  let taking: Promise<void> | null = null;
  function look(): Promise<void> {
    taking ??= takeUp()
      .catch(error => log.warn('turns of bots could not be looked for', troubleOf(error)))
      .finally(() => {
        taking = null;
      });
    return taking;
  }
  const looks = work.shared ? setInterval(() => void look(), lookEvery).unref() : undefined;

  tables.onNews(({ live }) => consider(live));
  audience.onWatched(id => host.attend(id));

  return {
    async resume() {
      if (work.shared) return look();
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
      clearInterval(looks);
      await host.close();
      await Promise.all([...busy, taking]);
    },
  };
}
