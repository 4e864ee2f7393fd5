/** A finished game as a source that can be stepped through. */
import {
  answer,
  Chance,
  type Game,
  heard,
  type MoveRecord,
  openTable,
  type Played,
  type Replay,
  refusal,
  seedHash,
  type Table,
  type Viewer,
} from '@atoll/engine';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { LogEntry, SeatInfo } from '../../../server/door/protocol.ts';
import { openReplayTalk } from '../chat/replayTalk.ts';
import { withHappenings } from './happenings.ts';
import { noNews, type Snapshot, type TableSource, type Tried } from './source.ts';
import { withoutManners } from './withoutManners.ts';

export interface Rewatch extends TableSource {
  trying: NonNullable<TableSource['trying']>;
  at: ReadonlySignal<number>;
  length: number;
  goTo(move: number): void;
  /** Through whose eyes. The game is over, so every seat may be looked at. */
  lookAs(viewer: Viewer): void;
}

/** Goes as far as the rules let it: to the first move that they refuse. */
export function rewatch(game: Game, replay: Replay, id: string): Rewatch {
  const table = openTable(game, { seats: replay.seats.length, options: replay.options }, replay.seed);
  const states = [game.copy(table.state)];
  for (const { seat, move } of replay.moves) {
    const done = answer(table, seat, move);
    if ('refusal' in done) break;
    states.push(game.copy(table.state));
  }
  const { played } = table;
  const at = signal(0);
  const viewer = signal<Viewer>('spectator');
  /** Where another move than the one played would have led. */
  const elsewhere = signal<{ state: unknown; played: Played } | null>(null);
  const tried = computed((): Tried | null => {
    if (!elsewhere.value) return null;
    const { move, told, draws } = elsewhere.value.played;
    return { move, events: heard(told, viewer.value), drew: draws > 0 };
  });
  const snapshot = signal<Snapshot>(look());
  const news = signal(noNews);

  function look(): Snapshot {
    const n = at.peek();
    const you = viewer.peek();
    const decision = game.decision(states[n]);
    const shown = elsewhere.peek()?.state ?? states[n];
    const entry = ({ seat, kind, auto, told }: Played, i: number): LogEntry => ({
      n: i + 1,
      at: '',
      seat,
      kind,
      auto,
      events: heard(told, you),
    });
    return {
      info: {
        id,
        game: game.id,
        edition: game.edition,
        rules: game.version,
        options: replay.options,
        seats: replay.seats.map(({ name, bot }, seat): SeatInfo => {
          if (bot) return { seat, kind: 'bot', name, bot, online: true };
          return { seat, kind: 'person', name, online: true };
        }),
        status: decision ? 'running' : 'over',
        you,
        n,
        decision,
        createdAt: '',
        changedAt: '',
        ...withoutManners(replay.seats.length),
        seedHash: seedHash(replay.seed),
        seed: replay.seed,
      },
      entries: withHappenings(played.slice(0, n).map(entry), replay.happened),
      standing: {
        n,
        view: game.view(shown, you),
        decision: game.decision(shown),
        scoresheet: game.scoresheet(shown),
        undo: { can: false, refusal: onlyWatched },
        since: '',
      },
    };
  }

  const goTo = (move: number) => {
    const to = Math.max(0, Math.min(played.length, Math.round(move)));
    const before = snapshot.peek().standing?.view ?? null;
    const oneOn = to === at.peek() + 1;
    at.value = to;
    elsewhere.value = null;
    snapshot.value = look();
    const events = oneOn ? heard(played[to - 1]?.told ?? [], viewer.peek()) : [];
    news.value = { events, before: oneOn ? before : null };
  };

  const tryOut = (move: MoveRecord | null) => {
    const before = snapshot.peek().standing?.view ?? null;
    elsewhere.value = move && otherwise(states[at.peek()], move);
    snapshot.value = look();
    const events = tried.peek()?.events ?? [];
    news.value = { events, before: elsewhere.peek() ? before : null };
  };

  /** What a move would have led to; null where it was not possible. Piles lie as they lay, but dice may fall otherwise. */
  function otherwise(state: unknown, move: MoveRecord): { state: unknown; played: Played } | null {
    const aside: Table = {
      ...table,
      state: game.copy(state),
      chance: new Chance(`${replay.seed}/otherwise`),
      played: [],
    };
    const decision = game.decision(aside.state);
    const done = decision && answer(aside, decision.seat, move);
    return done && 'played' in done ? { state: aside.state, played: done.played } : null;
  }

  return {
    kind: 'replay',
    talk: openReplayTalk(replay.chat, at),
    snapshot,
    news,
    at,
    length: played.length,
    connection: signal('here'),
    failure: signal(null),
    move: async () => onlyWatched,
    undo: async () => onlyWatched,
    prefer: () => {},
    replay: async () => ({ ok: true, value: replay }),
    goTo,
    trying: { tried, tryOut },
    lookAs: next => {
      viewer.value = next;
      snapshot.value = look();
    },
    deciderView: () => {
      const state = states[at.peek()];
      const decision = game.decision(state);
      return decision ? game.view(state, decision.seat) : null;
    },
    close: () => {},
  };
}

const onlyWatched = refusal('replay', 'Diese Partie wird nur angesehen.', 'This game is only being watched.');
