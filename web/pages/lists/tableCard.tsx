/** One table in a list: which game, who sits there, whose turn it is. */
import { SeatMark } from '@atoll/boardkit/drawing/seats.tsx';
import type { GameModule, Words } from '@atoll/engine';
import type { ComponentChildren } from 'preact';
import type { TableInfo } from '../../../server/door/protocol.ts';
import { knownBots } from '../../bots/bots.ts';
import { useLoaded } from '../../parts/loading.tsx';
import { Link } from '../../router.tsx';
import { language } from '../../settings.ts';
import { seatNames } from '../../table/page/players/names.ts';
import type { LocalTable } from '../../table/source/localTable.ts';
import { gameFor, infoOf } from '../../table/source/localTables.ts';
import { count, fill, t } from '../../translate.ts';
import { kindOf } from './tableOrder.ts';

const words = {
  yourTurn: { de: 'Du bist dran', en: 'Your turn' },
  theirTurn: { de: '{name} ist dran', en: '{name}’s turn' },
  waiting: { de: 'Wartet auf Mitspieler', en: 'Waiting for players' },
  inLobby: { de: 'Wartet in der Lobby auf Mitspieler', en: 'Waiting for players in the lobby' },
  over: { de: 'Zu Ende', en: 'Finished' },
  old: { de: 'Mit alten Regeln', en: 'With old rules' },
  here: { de: 'In diesem Browser', en: 'In this browser' },
  moves: {
    one: { de: '{n} Schritt', en: '{n} move' },
    other: { de: '{n} Schritte', en: '{n} moves' },
  },
} as const;

export interface ListedTable {
  id: string;
  /** Kept in this browser and nowhere else. */
  local: boolean;
  to: string;
  watch: string;
  module: GameModule;
  info: Pick<TableInfo, 'seats' | 'status' | 'you' | 'decision' | 'changedAt' | 'lobby'>;
  /** Its rules are not those of today, so that it cannot go on. */
  old: boolean;
  moves: number;
}

export function servedTable(module: GameModule, info: TableInfo): ListedTable {
  const { id, n, closed } = info;
  const old = closed !== undefined;
  return { id, local: false, to: `/t/${id}`, watch: old ? `/t/${id}` : `/replay/${id}`, module, info, old, moves: n };
}

export function localTable(module: GameModule, kept: LocalTable): ListedTable {
  const { id, moves } = kept;
  const old = gameFor(module, kept) === null;
  const info = { ...infoOf(module, kept), lobby: false };
  return { id, local: true, to: `/local/${id}`, watch: `/replay/local/${id}`, module, info, old, moves: moves.length };
}

const isMine = (table: ListedTable): boolean => kindOf(table) === 'mine';

/** The names of the bots' levels, empty until they are loaded. */
export function useLevels(): ReadonlyMap<string, Words> {
  const bots = useLoaded(knownBots, []);
  return new Map(bots.state === 'here' ? bots.value.map(({ id, words }) => [id, words]) : []);
}

/** `children`: what else can be done with it. */
export function TableCard(props: {
  table: ListedTable;
  levels: ReadonlyMap<string, Words>;
  children?: ComponentChildren;
}) {
  const { table, levels, children } = props;
  const { info, module, local, moves } = table;
  const names = seatNames(info.seats, levels, t);
  const notes = [
    ...(local ? [t(words.here)] : []),
    ...(info.status === 'over' ? [dayOf(info.changedAt)] : []),
    count(moves, words.moves),
  ];
  const state = table.old
    ? t(words.old)
    : info.status === 'waiting'
      ? t(info.lobby ? words.inLobby : words.waiting)
      : info.status === 'over'
        ? t(words.over)
        : isMine(table)
          ? t(words.yourTurn)
          : fill(words.theirTurn, { name: names[info.decision?.seat ?? 0] ?? '' });
  return (
    <li class="listed-table">
      <Link to={table.to} class={isMine(table) ? 'waiting-table is-mine' : 'waiting-table'}>
        <strong>{module.about.name}</strong>
        <small>{notes.join(' · ')}</small>
        <span>{state}</span>
        <span class="waiting-who">
          {names.map((name, seat) => (
            <span key={seat}>
              <SeatMark seat={seat} size={14} />
              {name}
            </span>
          ))}
        </span>
      </Link>
      {children && <div class="listed-tools">{children}</div>}
    </li>
  );
}

const dayOf = (at: string): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(new Date(at));
