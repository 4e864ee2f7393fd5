/** A lesson as it runs: whose turn it is to do what, and why something else is not asked for. The page and the tests share it. */
import type { EventRecord, Game, MoveRecord, Seat } from '../core/game.ts';
import { sameMove } from '../core/narrow.ts';
import { type Refusal, refusal } from '../core/refusal.ts';
import { answer, findMove, openTable, type Played, rewind, type Table } from '../core/table.ts';
import type { Fits, Lesson, LessonStep } from './lesson.ts';

/** What the lesson waits for. */
export type Awaited =
  | { kind: 'goOn' }
  | { kind: 'learner' }
  | { kind: 'given'; seat: Seat; move: MoveRecord }
  | { kind: 'bot'; seat: Seat; bot: string }
  /** Nobody can go on as the lesson says; only in a lesson that is wrong. */
  | { kind: 'stuck'; why: string }
  | { kind: 'done' };

export interface LessonRun {
  readonly lesson: Lesson;
  readonly table: Table;
  /** The step that is shown, counted from 0; as many as there are steps when all is done. */
  readonly at: number;
  readonly step: LessonStep | null;
  awaits(): Awaited;
  /** The learner has read, and goes on. */
  goOn(): boolean;
  /** A seat's move; a refused one changes nothing. */
  play(seat: Seat, move: unknown): { played: Played } | { refusal: Refusal };
  /** To the beginning of this step, or where nothing was done in it, of the one before. */
  back(): boolean;
}

/** What a page keeps, to come back to the same place. */
export interface LessonKept {
  at: number;
  moves: readonly { seat: Seat; move: MoveRecord }[];
}

export const fits = (move: MoveRecord, wanted: Fits): boolean =>
  Object.entries(wanted).every(([field, values]) => {
    const value = move[field];
    return value !== undefined && values.includes(value);
  });

const notAsked = refusal(
  'not-asked',
  'Das dürftest du, aber hier geht es gerade um etwas anderes. Lies noch einmal, was zu tun ist.',
  'You could do that, but this step is about something else. Read once more what to do.',
);

const readFirst = refusal(
  'read-first',
  'Hier gibt es gerade nichts zu tun: Lies, und geh dann weiter.',
  'There is nothing to do just now: read, then go on.',
);

/** Whether it is the lesson that refuses, and not the game. */
export const isOfLesson = ({ code }: Refusal): boolean => code === notAsked.code || code === readFirst.code;

/** Throws `BadInput` where the position or the options are none of the game's. */
export function openLesson(game: Game, lesson: Lesson): LessonRun {
  const { position, options } = lesson;
  const begun: Game =
    position === undefined ? game : { ...game, setup: () => game.readPosition(position, { ...options }) };
  const table = openTable(begun, { seats: lesson.seats, options }, lesson.seed) as Table;
  /** How many moves had been played when each step began. */
  const begins = [0];
  let at = 0;
  /** What the learner has done in this step, and how many of the given moves the others have played. */
  let decided = 0;
  let given = 0;
  let read = false;

  const now = (): LessonStep | null => lesson.steps[at] ?? null;
  const decision = () => game.decision(table.state);

  const hasDone = (step: LessonStep): boolean =>
    step.task.kind === 'goOn'
      ? read
      : decision() === null || decided >= (step.task.kind === 'free' ? step.task.decisions : 1);

  function begin(step: number): void {
    at = step;
    decided = 0;
    given = 0;
    read = false;
    begins[at] = table.played.length;
  }

  /** Others answer while they are asked; then the next step begins. */
  function settle(): void {
    const step = now();
    if (!step || !hasDone(step)) return;
    const asked = decision();
    const all = step.others && 'moves' in step.others ? step.others.moves.length : 0;
    if (asked && asked.seat !== lesson.seat && step.others && ('bot' in step.others || given < all)) return;
    begin(at + 1);
  }

  function awaits(): Awaited {
    const step = now();
    if (!step) return { kind: 'done' };
    const asked = decision();
    if (step.task.kind === 'goOn' && !read) return { kind: 'goOn' };
    if (!asked) return { kind: 'stuck', why: 'the game is over' };
    if (asked.seat === lesson.seat) return { kind: 'learner' };
    const { others } = step;
    if (others && 'bot' in others) return { kind: 'bot', seat: asked.seat, bot: others.bot };
    const move = others?.moves[given];
    if (move) return { kind: 'given', seat: asked.seat, move };
    return { kind: 'stuck', why: `nobody answers for seat ${asked.seat}` };
  }

  function asksFor(step: LessonStep, move: MoveRecord): boolean {
    const { task } = step;
    if (task.kind === 'move') return sameMove(task.move, move);
    if (task.kind === 'fit') return fits(move, task.fits);
    return task.kind === 'free';
  }

  function play(seat: Seat, move: unknown): { played: Played } | { refusal: Refusal } {
    const found = findMove(game, table.state, seat, move);
    if ('refusal' in found) return found;
    const step = now();
    if (seat === lesson.seat) {
      if (!step || step.task.kind === 'goOn') return { refusal: readFirst };
      if (hasDone(step) || !asksFor(step, found.move))
        return { refusal: step.otherwise ? { ...notAsked, words: step.otherwise } : notAsked };
    }
    const done = answer(table, seat, found.move);
    if ('refusal' in done) return done;
    if (seat === lesson.seat) decided++;
    else given++;
    settle();
    return done as { played: Played<MoveRecord, EventRecord> };
  }

  return {
    lesson,
    table,
    get at() {
      return at;
    },
    get step() {
      return now();
    },
    awaits,
    goOn() {
      if (awaits().kind !== 'goOn') return false;
      read = true;
      settle();
      return true;
    },
    play,
    back() {
      const touched = table.played.length > (begins[at] ?? 0) || read;
      const to = touched ? at : at - 1;
      if (to < 0) return false;
      rewind(table, begins[to] ?? 0);
      begin(to);
      return true;
    },
  };
}

export const keepLesson = ({ at, table }: LessonRun): LessonKept => ({
  at,
  moves: table.played.map(({ seat, move }) => ({ seat, move })),
});

/** As it was left; from its beginning where it is not the same lesson any more. */
export function resumeLesson(game: Game, lesson: Lesson, kept: LessonKept): LessonRun {
  const run = openLesson(game, lesson);
  let next = 0;
  for (;;) {
    const { kind } = run.awaits();
    if (kind === 'goOn') {
      if (run.at >= kept.at && next >= kept.moves.length) return run;
      run.goOn();
      continue;
    }
    const move = kept.moves[next++];
    if (kind === 'done' || !move) return run;
    if ('refusal' in run.play(move.seat, move.move)) return openLesson(game, lesson);
  }
}
