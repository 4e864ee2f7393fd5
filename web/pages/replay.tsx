/** A finished game, watched again: from the server (`/replay/<table>`), from this browser, or from a file. */
import '../style/pages/home.css';
import '../style/pages/reading.css';
import type { BoardModule } from '@atoll/boardkit/board.ts';
import { BadInput, type Game, type GameModule, type Replay, readReplay, type Words, writeReplay } from '@atoll/engine';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { getReplay } from '../api.ts';
import type { PageProps } from '../app.tsx';
import { openReplayEdition } from '../houseEditions.ts';
import { Glyph } from '../parts/glyph.tsx';
import { lazily } from '../parts/lazily.tsx';
import { Failed, useLoaded, Waiting } from '../parts/loading.tsx';
import { Site } from '../parts/site.tsx';
import { loadBoard } from '../pictures.ts';
import { Link } from '../router.tsx';
import { loadGames, loadRules } from '../rules.ts';
import { hasSample, loadSample } from '../samples.ts';
import { myName } from '../settings.ts';
import { ReplayBar } from '../table/page/replayBar.tsx';
import { namesOf, openTableContext } from '../table/page/tableContext.ts';
import { TablePage } from '../table/page/tablePage.tsx';
import { useBotNames } from '../table/page/useBotNames.ts';
import { restore } from '../table/source/localTable.ts';
import { gameFor, keptLocal } from '../table/source/localTables.ts';
import { rewatch } from '../table/source/replayTable.ts';
import { fill, t } from '../translate.ts';
import { faultWords } from './files/fileFault.ts';
import { type OpenedPosition, openPositionFile, PositionDialog } from './files/openedPosition.tsx';
import { FinishedTables } from './lists/finishedTables.tsx';
import { useTitle } from './title.ts';

const words = {
  title: { de: 'Eine Partie ansehen', en: 'Watch a game' },
  lead: {
    de: 'Öffne eine gespeicherte Partie. Sie wird aus ihrem Startwert neu ausgeteilt und Schritt für Schritt nachgespielt.',
    en: 'Open a saved game. It is dealt again from its seed and replayed move by move.',
  },
  file: { de: 'Partie- oder Stellungsdatei', en: 'Game or position file' },
  drop: {
    de: 'Eine Partie siehst du dir an; eine Stellung spielst du gegen Bots weiter. Du kannst die Datei auch auf diese Seite ziehen.',
    en: 'A game is watched; a position is played on against bots. You can also drag the file onto this page.',
  },
  mine: { de: 'Deine fertigen Partien', en: 'Your finished games' },
  samples: { de: 'Beispielpartien', en: 'Sample games' },
  sampleLead: {
    de: 'Zu jedem Spiel eine Partie, die starke Bots gegeneinander gespielt haben.',
    en: 'One game of each, played by strong bots against each other.',
  },
  saved: { de: 'Eine Datei öffnen', en: 'Open a file' },
  noSample: { de: 'Zu diesem Spiel gibt es keine Beispielpartie.', en: 'There is no sample of this game.' },
  noGame: { de: 'Dieses Spiel gibt es hier nicht.', en: 'This game isn’t here.' },
  noTable: { de: 'Diesen Tisch gibt es in diesem Browser nicht.', en: 'This table is not in this browser.' },
  watch: { de: '{game} ansehen', en: 'Watching {game}' },
} as const;

interface Found {
  module: GameModule;
  game: Game;
  board: BoardModule | null;
  replay: Replay;
}

/** What says that it is a position is read as one, whatever else is wrong with it. */
function isPosition(text: string): boolean {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null && 'atoll' in json && json.atoll === 'position';
  } catch {
    return false;
  }
}

const refuse = (words: Words): never => {
  throw new BadInput('replay', words);
};

async function open(replay: Replay): Promise<Found> {
  const [module, board] = await Promise.all([loadRules(replay.game), loadBoard(replay.game)]);
  if (!module) return refuse(words.noGame);
  return { module, board, game: openReplayEdition(module, replay), replay };
}

async function find(path: readonly string[]): Promise<Found | null> {
  const [id, name = ''] = path;
  if (id === undefined) return null;
  if (id === 'sample') {
    const sample = await loadSample(name);
    return sample ? open(sample) : refuse(words.noSample);
  }
  if (id !== 'local') {
    const asked = await getReplay(id);
    return asked.ok ? open(asked.value) : refuse(asked.refusal.words);
  }
  const kept = keptLocal(name);
  const module = kept && (await loadRules(kept.game));
  const game = module && gameFor(module, kept);
  const table = game && restore(game, kept);
  if (!module || !game || !table) return refuse(words.noTable);
  const seats = kept.seats.map(seat =>
    seat.kind === 'bot' ? { name: seat.bot, bot: seat.bot } : { name: myName.value, bot: undefined },
  );
  // Dealt as it was: a table may have begun with a position.
  return { module, board: await loadBoard(kept.game), game, replay: writeReplay(table, seats) };
}

