/** For authors of games: every scene of a game's tests with its real board, light and dark, on a phone and a desktop. */
import '../style/table/table.css';
import '../style/table/bar.css';
import '../style/pages/dev.css';
import type { BoardModule } from '@atoll/boardkit/board.ts';
import { type GameModule, words as said } from '@atoll/engine';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { PageProps } from '../app.tsx';
import { Failed, useLoaded, Waiting } from '../parts/loading.tsx';
import { LanguageChoice } from '../parts/settingsMenu.tsx';
import { Site } from '../parts/site.tsx';
import { loadBoard } from '../pictures.ts';
import { Link } from '../router.tsx';
import { loadEveryGame, loadRules } from '../rules.ts';
import { type Scene, scenesOf } from '../scenes.ts';
import { boardProps, openTableContext, type TableContext } from '../table/page/tableContext.ts';
import { TablePage } from '../table/page/tablePage.tsx';
import { useBotNames } from '../table/page/useBotNames.ts';
import { runLocally } from '../table/source/localTable.ts';
import { fill, t } from '../translate.ts';
import { Missing } from './missing.tsx';
import { useTitle } from './title.ts';

const words = {
  title: { de: 'Bilder der Bretter', en: 'Pictures of the boards' },
  of: { de: 'Bilder des Bretts: {game}', en: 'Pictures of the board: {game}' },
  lead: {
    de: 'Jede Szene aus {folder} mit den Augen des Sitzes, der dran ist. Was Stile nach der Breite des Fensters richten, richtet sich auch hier nach dem Fenster: Öffne die Szene allein und mach das Fenster schmal.',
    en: 'Every scene in {folder}, as seen by the seat that decides. Styles that go by the width of the window go by it here too: open the scene alone and make the window narrow.',
  },
  none: {
    de: 'Zu {game} gibt es keine Szenen. Leg Stellungsdateien in {folder}, dann stehen sie hier. So bekommst du eine: Spiel an einem Tisch in diesem Browser bis zu der Stelle, öffne die Entwickleransicht und kopier die Stellung.',
    en: 'There are no scenes of {game}. Put position files into {folder}, and they will be here. To get one, play a table in this browser to that point, open the developer panel and copy the position.',
  },
  alone: { de: 'Allein ansehen', en: 'See it alone' },
  light: { de: 'hell', en: 'light' },
  dark: { de: 'dunkel', en: 'dark' },
  phone: { de: 'Handy', en: 'phone' },
  desktop: { de: 'Bildschirm', en: 'desktop' },
} as const;

/** `/dev/boards`, `/dev/boards/GAME` and `/dev/boards/GAME/SCENE`. */
export function DevPage({ path }: PageProps) {
  const [what, id, scene] = path;
  if (what !== 'boards') return <Missing />;
  if (id === undefined) return <AllGames />;
  return <OneGame key={id} id={id} scene={scene} />;
}

function AllGames() {
  useTitle(t(words.title));
  const loaded = useLoaded(loadEveryGame, []);
  return (
    <Site>
      <section class="reading">
        <h1>{t(words.title)}</h1>
        {loaded.state === 'waiting' && <Waiting />}
        {loaded.state === 'failed' && <Failed error={loaded.error} />}
        <ul class="boards-games">
          {loaded.state === 'here' &&
            loaded.value.map(({ id, about }) => (
              <li key={id}>
                <Link class="button" to={`/dev/boards/${id}`}>
                  {about.name}
                </Link>
              </li>
            ))}
        </ul>
      </section>
    </Site>
  );
}

interface Shown {
  module: GameModule;
  board: BoardModule | null;
  scenes: Scene[];
}

function OneGame({ id, scene: wanted }: { id: string; scene: string | undefined }) {
  const loaded = useLoaded(async (): Promise<Shown | null> => {
    const [module, board] = await Promise.all([loadRules(id), loadBoard(id)]);
    return module && { module, board, scenes: await scenesOf(module) };
  }, [id]);
  if (loaded.state !== 'here')
    return <Site>{loaded.state === 'failed' ? <Failed error={loaded.error} /> : <Waiting />}</Site>;
  if (!loaded.value) return <Missing />;
  if (wanted === undefined) return <Gallery {...loaded.value} />;
  const scene = loaded.value.scenes.find(({ name }) => name === wanted);
  return scene ? <Alone key={scene.name} {...loaded.value} scene={scene} /> : <Missing />;
}

