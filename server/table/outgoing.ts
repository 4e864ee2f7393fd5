/**
 * What leaves the server about a table, made for one viewer: built from nothing, field by field, so that nothing can
 * slip out that is not named here.
 */
import {
  type Decision,
  heard,
  type MoveRecord,
  type Refusal,
  type Replay,
  refusal,
  type Scoresheet,
  seedHash,
  type Table,
  undoable,
  type Viewer,
  writeReplay,
} from '@atoll/engine';
import type {
  ClockState,
  Happened,
  LobbyTable,
  LogEntry,
  SeatInfo,
  SeatRest,
  Standing,
  TableInfo,
  Vote,
} from '../door/protocol.ts';
import { notSeated, Refused, waiting } from '../door/refusals.ts';
import type { HouseEntry, StoredTable } from '../store/store.ts';
import { isResting } from '../time/clock.ts';
import { restShown } from '../time/restShown.ts';
import type { HouseTime } from '../time/rules.ts';
import { voteAt } from './away/voting.ts';
import { type LiveTable, preferencesOf } from './liveTable.ts';
import { secondsLeft } from './timing.ts';

export const seatOf = ({ seats }: StoredTable, guest: string | null): Viewer =>
  (guest === null ? undefined : seats.find(seat => seat.guest === guest)?.seat) ?? 'spectator';

export const viewerOf = ({ stored }: LiveTable, guest: string | null): Viewer => seatOf(stored, guest);

/** The match, or a refusal while the table waits. */
export function matchOf(live: LiveTable): Table {
  if (!live.table) throw waiting();
  return live.table;
}

export function decisionOf(live: LiveTable): Decision | null {
  const decision = live.stored.ended === null ? live.table?.game.decision(live.table.state) : null;
  return decision ? { seat: decision.seat, kind: decision.kind } : null;
}

export function statusOf(live: LiveTable): TableInfo['status'] {
  if (live.stored.ended !== null) return 'over';
  if (!live.table) return 'waiting';
  return decisionOf(live) ? 'running' : 'over';
}

export function tableInfo(
  live: LiveTable,
  guest: string | null,
  online: (guest: string) => boolean,
  time: HouseTime,
): TableInfo {
  const { stored } = live;
  const status = statusOf(live);
  const info: TableInfo = {
    ...plainInfo(stored, guest, online, guest => restOf(stored, guest, time)),
    status,
    n: live.n,
    decision: decisionOf(live),
    changedAt: latest(stored.changedAt, live.since),
    clock: { ...stored.clock, ...clocks(live, time) },
  };
  const vote = voteAt(live, time);
  if (vote) info.vote = plainVote(vote);
  const preferences = info.you === 'spectator' ? null : preferencesOf(live, info.you);
  if (preferences) info.preferences = preferences;
  if (status === 'over' && live.table) info.seed = stored.seed;
  return info;
}

const seatInfos = (
  { seats }: StoredTable,
  online: (guest: string) => boolean,
  rest: (guest: string) => SeatRest | null,
): SeatInfo[] =>
  seats.map(({ seat, kind, guest, name, bot, standIn }) => {
    if (kind === 'bot') return { seat, kind, name: bot ?? '', bot: bot ?? '', online: false };
    const info: SeatInfo = { seat, kind, name, online: guest !== null && online(guest) };
    if (standIn !== null) info.standIn = standIn;
    const resting = guest === null ? null : rest(guest);
    if (resting) info.rest = resting;
    return info;
  });

/** Rest counts only at tables over days, and is told only there. */
const restOf = ({ clock }: StoredTable, guest: string, time: HouseTime): SeatRest | null =>
  clock.kind === 'days' ? restShown(time.restsOf(guest), time.now()) : null;

