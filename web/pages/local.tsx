/** A table run wholly in this browser. */
import type { BoardModule } from '@atoll/boardkit/board.ts';
import type { Game, GameModule } from '@atoll/engine';
import { computed } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { PageProps } from '../app.tsx';
import { botsMissing, leastTime, think } from '../bots/bots.ts';
import { Failed, useLoaded, Waiting } from '../parts/loading.tsx';
import { Site } from '../parts/site.tsx';
import { loadBoard } from '../pictures.ts';
import { go, Link } from '../router.tsx';
import { loadRules } from '../rules.ts';
import { myName } from '../settings.ts';
import { usual } from '../table/choosing/defaultPreferences.ts';
import { openTableContext } from '../table/page/tableContext.ts';
import { TablePage } from '../table/page/tablePage.tsx';
import { useBotNames } from '../table/page/useBotNames.ts';
import { type LocalTable, restore, runLocally } from '../table/source/localTable.ts';
import { dropLocal, gameFor, keepLocal, keptLocal } from '../table/source/localTables.ts';
import { fill, t } from '../translate.ts';
import { SetUp } from './setUp.tsx';
import { useTitle } from './title.ts';

const words = {
  none: { de: 'In diesem Browser läuft kein {game}', en: 'No {game} table in this browser' },
  noneAtAll: { de: 'Diesen Tisch gibt es in diesem Browser nicht', en: 'This table is not in this browser' },
  start: { de: 'Einen Tisch eröffnen', en: 'Open a table' },
  old: {
    de: 'Dieser Tisch {game} wurde mit anderen Regeln oder Bauteilen gespielt, als es hier jetzt gibt. Er lässt sich nicht mehr öffnen.',
    en: 'This table of {game} was played with other rules or components than there are here now. It can no longer be opened.',
  },
  drop: { de: 'Tisch löschen', en: 'Delete the table' },
  guest: { de: 'Gast', en: 'Guest' },
  tables: { de: 'Zu deinen Tischen', en: 'To your tables' },
} as const;

/** Long enough to see what a bot does, short enough not to wait for it. */
const BOT_PAUSE_MS = 650;

export function LocalTablePage({ path }: PageProps) {
  const [name = ''] = path;
  const kept = useMemo(() => keptLocal(name), [name]);
  // An address with the name of a game leads to its latest table.
  const elsewhere = kept !== null && kept.id !== name;
  useEffect(() => {
    if (elsewhere) go(`/local/${kept.id}`, 'replace');
  }, [elsewhere]);
  const id = kept?.game ?? name;
  const loaded = useLoaded(async () => {
    const [module, board] = await Promise.all([loadRules(id), loadBoard(id)]);
    return module && { module, board };
  }, [id]);
  if (elsewhere)
    return (
      <Site>
        <Waiting />
      </Site>
    );
  if (loaded.state !== 'here')
    return <Site>{loaded.state === 'failed' ? <Failed error={loaded.error} /> : <Waiting />}</Site>;
  if (!loaded.value) return <NoTable module={null} />;
  const { module, board } = loaded.value;
  if (!kept) return <NoTable module={module} />;
  const game = gameFor(module, kept);
  if (!game || !restore(game, kept)) return <OldTable module={module} kept={kept} />;
  return <Running key={kept.seed} module={module} game={game} board={board} kept={kept} />;
}

function Running(props: { module: GameModule; game: Game; board: BoardModule | null; kept: LocalTable }) {
  const { module, game, board, kept } = props;
  const bots = useBotNames();
  const context = useMemo(() => {
    const source = runLocally(game, kept, usual(module, true), {
      think: async (bot, view) => {
        const request = { bot, game: game.id, edition: game.edition.digest, view, budget: {} };
        const [thought] = await Promise.all([think(request), leastTime(bot)]);
        return thought;
      },
      keep: keepLocal,
      name: () => myName.value || t(words.guest),
      pauseMs: BOT_PAUSE_MS,
      connection: computed(() => (botsMissing.value ? 'lost' : 'here')),
    });
    return openTableContext({ source, module, game, board, bots });
  }, []);
  useEffect(
    () => () => {
      context.choosing.stop();
      context.source.close();
    },
    [],
  );
  const snapshot = context.source.snapshot.value;
  return snapshot && <TablePage context={context} snapshot={snapshot} />;
}

/** A table that is there and cannot be opened. */
function OldTable({ module, kept }: { module: GameModule; kept: LocalTable }) {
  useTitle(module.about.name);
  return (
    <Site>
      <section class="reading">
        <h1>{module.about.name}</h1>
        <p>{fill(words.old, { game: module.about.name })}</p>
        <p class="cover-actions">
          <button
            type="button"
            class="button"
            onClick={() => {
              dropLocal(kept.id);
              go('/tables');
            }}
          >
            {t(words.drop)}
          </button>
          <Link to="/tables" class="button">
            {t(words.tables)}
          </Link>
        </p>
      </section>
    </Site>
  );
}

/** `module`: the game, where the address names one. */
function NoTable({ module }: { module: GameModule | null }) {
  const [setting, set] = useState(false);
  const title = module ? fill(words.none, { game: module.about.name }) : t(words.noneAtAll);
  useTitle(title);
  return (
    <Site>
      <section class="reading">
        <h1>{title}</h1>
        <p>
          {module ? (
            <button type="button" class="button primary" onClick={() => set(true)}>
              {t(words.start)}
            </button>
          ) : (
            <Link to="/tables" class="button">
              {t(words.tables)}
            </Link>
          )}
        </p>
      </section>
      {module && setting && <SetUp module={module} onClose={() => set(false)} />}
    </Site>
  );
}
