/** The tables that are over, of the server and of this browser together: opened, watched again, or deleted. */
import type { GameModule } from '@atoll/engine';
import { useEffect, useState } from 'preact/hooks';
import type { TableInfo } from '../../../server/door/protocol.ts';
import { finishedTables } from '../../api.ts';
import { Glyph } from '../../parts/glyph.tsx';
import { Link } from '../../router.tsx';
import { localTables } from '../../table/source/localTables.ts';
import { mostFinished } from '../../table/source/tableStorage.ts';
import { fill, t } from '../../translate.ts';
import { DropTable } from './dropTable.tsx';
import { type ListedTable, localTable, servedTable, TableCard, useLevels } from './tableCard.tsx';

const words = {
  watch: { de: 'Ansehen', en: 'Watch' },
  watchWhich: { de: 'Ansehen: {game}', en: 'Watch: {game}' },
  more: { de: 'Ältere zeigen', en: 'Show older ones' },
  none: { de: 'Noch keine fertige Partie.', en: 'No finished game yet.' },
  bound: {
    de: 'In diesem Browser bleiben die letzten {n} fertigen Partien. Wer eine länger behalten will, speichert sie am Ende als Datei.',
    en: 'This browser keeps the last {n} finished games. To keep one for longer, save it as a file at its end.',
  },
} as const;

/** Latest first. The browser's own are mixed in as far back as the server's pages have come. */
export function FinishedTables({ modules }: { modules: readonly GameModule[] }) {
  const levels = useLevels();
  const [served, setServed] = useState<readonly TableInfo[]>([]);
  const [next, setNext] = useState<string | undefined>();
  const [asked, setAsked] = useState(false);
  const [local, setLocal] = useState(localTables);
  const ask = async (before?: string) => {
    const page = await finishedTables(before);
    setAsked(true);
    if (!page.ok) return;
    setServed(now => [...(before === undefined ? [] : now), ...page.value.tables]);
    setNext(page.value.next);
  };
  useEffect(() => void ask(), []);

  const known = new Map(modules.map(module => [module.id, module]));
  const oldest = next === undefined ? '' : (served.at(-1)?.changedAt ?? '');
  const found: ListedTable[] = [
    ...served.flatMap(info => {
      const module = known.get(info.game);
      return module ? servedTable(module, info) : [];
    }),
    ...local.flatMap(kept => {
      const module = known.get(kept.game);
      return module ? localTable(module, kept) : [];
    }),
  ]
    .filter(({ info }) => info.status === 'over' && info.changedAt >= oldest)
    .sort((a, b) => b.info.changedAt.localeCompare(a.info.changedAt));
  const anyLocal = found.some(table => table.local);

  return (
    <>
      {asked && found.length === 0 && <p class="quiet">{t(words.none)}</p>}
      {asked && (
        <ul class="waiting-tables">
          {found.map(table => (
            <TableCard key={table.id} table={table} levels={levels}>
              {!table.old && (
                <Link
                  to={table.watch}
                  class="button"
                  aria-label={fill(words.watchWhich, { game: table.module.about.name })}
                >
                  <Glyph name="play" />
                  {t(words.watch)}
                </Link>
              )}
              {table.local && <DropTable table={table} onDropped={() => setLocal(localTables())} />}
            </TableCard>
          ))}
        </ul>
      )}
      {next !== undefined && (
        <p>
          <button type="button" class="button" onClick={() => void ask(next)}>
            {t(words.more)}
          </button>
        </p>
      )}
      {anyLocal && <p class="quiet">{fill(words.bound, { n: mostFinished })}</p>}
    </>
  );
}
