/** A table run wholly in this browser. */
import type { BoardModule } from '@atoll/boardkit/board.ts';
import type { Game, GameModule } from '@atoll/engine';
import { computed } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { PageProps } from '../app.tsx';
import { botsMissing, leastTime, think } from '../bots.ts';
import { Failed, useLoaded, Waiting } from '../parts/loading.tsx';
import { Site } from '../parts/site.tsx';
import { loadBoard } from '../pictures.ts';
import { loadRules, openEdition } from '../rules.ts';
import { myName } from '../settings.ts';
import { fill, t } from '../speak.ts';
import { keepLocal, keptLocal } from '../table/kept.ts';
import { type LocalTable, restore, runLocally } from '../table/local.ts';
import { sitDown } from '../table/sitting.ts';
import { TablePage } from '../table/table-page.tsx';
import { useBotNames } from '../table/use-bot-names.ts';
import { usual } from '../table/usual.ts';
import { Missing } from './missing.tsx';
import { SetUp } from './set-up.tsx';
import { useTitle } from './title.ts';

const words = {
  none: { de: 'In diesem Browser steht kein Tisch {game}', en: 'There is no table of {game} in this browser' },
  start: { de: 'Einen Tisch aufstellen', en: 'Set a table' },
} as const;

/** Long enough to see what a bot does, short enough not to wait for it. */
const BOT_PAUSE_MS = 650;

export function LocalTablePage({ path }: PageProps) {
  const [id = ''] = path;
  const loaded = useLoaded(async () => {
    const [module, board] = await Promise.all([loadRules(id), loadBoard(id)]);
    return module && { module, board };
  }, [id]);
  if (loaded.state !== 'here')
    return <Site>{loaded.state === 'failed' ? <Failed error={loaded.error} /> : <Waiting />}</Site>;
  if (!loaded.value) return <Missing />;
  const { module, board } = loaded.value;
  const kept = keptLocal(id);
  const game = kept && openEdition(module, kept.edition);
  if (!game || !restore(game, kept)) return <NoTable module={module} />;
  return <Running key={kept.seed} module={module} game={game} board={board} kept={kept} />;
}

function Running(props: { module: GameModule; game: Game; board: BoardModule | null; kept: LocalTable }) {
  const { module, game, board, kept } = props;
  const bots = useBotNames();
  const sitting = useMemo(() => {
    const source = runLocally(game, kept, usual(module, true), {
      think: async (bot, view) => {
        const request = { bot, game: game.id, edition: game.edition.digest, view, budget: {} };
        const [thought] = await Promise.all([think(request), leastTime(bot)]);
        return thought;
      },
      keep: keepLocal,
      name: () => myName.value,
      pauseMs: BOT_PAUSE_MS,
      connection: computed(() => (botsMissing.value ? 'lost' : 'here')),
    });
    return sitDown({ source, module, game, board, bots });
  }, []);
  useEffect(
    () => () => {
      sitting.choosing.stop();
      sitting.source.close();
    },
    [],
  );
  const snapshot = sitting.source.snapshot.value;
  return snapshot && <TablePage sitting={sitting} snapshot={snapshot} />;
}

function NoTable({ module }: { module: GameModule }) {
  const [setting, set] = useState(false);
  const title = fill(words.none, { game: module.about.name });
  useTitle(title);
  return (
    <Site>
      <section class="reading">
        <h1>{title}</h1>
        <p>
          <button type="button" class="button primary" onClick={() => set(true)}>
            {t(words.start)}
          </button>
        </p>
      </section>
      {setting && <SetUp module={module} onClose={() => set(false)} />}
    </Site>
  );
}
