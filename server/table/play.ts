/** Answers to decisions: tried on a branch, stored, acknowledged, published; in this order. */
import {
  answer,
  autoMove,
  type MoveRecord,
  type Preferences,
  refusal,
  type Seat,
  type Table,
  undoable,
} from '@atoll/engine';
import type { Limits } from '../door/limits.ts';
import { notSeated, over, Refused, stale } from '../door/refusals.ts';
import { type Log, troubleOf } from '../log.ts';
import type { Entry, MoveEntry, Report, Store } from '../store/store.ts';
import type { HouseTime } from '../time/rules.ts';
import { voteAt } from './away/voting.ts';
import { adopt, branch, keyOf, type LiveTable, preferencesOf, takeBack } from './liveTable.ts';
import { decisionOf, matchOf, viewerOf } from './outgoing.ts';
import { reportsOn } from './reports.ts';
import type { Tables } from './tables.ts';
import { botAt, type Timing, timingAfter } from './timing.ts';

/** Called when the answer is stored, before anybody hears of it. */
type Acknowledge = () => void;

export interface Play {
  move(
    id: string,
    guest: string | null,
    said: { after: number; key: string; move: unknown },
    ok?: Acknowledge,
  ): Promise<void>;
  undo(id: string, guest: string | null, said: { after: number; key: string }, ok?: Acknowledge): Promise<void>;
  prefer(id: string, guest: string | null, preferences: Preferences, ok?: Acknowledge): Promise<void>;
  /**
   * A bot's answer to the decision after entry `after`. False when the table has gone on, another answers for that seat
   * by now, or the rules refuse it.
   */
  botMove(id: string, seat: Seat, bot: string, after: number, move: MoveRecord): Promise<boolean>;
  /** Lets standing preferences answer the present decision. */
  settle(id: string): Promise<void>;
}

export interface PlayOptions {
  store: Store;
  tables: Tables;
  time: HouseTime;
  limits: Limits;
  log: Log;
  /** Does what is due at a table: a player whose time was up before they answered has not answered. */
  attend(id: string): Promise<void>;
}

/** A move as it will be kept, and whose decision follows it. */
interface Step {
  entry: MoveEntry;
  asked: Seat | null;
}

/** A preference that answers itself for ever is a mistake of the game; the person is asked instead. */
const mostAutoMoves = 200;

/** The time of an entry: that of the server, but never before the one it follows. */
export const stamp = ({ since }: LiveTable, now: number): string =>
  new Date(Math.max(now, Date.parse(since))).toISOString();

