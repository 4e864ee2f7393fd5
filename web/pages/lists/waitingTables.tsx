/** The tables that wait for somebody, mine to decide first. */
import type { GameModule } from '@atoll/engine';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { TableInfo } from '../../../server/door/protocol.ts';
import { finishedTables, myTables } from '../../api.ts';
import { Link } from '../../router.tsx';
import type { LocalTable } from '../../table/source/localTable.ts';
import { localTables } from '../../table/source/localTables.ts';
import { fill, t } from '../../translate.ts';
import { type ListedTable, localTable, servedTable, TableCard, useLevels } from './tableCard.tsx';
import { tableOrder } from './tableOrder.ts';

const words = {
  tables: { de: 'Deine Tische', en: 'Your tables' },
  all: { de: 'Alle {n} Tische zeigen', en: 'Show all {n} tables' },
  more: { de: 'Alle Tische, auch fertige', en: 'All tables, finished ones too' },
} as const;

/** As many as fit without pushing the games out of sight. */
const FEW = 6;

/** The tables of this guest at the server. */
export interface Served {
  /** Those that are not over. */
  open: readonly TableInfo[];
  /** Whether there are others. */
  finished: boolean;
}

const nothing: Served = { open: [], finished: false };

/** Asked for again while one looks; null until the server has answered or taken too long. */
export function useTables(): Served | null {
  const [tables, setTables] = useState<Served | null>(null);
  useEffect(() => {
    let still = true;
    const ask = async () => {
      const [open, finished] = await Promise.all([myTables(), finishedTables()]);
      if (!still) return;
      setTables(now => ({
        open: open.ok ? open.value : (now?.open ?? []),
        finished: finished.ok ? finished.value.tables.length > 0 : (now?.finished ?? false),
      }));
    };
    void ask();
    const late = setTimeout(() => setTables(now => now ?? nothing), 800);
    const again = setInterval(() => document.visibilityState === 'visible' && void ask(), 15_000);
    return () => {
      still = false;
      clearTimeout(late);
      clearInterval(again);
    };
  }, []);
  return tables;
}

/** Those of the server and of this browser that are not over. */
export function openTables(
  modules: readonly GameModule[],
  served: readonly TableInfo[],
  local: readonly LocalTable[],
): ListedTable[] {
  const known = new Map(modules.map(module => [module.id, module]));
  const found: ListedTable[] = [
    ...served
      // A table's owner looks after it while it waits, even without a seat.
      .filter(({ you, owner, status }) => you !== 'spectator' || (owner && status === 'waiting'))
      .flatMap(info => {
        const module = known.get(info.game);
        return module ? servedTable(module, info) : [];
      }),
    ...local.flatMap(kept => {
      const module = known.get(kept.game);
      return module ? localTable(module, kept) : [];
    }),
  ];
  return found.filter(({ info }) => info.status !== 'over').sort(tableOrder);
}

export function WaitingTables({ modules, tables }: { modules: readonly GameModule[]; tables: Served }) {
  const levels = useLevels();
  const [all, showAll] = useState(false);
  const local = useMemo(localTables, []);
  const found = openTables(modules, tables.open, local);
  const shown = all ? found : found.slice(0, FEW);
  if (found.length === 0 && !tables.finished && local.length === 0) return null;
  return (
    <section aria-labelledby="tables">
      <header class="home-row">
        <h2 id="tables" class="home-title">
          {t(words.tables)}
        </h2>
        <Link to="/tables" class="quiet-link">
          {t(words.more)}
        </Link>
      </header>
      <ul class="waiting-tables">
        {shown.map(table => (
          <TableCard key={table.id} table={table} levels={levels} />
        ))}
      </ul>
      {found.length > shown.length && (
        <button type="button" class="button" onClick={() => showAll(true)}>
          {fill(words.all, { n: found.length })}
        </button>
      )}
    </section>
  );
}