/** A table as the lobby shows it, short; null where it does not stand there. */
export function lobbyTable(stored: StoredTable, guest: string | null, time: HouseTime): LobbyTable | null {
  const { id, game, options, clock, absent, language, fillAt, lobbySince, startedAt, owner } = stored;
  if (lobbySince === null) return null;
  const mine = guest !== null && (owner === guest || seatOf(stored, guest) !== 'spectator');
  return {
    id,
    game,
    seats: stored.seats.map(({ kind, name, bot, guest: sitting }) => {
      const rest = sitting === null ? null : restOf(stored, sitting, time);
      return { kind, name: bot ?? name, ...(rest && { rest }) };
    }),
    clock: { ...clock },
    absent: absent.kind === 'standIn' ? { kind: absent.kind, bot: absent.bot } : { kind: absent.kind },
    since: lobbySince,
    ...(Object.keys(options).length > 0 && { options: { ...options } }),
    ...(language !== null && { language }),
    ...(fillAt !== null && { fillAt }),
    ...(startedAt !== null && { running: true }),
    ...(mine && { mine }),
  };
}

/** How all clocks stand at this moment. */
function clocks({ stored, timing }: LiveTable, time: HouseTime): ClockState {
  const now = time.now();
  return {
    left: secondsLeft(stored, timing.clock, now, time),
    runsOut: stored.clock.kind === 'none' ? null : (timing.turn?.dueAt ?? null),
    resting: isResting(stored.clock, timing.clock, now, time),
    at: new Date(now).toISOString(),
  };
}

const plainVote = ({ about, choices, said, asked, until }: Vote): Vote => ({
  about,
  choices: [...choices],
  said: said.map(({ seat, choice }) => ({ seat, choice })),
  asked: [...asked],
  until,
});

export const stillClocks = ({ seats, changedAt }: StoredTable): ClockState => ({
  left: seats.map(() => null),
  runsOut: null,
  resting: false,
  at: changedAt,
});

/** A table that is over, without playing it again: there is nothing left to decide or to hide. */
export const finishedInfo = (stored: StoredTable, n: number, guest: string): TableInfo => ({
  ...plainInfo(stored, guest, () => false),
  status: 'over',
  n,
  decision: null,
  changedAt: stored.changedAt,
  clock: { ...stored.clock, ...stillClocks(stored) },
  ...(stored.startedAt !== null && { seed: stored.seed }),
});

/** What does not follow from the log. */
export const plainInfo = (
  stored: StoredTable,
  guest: string | null,
  online: (guest: string) => boolean,
  rest: (guest: string) => SeatRest | null = () => null,
): Omit<TableInfo, 'status' | 'n' | 'decision' | 'changedAt' | 'clock'> => ({
  ...mannersFor(stored, guest),
  id: stored.id,
  game: stored.game,
  edition: { id: stored.edition.id, digest: stored.edition.digest },
  rules: stored.rules,
  options: { ...stored.options },
  seats: seatInfos(stored, online, rest),
  you: seatOf(stored, guest),
  createdAt: stored.createdAt,
  seedHash: seedHash(stored.seed),
});

/** What the owner has chosen, and what became of the table, as far as this guest may know it. */
function mannersFor(stored: StoredTable, guest: string | null) {
  const { lobby, absent, language, botsAfter, chat, owner, invitation, fillAt, ended, rematch, rematchNotFor } = stored;
  const mine = guest !== null && (owner === guest || seatOf(stored, guest) !== 'spectator');
  return {
    lobby,
    absent: absent.kind === 'standIn' ? { kind: absent.kind, bot: absent.bot } : { kind: absent.kind },
    language,
    botsAfter,
    chat,
    owner: owner === guest,
    byInvitation: invitation !== null,
    ...(mine && invitation !== null && { invitation }),
    ...(fillAt !== null && { fillAt }),
    ...(ended !== null && { ended }),
    ...(mine && rematch !== null && !rematchNotFor.includes(guest) && { rematch }),
  } satisfies Partial<TableInfo>;
}

export function standing(live: LiveTable, viewer: Viewer, time: HouseTime): Standing {
  const table = matchOf(live);
  return {
    ...(live.stored.clock.kind !== 'none' && { clock: clocks(live, time) }),
    n: live.n,
    view: table.game.view(table.state, viewer),
    decision: decisionOf(live),
    scoresheet: plainScoresheet(table.game.scoresheet(table.state, viewer)),
    undo: undoFor(table, viewer),
    since: live.since,
  };
}

