/** How a table that runs in this page stands, told as a server would tell it. */
import { type Game, heard, type Refusal, seedHash, type Table, type Viewer } from '@atoll/engine';
import type { LogEntry, SeatInfo } from '../../../server/door/protocol.ts';
import type { Snapshot } from './source.ts';
import { withoutManners } from './withoutManners.ts';

interface Around {
  id: string;
  options: Record<string, string>;
  seats: readonly ({ kind: 'me' } | { kind: 'bot'; bot: string })[];
  viewer: Viewer;
  /** What the person here is called. */
  name: string;
  startedAt: string;
  since: string;
  undo: { count: number } | { refusal: Refusal };
}

export function localSnapshot(game: Game, table: Table, around: Around): Snapshot {
  const { state, played, seed } = table;
  const { viewer, since, undo } = around;
  const decision = game.decision(state);
  const entries = played.map(
    ({ seat, kind, auto, told }, i): LogEntry => ({
      n: i + 1,
      at: since,
      seat,
      kind,
      auto,
      events: heard(told, viewer),
    }),
  );
  return {
    info: {
      id: around.id,
      game: game.id,
      edition: game.edition,
      rules: game.version,
      options: { ...around.options },
      seats: around.seats.map((seat, i): SeatInfo => {
        if (seat.kind === 'bot') return { seat: i, kind: 'bot', name: seat.bot, bot: seat.bot, online: true };
        return { seat: i, kind: 'person', name: around.name, online: true };
      }),
      status: decision ? 'running' : 'over',
      you: viewer,
      n: played.length,
      decision,
      createdAt: around.startedAt,
      changedAt: since,
      ...withoutManners(around.seats.length),
      seedHash: seedHash(seed),
      ...(decision ? {} : { seed }),
    },
    entries,
    standing: {
      n: played.length,
      view: game.view(state, viewer),
      decision,
      scoresheet: game.scoresheet(state, viewer),
      undo: 'count' in undo ? { can: true } : { can: false, refusal: undo.refusal },
      since,
    },
  };
}