export function openPlay({ store, tables, time, limits, log, attend }: PlayOptions): Play {
  /** The seat of a guest and whether this very message has been answered before. */
  function asked(live: LiveTable, guest: string | null, key: string): { seat: Seat; again: boolean } {
    const seat = viewerOf(live, guest);
    if (seat === 'spectator') throw notSeated();
    return { seat, again: live.keys.has(keyOf(seat, key)) };
  }

  function inTime(live: LiveTable, seat: Seat, after: number): Table {
    const table = matchOf(live);
    if (!decisionOf(live)) throw over();
    if (live.stored.seats[seat]?.standIn != null) throw standInPlays();
    if (after < live.moved || after > live.n) throw stale();
    return table;
  }

  const isLate = ({ timing }: LiveTable): boolean =>
    timing.turn?.dueAt != null && Date.parse(timing.turn.dueAt) <= time.now();

  /** Plays a move on the branch, then whatever preferences answer by themselves; each is an entry of its own. */
  function attempt(live: LiveTable, tried: Table, seat: Seat, move: unknown, key: string, standIn = false): Step[] {
    const done = answer(tried, seat, move);
    if ('refusal' in done) throw new Refused(done.refusal);
    const at = stamp(live, time.now());
    const entry: MoveEntry = { n: live.n + 1, type: 'move', seat, move: done.played.move, auto: false, key, at };
    if (standIn) entry.standIn = true;
    return [{ entry, asked: nextSeat(tried) }, ...answerPreferences(live, tried, live.n + 2)];
  }

  function answerPreferences(live: LiveTable, tried: Table, from: number): Step[] {
    const steps: Step[] = [];
    while (steps.length < mostAutoMoves) {
      const seat = nextSeat(tried);
      const preferences = seat === null ? null : preferencesOf(live, seat);
      if (seat === null || !preferences) break;
      const move = autoMove(tried.game, tried.state, preferences);
      if (!move) break;
      const done = answer(tried, seat, move, true);
      if ('refusal' in done) {
        log.warn('a preference answered with a move that the rules refuse', {
          game: live.stored.game,
          code: done.refusal.code,
        });
        break;
      }
      const n = from + steps.length;
      const at = stamp(live, time.now());
      steps.push({
        entry: { n, type: 'move', seat, move: done.played.move, auto: true, key: '', at },
        asked: nextSeat(tried),
      });
    }
    return steps;
  }

  async function keep(live: LiveTable, table: Table, tried: Table, steps: Step[], ok?: Acknowledge): Promise<void> {
    const entries = steps.map(({ entry }) => entry);
    const timing = steps.reduce<Timing>(
      (before, { entry: { n, at }, asked }) => timingAfter(before, live.stored, asked, n, at, time),
      live.timing,
    );
    await store.append(live.stored.id, entries, {
      over: nextSeat(tried) === null,
      turn: timing.turn,
      reports: told(live, tried, entries),
    });
    // What could be voted on is past when the one who was waited for has answered.
    const voted = voteAt(live, time) !== undefined;
    adopt(live, table, tried, entries, timing);
    ok?.();
    tables.tell({ live, log: true, rest: voted });
  }

  /** Without words a move is still a move: a mistake in a game's texts must not stop it. */
  function told({ module, stored }: LiveTable, tried: Table, entries: readonly MoveEntry[]): Report[] {
    try {
      return reportsOn(
        module,
        tried,
        entries.map(({ n }) => n),
      );
    } catch (error) {
      log.error('a move could not be told of', { game: stored.game, ...troubleOf(error) });
      return [];
    }
  }

  async function settle(id: string): Promise<void> {
    await tables.change(id, async live => {
      if (!live.table || live.stored.ended !== null) return;
      const tried = branch(live.table);
      const steps = answerPreferences(live, tried, live.n + 1);
      if (steps.length > 0) await keep(live, live.table, tried, steps);
    });
  }

  /** Time that is up counts before anything that came too late. */
  async function change<T>(id: string, work: (live: LiveTable) => Promise<T>): Promise<T> {
    if (isLate(await tables.read(id))) await attend(id);
    return tables.change(id, work);
  }

  return {
    move(id, guest, { after, key, move }, ok) {
      return change(id, async live => {
        const { seat, again } = asked(live, guest, key);
        if (again) return ok?.();
        const table = inTime(live, seat, after);
        const tried = branch(table);
        await keep(live, table, tried, attempt(live, tried, seat, move, key), ok);
      });
    },

    botMove(id, seat, bot, after, move) {
      return tables.change(id, async live => {
        const sitting = live.stored.seats[seat];
        if (live.moved !== after || !live.table || !decisionOf(live) || botAt(sitting) !== bot) return false;
        const tried = branch(live.table);
        try {
          await keep(live, live.table, tried, attempt(live, tried, seat, move, '', sitting?.bot === null));
          return true;
        } catch (error) {
          if (error instanceof Refused) return false;
          throw error;
        }
      });
    },

    undo(id, guest, { after, key }, ok) {
      return change(id, async live => {
        const { seat, again } = asked(live, guest, key);
        if (again) return ok?.();
        const table = inTime(live, seat, after);
        const can = undoable(table, seat);
        if ('refusal' in can) throw new Refused(can.refusal);
        if (live.n >= limits.entries) throw logFull();
        const entry: Entry = { n: live.n + 1, type: 'undo', seat, key, at: stamp(live, time.now()) };
        // The same seat goes on deciding, so its turn and its time go on as well.
        await store.append(id, [entry], { over: false });
        takeBack(live, table, can.count, entry);
        ok?.();
        tables.tell({ live, log: true, rest: false });
      });
    },

    async prefer(id, guest, preferences, ok) {
      const live = await tables.read(id);
      const { seat } = asked(live, guest, '');
      checkPreferences(live, preferences);
      if ((await store.prefer(id, seat, guest ?? '', preferences)) === 'not-yours') throw notSeated();
      ok?.();
      await tables.refresh(id);
      await settle(id);
    },

    settle,
  };
}

const nextSeat = ({ game, state }: Table): Seat | null => game.decision(state)?.seat ?? null;

/** Only answers that the game offers; one that it does not know would be kept and never used. */
function checkPreferences({ module }: LiveTable, preferences: Preferences): void {
  for (const [id, value] of Object.entries(preferences))
    if (!module.preferences.find(spec => spec.id === id)?.values.some(known => known.id === value))
      throw new Refused(
        refusal(
          'preference',
          `Die Einstellung „${id}: ${value}“ gibt es in diesem Spiel nicht.`,
          `There is no setting “${id}: ${value}” in this game.`,
        ),
      );
}

const standInPlays = (): Refused =>
  new Refused(
    refusal(
      'stand-in',
      'Für dich spielt gerade ein Vertreter. Übernimm erst wieder, dann bist du dran.',
      'A stand-in is playing for you. Take over again first, then it is your turn.',
    ),
  );

const logFull = (): Refused =>
  new Refused(
    refusal(
      'log-full',
      'An diesem Tisch ist Zurücknehmen aufgebraucht. Weiterspielen geht.',
      'Undo is used up at this table. You can play on.',
    ),
  );