/** All legal moves, for the seat whose decision it is and for nobody else. */
export function movesFor(live: LiveTable, viewer: Viewer): MoveRecord[] | undefined {
  const table = matchOf(live);
  return decisionOf(live)?.seat === viewer ? table.game.moves(table.state) : undefined;
}

/** The history after entry `after`, as the viewer heard it. */
export function entriesFor(live: LiveTable, viewer: Viewer, after: number): LogEntry[] {
  const entries: LogEntry[] = [];
  const played = live.table?.played ?? [];
  for (let i = played.length - 1; i >= 0; i--) {
    const move = played[i];
    const mark = live.marks[i];
    if (!move || !mark || mark.n <= after) break;
    const events = heard(move.told, viewer);
    // That a standing answer spoke is for its owner alone: it may mean that there was nothing else to choose.
    const auto = move.auto && move.seat === viewer;
    const entry: LogEntry = { n: mark.n, at: mark.at, seat: move.seat, kind: move.kind, auto, events };
    entries.push(mark.standIn ? { ...entry, standIn: true } : entry);
  }
  for (let i = live.happened.length - 1; i >= 0; i--) {
    const entry = live.happened[i];
    if (!entry || entry.n <= after) break;
    const { n, at, seat } = entry;
    entries.push({ n, at, seat, kind: '', auto: false, events: [], happened: happenedAs(entry) });
  }
  return entries.sort((a, b) => a.n - b.n);
}

/** Who it was is told by the seat; guests are known by nothing else. */
function happenedAs(entry: HouseEntry): Happened {
  switch (entry.type) {
    case 'standIn':
      return { type: 'standIn', bot: entry.bot, why: entry.why };
    case 'vote':
      return { type: 'vote', about: entry.about, choice: entry.choice };
    case 'end':
      return { type: 'end', why: entry.why };
    case 'back':
    case 'seated':
      return { type: entry.type };
  }
}

/** The whole table as a file, once there is nothing left to hide. */
export function replayOf(live: LiveTable): Replay {
  const table = matchOf(live);
  if (statusOf(live) !== 'over')
    throw new Refused(
      refusal(
        'not-over',
        'Die Partiedatei mit dem Startwert gibt es erst, wenn die Partie zu Ende ist.',
        'The game file with its seed is only given out when the game is over.',
      ),
    );
  const seats = live.stored.seats.map(({ name, bot }) => ({ name: bot ?? name, bot: bot ?? undefined }));
  return writeReplay(table, seats, live.edition.json, live.happened.length > 0 ? happenings(live) : undefined);
}

/** What happened besides the moves, at its place among those that were not taken back. */
const happenings = ({ happened, marks }: LiveTable): Replay['happened'] =>
  happened.map(entry => {
    const after = marks.findLastIndex(({ n }) => n < entry.n) + 1;
    return {
      bot: undefined,
      why: undefined,
      about: undefined,
      choice: undefined,
      ...happenedAs(entry),
      after,
      seat: entry.seat,
    };
  });

function undoFor(table: Table, viewer: Viewer): Standing['undo'] {
  if (viewer === 'spectator') return { can: false, refusal: plainRefusal(notSeated().refusal) };
  const can = undoable(table, viewer);
  return 'count' in can ? { can: true } : { can: false, refusal: plainRefusal(can.refusal) };
}

/** A refusal as it may go out; a `BadInput` among them would carry more. */
export function plainRefusal({ code, words, rule, detail }: Refusal): Refusal {
  const plain: Refusal = { code, words: { de: words.de, en: words.en } };
  if (rule !== undefined) plain.rule = rule;
  if (detail !== undefined) plain.detail = detail;
  return plain;
}

const latest = (a: string, b: string): string => (a < b ? b : a);

export const plainScoresheet = ({ categories, rows, final }: Scoresheet): Scoresheet => ({
  categories: [...categories],
  rows: rows.map(({ seat, points, total, tieBreak, rank }) => ({
    seat,
    points: [...points],
    total,
    tieBreak: [...tieBreak],
    rank,
  })),
  final,
});
