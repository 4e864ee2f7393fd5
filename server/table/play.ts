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
import { adopt, branch, keyOf, type LiveTable, preferencesOf, takeBack } from './liveTable.ts';
import { decisionOf, matchOf, viewerOf } from './outgoing.ts';
import { reportsOn } from './reports.ts';
import type { Tables } from './tables.ts';

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
  /** A bot's answer to the decision after entry `after`. False when the table has gone on or the rules refuse it. */
  botMove(id: string, seat: Seat, after: number, move: MoveRecord): Promise<boolean>;
  /** Lets standing preferences answer the present decision. */
  settle(id: string): Promise<void>;
}

/** A preference that answers itself for ever is a mistake of the game; the person is asked instead. */
const mostAutoMoves = 200;

export function openPlay(store: Store, tables: Tables, limits: Limits, log: Log): Play {
  const now = () => new Date().toISOString();

  /** The seat of a guest and whether this very message has been answered before. */
  function asked(live: LiveTable, guest: string | null, key: string): { seat: Seat; again: boolean } {
    const seat = viewerOf(live, guest);
    if (seat === 'spectator') throw notSeated();
    return { seat, again: live.keys.has(keyOf(seat, key)) };
  }

  function inTime(live: LiveTable, after: number): Table {
    const table = matchOf(live);
    if (!decisionOf(live)) throw over();
    if (live.n !== after) throw stale();
    return table;
  }

  /** Plays a move on the branch, then whatever preferences answer by themselves; each is an entry of its own. */
  function attempt(live: LiveTable, tried: Table, seat: Seat, move: unknown, key: string): MoveEntry[] {
    const done = answer(tried, seat, move);
    if ('refusal' in done) throw new Refused(done.refusal);
    const first: MoveEntry = { n: live.n + 1, type: 'move', seat, move: done.played.move, auto: false, key, at: now() };
    return [first, ...answerPreferences(live, tried, live.n + 2)];
  }

  function answerPreferences(live: LiveTable, tried: Table, from: number): MoveEntry[] {
    const entries: MoveEntry[] = [];
    while (entries.length < mostAutoMoves) {
      const seat = tried.game.decision(tried.state)?.seat;
      const preferences = seat === undefined ? null : preferencesOf(live, seat);
      if (seat === undefined || !preferences) break;
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
      entries.push({
        n: from + entries.length,
        type: 'move',
        seat,
        move: done.played.move,
        auto: true,
        key: '',
        at: now(),
      });
    }
    return entries;
  }

  async function keep(
    live: LiveTable,
    table: Table,
    tried: Table,
    entries: MoveEntry[],
    ok?: Acknowledge,
  ): Promise<void> {
    await store.append(live.stored.id, entries, {
      over: tried.game.decision(tried.state) === null,
      reports: told(live, tried, entries),
    });
    adopt(live, table, tried, entries);
    ok?.();
    tables.tell({ live, log: true, rest: false });
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
      if (!live.table) return;
      const tried = branch(live.table);
      const entries = answerPreferences(live, tried, live.n + 1);
      if (entries.length > 0) await keep(live, live.table, tried, entries);
    });
  }

  return {
    move(id, guest, { after, key, move }, ok) {
      return tables.change(id, async live => {
        const { seat, again } = asked(live, guest, key);
        if (again) return ok?.();
        const table = inTime(live, after);
        const tried = branch(table);
        await keep(live, table, tried, attempt(live, tried, seat, move, key), ok);
      });
    },

    botMove(id, seat, after, move) {
      return tables.change(id, async live => {
        if (live.n !== after || !live.table) return false;
        const tried = branch(live.table);
        try {
          await keep(live, live.table, tried, attempt(live, tried, seat, move, ''));
          return true;
        } catch (error) {
          if (error instanceof Refused) return false;
          throw error;
        }
      });
    },

    undo(id, guest, { after, key }, ok) {
      return tables.change(id, async live => {
        const { seat, again } = asked(live, guest, key);
        if (again) return ok?.();
        const table = inTime(live, after);
        const can = undoable(table, seat);
        if ('refusal' in can) throw new Refused(can.refusal);
        if (live.n >= limits.entries) throw logFull();
        const entry: Entry = { n: live.n + 1, type: 'undo', seat, key, at: now() };
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

const logFull = (): Refused =>
  new Refused(
    refusal(
      'log-full',
      'An diesem Tisch ist Zurücknehmen aufgebraucht. Weiterspielen geht.',
      'Undo is used up at this table. You can play on.',
    ),
  );