function Gallery({ module, board, scenes }: Shown) {
  const title = fill(words.of, { game: module.about.name });
  useTitle(title);
  // A board takes a moment to be drawn, and there are many: one scene after another, so that the page answers meanwhile.
  const [drawn, draw] = useState(1);
  useEffect(() => {
    if (drawn >= scenes.length) return;
    const timer = setTimeout(() => draw(drawn + 1));
    return () => clearTimeout(timer);
  }, [drawn]);
  const Sprite = board?.Sprite;
  const folder = `games/${module.id}/test/scenes/`;
  return (
    <Site>
      <div class="boards">
        <header>
          <h1>{title}</h1>
          <p>{fill(scenes.length > 0 ? words.lead : words.none, { game: module.about.name, folder })}</p>
          <LanguageChoice />
        </header>
        <div data-game={module.id}>{Sprite && <Sprite />}</div>
        {scenes.slice(0, drawn).map(scene => (
          <Pictures key={scene.name} module={module} board={board} scene={scene} />
        ))}
      </div>
    </Site>
  );
}

const sizes = ['phone', 'desktop'] as const;
const lights = ['light', 'dark'] as const;

function Pictures({ module, board, scene }: Omit<Shown, 'scenes'> & { scene: Scene }) {
  const context = useSceneContext(module, board, scene);
  return (
    <section class="boards-scene" aria-labelledby={`scene-${scene.name}`}>
      <header>
        <h2 id={`scene-${scene.name}`}>{scene.name}</h2>
        <span>{t(module.text.kinds[scene.name] ?? said('', ''))}</span>
        <Link class="button" to={`/dev/boards/${module.id}/${scene.name}`}>
          {t(words.alone)}
        </Link>
      </header>
      {lights.map(light => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen the row scrolls, and keys must reach what scrolls
        <div key={light} class="boards-row" role="group" aria-label={t(words[light])} tabIndex={0}>
          {sizes.map(size => (
            <figure key={size}>
              <figcaption>{`${t(words[size])}, ${t(words[light])}`}</figcaption>
              <Picture context={context} size={size} light={light} />
            </figure>
          ))}
        </div>
      ))}
    </section>
  );
}

interface PictureProps {
  context: TableContext;
  size: (typeof sizes)[number];
  light: (typeof lights)[number];
}

/** A picture to look at: nothing in it takes the focus or a press. */
function Picture({ context, size, light }: PictureProps) {
  const { board, module } = context;
  const snapshot = context.source.snapshot.value;
  const props = snapshot && boardProps(context, snapshot);
  if (!board || !props) return null;
  const { Board, Hand } = board;
  return (
    <div
      class={`boards-picture is-${size} is-${light}`}
      data-game={module.id}
      data-layout={size}
      role="img"
      aria-label={`${t(words[size])}, ${t(words[light])}`}
    >
      <div inert>
        <div class="board-space">
          <Board {...props} />
        </div>
        {Hand && (
          <div class="action-bar is-mine">
            <div class="hand">
              <Hand {...props} />
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

/** The scene on the page of a table, to be tried out; nothing of it is kept. */
function Alone({ module, board, scene }: Shown & { scene: Scene }) {
  const context = useSceneContext(module, board, scene);
  const snapshot = context.source.snapshot.value;
  return snapshot && <TablePage context={context} snapshot={snapshot} />;
}

/** A table that stands at the scene: one seat decides, and nobody answers for the others. */
function useSceneContext(module: GameModule, board: BoardModule | null, scene: Scene): TableContext {
  const bots = useBotNames();
  const context = useMemo(() => {
    const { game, options, position } = scene;
    const now = new Date().toISOString();
    const seats = Array.from({ length: scene.seats }, (_, seat) =>
      seat === scene.viewer ? { kind: 'me' as const } : { kind: 'bot' as const, bot: 'level2' },
    );
    const kept = {
      id: scene.name,
      game: game.id,
      edition: game.edition.digest,
      rules: game.version,
      options,
      seats,
      seed: scene.name,
      position,
      moves: [],
      startedAt: now,
      changedAt: now,
    };
    const source = runLocally(
      game,
      kept,
      {},
      {
        think: () => new Promise(() => {}),
        keep: () => true,
        name: () => 'Anna',
        pauseMs: 0,
      },
    );
    return openTableContext({ source, module, game, board, bots });
  }, []);
  useEffect(
    () => () => {
      context.choosing.stop();
      context.source.close();
    },
    [],
  );
  return context;
}
