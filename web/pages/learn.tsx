/** Learning a game: the list of its lessons, and one of them on the real board. */
import '../style/pages/reading.css';
import '../style/pages/home.css';
import '../style/pages/learn.css';
import type { BoardModule } from '@atoll/boardkit/board.ts';
import type { Game, GameModule, Lesson, LessonKept } from '@atoll/engine';
import { useEffect, useMemo } from 'preact/hooks';
import type { PageProps } from '../app.tsx';
import { fetchBots, think } from '../bots/bots.ts';
import { LessonCard } from '../learn/lessonCard.tsx';
import { runLesson } from '../learn/lessonTable.ts';
import { keepDone, keepPlace, progressOf } from '../learn/progress.ts';
import { Glyph } from '../parts/glyph.tsx';
import { Failed, useLoaded, Waiting } from '../parts/loading.tsx';
import { Site } from '../parts/site.tsx';
import { loadBoard } from '../pictures.ts';
import { Link } from '../router.tsx';
import { loadRules, openEdition } from '../rules.ts';
import { myName } from '../settings.ts';
import { openTableContext } from '../table/page/tableContext.ts';
import { TablePage } from '../table/page/tablePage.tsx';
import { useBotNames } from '../table/page/useBotNames.ts';
import { fill, t } from '../translate.ts';
import { Missing } from './missing.tsx';
import { useTitle } from './title.ts';

const words = {
  title: { de: '{game} spielen lernen', en: 'Learn to play {game}' },
  lead: {
    de: 'Kleine Schritte auf dem echten Brett, zusammen etwa zehn Minuten. Du kannst jederzeit gehen und weitermachen, wo du warst.',
    en: 'Small steps on the real board, about ten minutes in all. Leave at any time, and go on where you were.',
  },
  list: { de: 'Lektionen', en: 'Lessons' },
  done: { de: 'geschafft', en: 'done' },
  begun: { de: 'angefangen', en: 'begun' },
  none: { de: '{game} hat noch keine Lektionen.', en: '{game} has no lessons yet.' },
  rules: { de: 'Regeln lesen', en: 'Read the rules' },
  guest: { de: 'Du', en: 'You' },
} as const;

/** Long enough to see what the others do, short enough not to wait for it. */
const PAUSE_MS = 650;

interface Loaded {
  module: GameModule;
  game: Game;
  board: BoardModule | null;
  lessons: readonly Lesson[];
}

async function load(id: string): Promise<Loaded | null> {
  const [module, board] = await Promise.all([loadRules(id), loadBoard(id)]);
  const game = module && openEdition(module);
  if (!game) return null;
  return { module, game, board, lessons: (await module.lessons?.()) ?? [] };
}

export function LearnPage({ path }: PageProps) {
  const [id = '', name] = path;
  const loaded = useLoaded(() => load(id), [id]);
  if (loaded.state !== 'here')
    return <Site>{loaded.state === 'failed' ? <Failed error={loaded.error} /> : <Waiting />}</Site>;
  if (!loaded.value) return <Missing />;
  if (name === undefined) return <List {...loaded.value} />;
  const { lessons } = loaded.value;
  const at = lessons.findIndex(({ id }) => id === name);
  const lesson = lessons[at];
  if (!lesson) return <Missing />;
  return <Player key={name} {...loaded.value} lesson={lesson} next={lessons[at + 1]} />;
}

function List({ module, lessons }: Loaded) {
  const game = module.about.name;
  const title = fill(words.title, { game });
  useTitle(title);
  // So that the lessons can be done where the network ends.
  useEffect(() => {
    if (lessons.length > 0) fetchBots(module.id).catch(() => {});
  }, [module]);
  return (
    <Site>
      <section class="reading learn">
        <h1>{title}</h1>
        <p>{lessons.length > 0 ? t(words.lead) : fill(words.none, { game })}</p>
        {lessons.length > 0 && (
          <ol class="learn-list" aria-label={t(words.list)}>
            {lessons.map(lesson => (
              <li key={lesson.id}>
                <Entry game={module.id} lesson={lesson} />
              </li>
            ))}
          </ol>
        )}
        <p class="cover-actions">
          <Link to={`/g/${module.id}`} class="button">
            {game}
          </Link>
          <Link to={`/rules/${module.id}`} class="button">
            {t(words.rules)}
          </Link>
        </p>
      </section>
    </Site>
  );
}

function Entry({ game, lesson }: { game: string; lesson: Lesson }) {
  const { done, left } = progressOf(game, lesson.id);
  return (
    <Link to={`/learn/${game}/${lesson.id}`} class={done ? 'learn-lesson is-done' : 'learn-lesson'}>
      <strong>{t(lesson.title)}</strong>
      <span>{t(lesson.goal)}</span>
      {(done || left) && (
        <span class="learn-state">
          {done && <Glyph name="check" size={18} />}
          {t(done ? words.done : words.begun)}
        </span>
      )}
    </Link>
  );
}

const fromTheStart: LessonKept = { at: 0, moves: [] };

function Player(props: Loaded & { lesson: Lesson; next: Lesson | undefined }) {
  const { module, game, board, lesson, next } = props;
  const bots = useBotNames();
  const { table, context } = useMemo(() => {
    const table = runLesson(game, lesson, progressOf(module.id, lesson.id).left ?? fromTheStart, {
      think: async (bot, view, seed) =>
        (await think({ bot, game: game.id, edition: game.edition.digest, view, seed, budget: {} })).move,
      keep: left =>
        left.at < lesson.steps.length ? keepPlace(module.id, lesson.id, left) : keepDone(module.id, lesson.id),
      name: () => myName.value || t(words.guest),
      pauseMs: PAUSE_MS,
    });
    return { table, context: openTableContext({ source: table, module, game, board, bots }) };
  }, []);
  useEffect(
    () => () => {
      context.choosing.stop();
      table.close();
    },
    [],
  );
  const snapshot = table.snapshot.value;
  return (
    snapshot && (
      <TablePage
        context={context}
        snapshot={snapshot}
        companion={<LessonCard game={module.id} {...{ lesson, next, table }} complaint={context.choosing.complaint} />}
      />
    )
  );
}
