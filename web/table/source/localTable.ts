/** A table run wholly in this page: the machine here, bots beside it, the moves kept in the browser. */

import type { Thought } from '@atoll/bots';
import {
  answer,
  autoMove,
  BadInput,
  type EventRecord,
  type Game,
  heard,
  type MoveRecord,
  openTable,
  type Played,
  type Preferences,
  type Refusal,
  refusal,
  rewind,
  type Seat,
  type Table,
  undo,
  undoable,
  type Words,
  writeReplay,
} from '@atoll/engine';
import { setUpPosition } from '@atoll/games/positionFile.ts';
import { signal } from '@preact/signals';
import { contentOf } from '../../rules.ts';
import { localSnapshot } from './localSnapshot.ts';
import { noNews, type Reasons, type Snapshot, type TableSource } from './source.ts';

/** What is kept in the browser: everything else follows from it. */
export interface LocalTable {
  /** Its name in addresses. */
  id: string;
  game: string;
  edition: string;
  rules: number;
  options: Record<string, string>;
  seats: readonly ({ kind: 'me' } | { kind: 'bot'; bot: string })[];
  seed: string;
  /** The position that it began with, as a position file has it; without one it began with the set-up. */
  position?: unknown;
  moves: { seat: Seat; move: MoveRecord; auto: boolean }[];
  startedAt: string;
  changedAt: string;
  /** Whose decision it is, null when it is over: so that a list of tables need not play them all. */
  turn?: Seat | null;
}

export interface LocalSurroundings {
  /** A bot's answer from what its seat knows. */
  think(bot: string, view: unknown): Promise<Thought>;
  /** False where this browser cannot keep it. */
  keep(table: LocalTable): boolean;
  name(): string;
  /** How long a bot at least seems to think, so that one can follow. */
  pauseMs: number;
  /** Whether what the bots need is lost on its way here. */
  connection?: TableSource['connection'];
}

/** The game as this table began it: from a position, every deal comes to that position. */
export const begunAs = (game: Game, { position, options }: Pick<LocalTable, 'position' | 'options'>): Game =>
  position === undefined ? game : { ...game, setup: () => setUpPosition(game, { position, options }) };

/** Brings a kept table back to where it was; null when it was played with other rules or components than are here. */
export function restore(game: Game, kept: LocalTable): Table | null {
  if (kept.game !== game.id || kept.rules !== game.version || kept.edition !== game.edition.digest) return null;
  const table = dealt(begunAs(game, kept), kept);
  if (!table) return null;
  for (const { seat, move, auto } of kept.moves) if ('refusal' in answer(table, seat, move, auto)) return null;
  return table;
}

