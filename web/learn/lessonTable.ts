/** A lesson as a table that the table page can show: the machine, the lesson's own state, and bots where it names them. */
import {
  type EventRecord,
  type Game,
  heard,
  keepLesson,
  type Lesson,
  type LessonKept,
  type LessonStep,
  type MoveRecord,
  type Refusal,
  refusal,
  resumeLesson,
  type Seat,
} from '@atoll/engine';
import { type ReadonlySignal, signal } from '@preact/signals';
import { localSnapshot } from '../table/source/localSnapshot.ts';
import { noNews, type Snapshot, type TableSource } from '../table/source/source.ts';

interface Around {
  think(bot: string, view: unknown, seed: string): Promise<MoveRecord>;
  keep(kept: LessonKept): void;
  name(): string;
  /** How long the others at least seem to think, so that one can follow. */
  pauseMs: number;
}

/** What the card shows. */
interface LessonShown {
  /** Counted from 0. */
  at: number;
  step: LessonStep | null;
  awaits: 'goOn' | 'learner' | 'others' | 'done';
  /** Whether there is anything to go back to. */
  back: boolean;
}

export interface LessonTable extends TableSource {
  readonly shown: ReadonlySignal<LessonShown>;
  goOn(): void;
  back(): void;
}

const takeBackInCard = refusal(
  'lesson-undo',
  'Mit „Zurück“ auf der Karte beginnst du den Schritt noch einmal.',
  '“Back” on the card begins the step again.',
);

/** The seats beside the learner are called by this bot's name where the lesson itself says what they answer. */
const usualBot = 'level1';

export function runLesson(game: Game, lesson: Lesson, kept: LessonKept, around: Around): LessonTable {
  const run = resumeLesson(game, lesson, kept);
  const me = lesson.seat;
  const startedAt = new Date().toISOString();
  let since = startedAt;
  /** Counts changes, so that an answer to an earlier position is dropped. */
  let turn = 0;
  let closed = false;
  const seats = Array.from({ length: lesson.seats }, (_, seat) =>
    seat === me ? ({ kind: 'me' } as const) : ({ kind: 'bot', bot: usualBot } as const),
  );
  const snapshot = signal<Snapshot>(look());
  const news = signal(noNews);
  const shown = signal<LessonShown>(step());

  function look(): Snapshot {
    return localSnapshot(game, run.table, {
      id: `lesson-${lesson.id}`,
      options: { ...lesson.options },
      seats,
      viewer: me,
      name: around.name(),
      startedAt,
      since,
      undo: { refusal: takeBackInCard },
    });
  }

  function step(): LessonShown {
    const { kind } = run.awaits();
    const awaits = kind === 'given' || kind === 'bot' || kind === 'stuck' ? 'others' : kind;
    return { at: run.at, step: run.step, awaits, back: run.at > 0 || run.table.played.length > 0 };
  }

  function show(events: readonly EventRecord[], before: unknown): void {
    turn++;
    since = new Date().toISOString();
    snapshot.value = look();
    news.value = { events, before };
    shown.value = step();
    around.keep(keepLesson(run));
    answerForOthers();
  }

  function played(seat: Seat, move: MoveRecord): Refusal | null {
    const before = snapshot.peek().standing?.view ?? null;
    const done = run.play(seat, move);
    if ('refusal' in done) return done.refusal;
    show(heard(done.played.told, me), before);
    return null;
  }

  function answerForOthers(): void {
    const awaited = run.awaits();
    if (closed || (awaited.kind !== 'given' && awaited.kind !== 'bot')) return;
    const asked = turn;
    const { seat } = awaited;
    const pause = new Promise(done => setTimeout(done, around.pauseMs));
    const thought =
      awaited.kind === 'given'
        ? awaited.move
        : around.think(awaited.bot, game.view(run.table.state, seat), `${lesson.seed} ${run.table.played.length}`);
    void Promise.all([thought, pause]).then(([move]) => {
      if (closed || turn !== asked) return;
      const refused = played(seat, move);
      if (refused) throw new Error(`In the lesson ${lesson.id} a move was refused: ${refused.words.en}`);
    });
  }

  answerForOthers();

  return {
    kind: 'lesson',
    snapshot,
    news,
    connection: signal('here'),
    failure: signal(null),
    move: async move => played(me, move),
    undo: async () => takeBackInCard,
    prefer: () => {},
    replay: async () => ({ ok: false, status: 0, refusal: takeBackInCard }),
    shown,
    goOn() {
      if (run.goOn()) show([], null);
    },
    back() {
      if (run.back()) show([], null);
    },
    close: () => {
      closed = true;
    },
  };
}