export function ReplayPage({ path }: PageProps) {
  const loaded = useLoaded(() => find(path), [path.join('/')]);
  const [file, setFile] = useState<Found | null>(null);
  const [position, setPosition] = useState<OpenedPosition | null>(null);
  const [refused, setRefused] = useState<Words | null>(null);
  const [over, setOver] = useState(false);
  const found = file ?? (loaded.state === 'here' ? loaded.value : null);
  useTitle(found ? fill(words.watch, { game: found.module.about.name }) : t(words.title));
  if (found) return <Watched key={found.replay.seed} {...found} id={path[0] ?? 'file'} />;

  const read = async (chosen: File | undefined) => {
    setRefused(null);
    if (!chosen) return;
    try {
      const text = await chosen.text();
      if (isPosition(text)) setPosition(await openPositionFile(text));
      else setFile(await open(readReplay(text)));
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      setRefused(faultWords(error));
    }
  };
  const why = loaded.state === 'failed' && loaded.error instanceof BadInput ? loaded.error.words : null;
  return (
    <Site>
      {loaded.state === 'waiting' && <Waiting />}
      {loaded.state === 'failed' && !why && <Failed error={loaded.error} />}
      {loaded.state !== 'waiting' && (
        // biome-ignore lint/a11y/noStaticElementInteractions: only another way to choose a file, which the field offers too
        <div
          class={`tables-page ${over ? 'is-dropping' : ''}`}
          onDragOver={event => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={event => event.target === event.currentTarget && setOver(false)}
          onDrop={event => {
            event.preventDefault();
            setOver(false);
            void read(event.dataTransfer?.files[0]);
          }}
        >
          <header>
            <h1>{t(words.title)}</h1>
            {why && (
              <p class="refused" role="alert">
                {t(why)}
              </p>
            )}
            <p>{t(words.lead)}</p>
          </header>
          <Offered />
          <section aria-labelledby="saved">
            <h2 id="saved">{t(words.saved)}</h2>
            <label class="field">
              <span>{t(words.file)}</span>
              <input
                type="file"
                accept="application/json,.json"
                onChange={event => {
                  const field = event.currentTarget;
                  // The same file may be chosen again once it has been mended.
                  void read(field.files?.[0]).finally(() => (field.value = ''));
                }}
              />
            </label>
            {refused && (
              <p class="refused" role="alert">
                {t(refused)}
              </p>
            )}
            <p class="quiet">{t(words.drop)}</p>
          </section>
          {position && <PositionDialog opened={position} onClose={() => setPosition(null)} />}
        </div>
      )}
    </Site>
  );
}

/** What there is to watch without a file. */
function Offered() {
  const loaded = useLoaded(loadGames, []);
  if (loaded.state === 'waiting') return <Waiting />;
  if (loaded.state === 'failed') return <Failed error={loaded.error} />;
  return (
    <>
      <section aria-labelledby="mine">
        <h2 id="mine">{t(words.mine)}</h2>
        <FinishedTables modules={loaded.value} />
      </section>
      <section aria-labelledby="samples">
        <h2 id="samples">{t(words.samples)}</h2>
        <p>{t(words.sampleLead)}</p>
        <ul class="sample-list">
          {loaded.value
            .filter(({ id }) => hasSample(id))
            .map(({ id, about }) => (
              <li key={id} data-game={id}>
                <Link class="button" to={`/replay/sample/${id}`}>
                  <Glyph name="play" />
                  {about.name}
                </Link>
              </li>
            ))}
        </ul>
      </section>
    </>
  );
}

const Hint = lazily(async () => (await import('../table/oracle/hint.tsx')).Hint);

function Watched({ module, game, board, replay, id }: Found & { id: string }) {
  const bots = useBotNames();
  const [context, source] = useMemo(() => {
    const source = rewatch(game, replay, id);
    return [openTableContext({ source, module, game, board, bots }), source] as const;
  }, []);
  useEffect(() => context.choosing.stop, []);
  const snapshot = source.snapshot.value;
  return (
    snapshot && (
      <TablePage
        context={context}
        snapshot={snapshot}
        bar={
          <ReplayBar source={source} names={namesOf(context, snapshot)}>
            <Hint context={context} n={source.at.value} />
          </ReplayBar>
        }
      />
    )
  );
}