/** Null when the position that it began with is none of this game's any more. */
function dealt(game: Game, kept: LocalTable): Table | null {
  try {
    return openTable(game, { seats: kept.seats.length, options: kept.options }, kept.seed);
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}

export function runLocally(
  game: Game,
  kept: LocalTable,
  preferences: Preferences,
  around: LocalSurroundings,
): TableSource {
  const restored = restore(game, kept);
  if (!restored) throw new Error('A kept table can only be run with the rules and the edition it was started with.');
  const table: Table = restored;
  const me = kept.seats.findIndex(seat => seat.kind === 'me');
  const viewer = me < 0 ? ('spectator' as const) : me;
  let wishes = preferences;
  /** Moves after the position shown, while travelling in time. */
  let future: Played[] = [];
  let since = new Date().toISOString();
  /** Looking at a table does not make it newer. */
  let { changedAt } = kept;
  /** Counts changes, so that a bot's answer to an earlier position is dropped. */
  let turn = 0;
  let closed = false;
  const at = signal({ shown: table.played.length, known: table.played.length });
  const snapshot = signal<Snapshot>(look());
  const news = signal(noNews);
  const reasons = signal<Reasons | null>(null);
  const trouble = signal<Words | null>(null);

  /** What would be lost with this window is said, until it is kept again. */
  function save(): void {
    const moves = table.played.map(({ seat, move, auto }) => ({ seat, move, auto }));
    const turn = game.decision(table.state)?.seat ?? null;
    trouble.value = around.keep({ ...kept, moves, changedAt, turn }) ? null : unkept;
  }

  function look(): Snapshot {
    return localSnapshot(game, table, {
      id: kept.id,
      // A position says for itself what it does not leave to the usual options.
      options: { ...(kept.position === undefined ? table.config.options : kept.options) },
      seats: kept.seats,
      viewer,
      name: around.name(),
      startedAt: kept.startedAt,
      since,
      undo: me < 0 ? notSeated : undoable(table, me),
    });
  }

  function show(events: readonly EventRecord[], before: unknown): void {
    turn++;
    since = new Date().toISOString();
    changedAt = future.length === 0 ? since : changedAt;
    const { played } = table;
    at.value = { shown: played.length, known: played.length + future.length };
    snapshot.value = look();
    news.value = { events, before };
    if (future.length === 0) save();
  }

  function played(seat: Seat, move: MoveRecord, auto: boolean): Refusal | null {
    const before = snapshot.peek().standing?.view ?? null;
    const done = answer(table, seat, move, auto);
    if ('refusal' in done) return done.refusal;
    future = [];
    show(heard(done.played.told, viewer), before);
    goOn();
    return null;
  }

  /** Lets standing answers and bots play as long as it is their decision. */
  function goOn(): void {
    if (closed || future.length > 0) return;
    const { state } = table;
    const decision = game.decision(state);
    if (!decision) return;
    if (decision.seat === me) {
      const wish = autoMove(game, state, wishes);
      if (wish) played(me, wish, true);
      return;
    }
    const asked = turn;
    const seat = kept.seats[decision.seat];
    if (seat?.kind !== 'bot') return;
    const pause = new Promise(done => setTimeout(done, around.pauseMs));
    const view = game.view(state, decision.seat);
    void Promise.all([around.think(seat.bot, view), pause]).then(([thought]) => {
      if (closed || turn !== asked) return;
      reasons.value = { seat: decision.seat, kind: decision.kind, view, thought };
      const { move } = thought;
      const refused = played(decision.seat, move, false);
      if (refused) throw new Error(`Bot ${seat.bot} answered with ${JSON.stringify(move)}: ${refused.words.en}`);
    });
  }

  save();
  goOn();

  return {
    kind: 'local',
    snapshot,
    news,
    connection: around.connection ?? signal('here'),
    failure: signal(null),
    trouble,
    ...(kept.position === undefined ? {} : { unproven }),
    move: async move => (me < 0 ? notSeated.refusal : played(me, move, false)),
    undo: async () => {
      if (me < 0) return notSeated.refusal;
      const done = undo(table, me);
      if ('refusal' in done) return done.refusal;
      future = [];
      show([], null);
      return null;
    },
    prefer: next => {
      wishes = next;
      goOn();
    },
    replay: async () => ({
      ok: true,
      value: writeReplay(
        table,
        snapshot.peek().info.seats.map(({ name, bot }) => ({ name, bot })),
        contentOf(game.edition.digest),
      ),
    }),
    travel: {
      at,
      goTo: move => {
        const all = [...table.played, ...future];
        const to = Math.max(0, Math.min(all.length, move));
        const before = snapshot.peek().standing?.view ?? null;
        const oneOn = to === table.played.length + 1;
        table.played = all;
        rewind(table, to);
        future = all.slice(to);
        show(oneOn ? heard(all[to - 1]?.told ?? [], viewer) : [], oneOn ? before : null);
      },
      branch: () => {
        future = [];
        show([], null);
        goOn();
      },
      state: () => table.state,
      position: () => game.writePosition(table.state),
    },
    reasons,
    close: () => {
      closed = true;
    },
  };
}

const unkept: Words = {
  de: 'Dieser Browser kann den Tisch nicht behalten: Sein Speicher ist voll oder gesperrt. Du kannst weiterspielen, aber lass dieses Fenster offen. Platz wird frei, wenn du alte Tische löschst.',
  en: 'This browser cannot keep the table: its storage is full or blocked. You can play on, but leave this window open. Deleting old tables makes room.',
};

const unproven: Words = {
  de: 'Diese Partie begann mit einer Stellung aus einer Datei. Deshalb gibt es keinen Startwert, aus dem sie sich neu austeilen und nachprüfen ließe, und keine Partiedatei. Ansehen kannst du sie in diesem Browser.',
  en: 'This game began with a position from a file. So there is no seed from which it could be dealt again and checked, and no game file. You can watch it in this browser.',
};

const notSeated = {
  refusal: refusal('spectator', 'Du schaust hier nur zu.', 'You are only watching here.'),
};
