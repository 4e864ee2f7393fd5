/** The tables that wait for somebody, mine to decide first. */
import { SeatMark } from '@atoll/boardkit/seats.tsx';
import type { GameModule, Words } from '@atoll/engine';
import { useEffect, useState } from 'preact/hooks';
import type { TableInfo } from '../../server/protocol.ts';
import { myTables } from '../api.ts';
import { knownBots } from '../bots.ts';
import { useLoaded } from '../parts/loading.tsx';
import { Link } from '../router.tsx';
import { count, fill, t } from '../speak.ts';
import { keptTables } from '../table/kept.ts';
import { seatNames } from '../table/names.ts';

const words = {
  tables: { de: 'Deine Tische', en: 'Your tables' },
  yourTurn: { de: 'Du bist dran', en: 'Your turn' },
  theirTurn: { de: '{name} ist dran', en: '{name} to play' },
  waiting: { de: 'Wartet auf Mitspielende', en: 'Waiting for players' },
  over: { de: 'Zu Ende', en: 'Finished' },
  here: { de: 'In diesem Browser', en: 'In this browser' },
  all: { de: 'Alle {n} Tische zeigen', en: 'Show all {n} tables' },
  moves: {
    one: { de: '{n} Zug', en: '{n} move' },
    other: { de: '{n} Züge', en: '{n} moves' },
  },
} as const;

/** As many as fit without pushing the games out of sight. */
const FEW = 6;

interface Shown {
  key: string;
  to: string;
  game: string;
  info: Pick<TableInfo, 'seats' | 'status' | 'you' | 'decision'>;
  note: string;
  changedAt: string;
}

/** Mine to decide first, then whatever changed last. */
const order = (a: Shown, b: Shown) => Number(isMine(b)) - Number(isMine(a)) || b.changedAt.localeCompare(a.changedAt);

const isMine = ({ info }: Shown) => info.status === 'running' && info.decision?.seat === info.you;

/** The tables of this guest, asked for again while one looks; null until the server has answered or taken too long. */
export function useTables(): TableInfo[] | null {
  const [tables, setTables] = useState<TableInfo[] | null>(null);
  useEffect(() => {
    let still = true;
    const ask = async () => {
      const asked = await myTables();
      if (still) setTables(now => (asked.ok ? asked.value : (now ?? [])));
    };
    void ask();
    const late = setTimeout(() => setTables(now => now ?? []), 800);
    const again = setInterval(() => document.visibilityState === 'visible' && void ask(), 15_000);
    return () => {
      still = false;
      clearTimeout(late);
      clearInterval(again);
    };
  }, []);
  return tables;
}

export function WaitingTables({ modules, tables }: { modules: readonly GameModule[]; tables: readonly TableInfo[] }) {
  const bots = useLoaded(knownBots, []);
  const [all, showAll] = useState(false);
  const known = new Map(modules.map(module => [module.id, module]));
  const local = keptTables(modules).map(
    ({ module, info, moves }): Shown => ({
      key: `local-${module.id}`,
      to: `/local/${module.id}`,
      game: module.id,
      info,
      note: `${t(words.here)} · ${count(moves, words.moves)}`,
      changedAt: info.changedAt,
    }),
  );
  const served = tables
    .filter(info => info.you !== 'spectator' && info.status !== 'over')
    .map(
      (info): Shown => ({
        key: info.id,
        to: `/t/${info.id}`,
        game: info.game,
        info,
        note: count(info.n, words.moves),
        changedAt: info.changedAt,
      }),
    );
  const found = [...served, ...local].filter(({ game }) => known.has(game)).sort(order);
  const shown = all ? found : found.slice(0, FEW);
  if (found.length === 0) return null;
  const levels = new Map<string, Words>(bots.state === 'here' ? bots.value.map(({ id, words }) => [id, words]) : []);

  return (
    <section aria-labelledby="tables">
      <h2 id="tables" class="home-title">
        {t(words.tables)}
      </h2>
      <ul class="waiting-tables">
        {shown.map(table => {
          const names = seatNames(table.info.seats, levels, t);
          const { status, decision } = table.info;
          return (
            <li key={table.key}>
              <Link to={table.to} class={isMine(table) ? 'waiting-table is-mine' : 'waiting-table'}>
                <strong>{known.get(table.game)?.about.name}</strong>
                <small>{table.note}</small>
                <span>
                  {status === 'waiting' && t(words.waiting)}
                  {status === 'over' && t(words.over)}
                  {status === 'running' &&
                    (isMine(table)
                      ? t(words.yourTurn)
                      : fill(words.theirTurn, { name: names[decision?.seat ?? 0] ?? '' }))}
                </span>
                <span class="waiting-who">
                  {names.map((name, seat) => (
                    <span key={seat}>
                      <SeatMark seat={seat} size={14} />
                      {name}
                    </span>
                  ))}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      {found.length > shown.length && (
        <button type="button" class="button" onClick={() => showAll(true)}>
          {fill(words.all, { n: found.length })}
        </button>
      )}
    </section>
  );
}
