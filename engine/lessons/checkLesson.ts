/** Does a lesson as it describes itself, in several ways where it leaves a choice, and says what cannot be done. */
import { Chance } from '../core/chance.ts';
import type { Game, GameModule, MoveRecord, Seat } from '../core/game.ts';
import { BadInput } from '../core/refusal.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import { fits, type LessonRun, openLesson } from './openLesson.ts';

export interface LessonReport {
  id: string;
  steps: number;
  /** Kinds of decision that the learner meets. */
  kinds: string[];
  /** Rules that it teaches. */
  rules: string[];
  /** What cannot be done as it is described, in English, for whoever writes lessons. */
  faults: string[];
}

/** A bot's answer from what its seat knows. */
export type Thinks = (bot: string, view: unknown, seat: Seat) => MoveRecord;

/** So many ways a lesson that leaves choices is gone through. */
const ways = 8;
/** No lesson asks for more answers than this. */
const longest = 500;

export function checkLesson(module: GameModule, game: Game, lesson: Lesson, thinks: Thinks): LessonReport {
  const kinds = new Set<string>();
  const rules = [...new Set(lesson.steps.flatMap(step => step.rules ?? []))];
  const faults = new Set<string>(wrongWords(module, lesson));
  const isChoice = lesson.steps.some(({ task }) => task.kind === 'fit' || task.kind === 'free');
  for (let way = 0; way < (isChoice ? ways : 1); way++) {
    const fault = goThrough(game, lesson, thinks, way, kinds);
    if (fault) faults.add(fault);
  }
  return { id: lesson.id, steps: lesson.steps.length, kinds: [...kinds].sort(), rules, faults: [...faults] };
}

function goThrough(game: Game, lesson: Lesson, thinks: Thinks, way: number, kinds: Set<string>): string | null {
  let run: LessonRun;
  try {
    run = openLesson(game, lesson);
  } catch (error) {
    if (error instanceof BadInput) return `it cannot begin: ${error.message}`;
    throw error;
  }
  const luck = new Chance(`${lesson.id} ${way}`);
  for (let n = 0; n < longest; n++) {
    const { at, step } = run;
    const where = `step ${at + 1}`;
    const awaited = run.awaits();
    if (awaited.kind === 'done') return null;
    if (awaited.kind === 'stuck') return `${where}: ${awaited.why}`;
    if (awaited.kind === 'goOn') {
      run.goOn();
      continue;
    }
    const decision = game.decision(run.table.state);
    if (!decision || !step) return `${where}: nothing is asked`;
    const { seat } = decision;
    let move: MoveRecord | undefined;
    if (awaited.kind === 'given') move = awaited.move;
    else if (awaited.kind === 'bot') move = thinks(awaited.bot, game.view(run.table.state, seat), seat);
    else {
      kinds.add(decision.kind);
      const moves = game.moves(run.table.state);
      const asked = askedFor(step, moves);
      if (asked.length === 0) return `${where}: no legal move is what it asks for`;
      if (step.task.kind === 'fit' && asked.length === moves.length) return `${where}: every legal move fits`;
      const other = moves.find(legal => !asked.includes(legal));
      if (other && !('refusal' in run.play(seat, other))) return `${where}: it takes a move that it does not ask for`;
      move = way === 0 ? asked[0] : luck.pick(asked);
    }
    const done = run.play(seat, move);
    if ('refusal' in done) return `${where}: ${JSON.stringify(move)} is refused: ${done.refusal.words.en}`;
  }
  return `it does not end after ${longest} answers`;
}

function askedFor({ task }: LessonStep, moves: readonly MoveRecord[]): MoveRecord[] {
  if (task.kind === 'free') return [...moves];
  if (task.kind === 'fit') return moves.filter(move => fits(move, task.fits));
  if (task.kind === 'goOn') return [];
  return moves.filter(move => fits(move, Object.fromEntries(Object.entries(task.move).map(([k, v]) => [k, [v]]))));
}

/** Rules that are not in the rulebook, things that the game does not know, words that are missing. */
function wrongWords(module: GameModule, lesson: Lesson): string[] {
  const wrong: string[] = [];
  const known = new Set(module.rulebook.flatMap(chapter => chapter.rules.map(({ id }) => id)));
  for (const [i, step] of lesson.steps.entries()) {
    const where = `step ${i + 1}`;
    for (const rule of step.rules ?? []) if (!known.has(rule)) wrong.push(`${where}: there is no rule ${rule}`);
    for (const words of [step.words, step.otherwise])
      if (words && (!words.de.trim() || !words.en.trim())) wrong.push(`${where}: words are missing in a language`);
    for (const point of step.points ?? []) {
      if ('component' in point && !module.links?.components[point.component])
        wrong.push(`${where}: the game knows no component ${point.component}`);
      if ('panel' in point && point.panel >= lesson.seats) wrong.push(`${where}: there is no seat ${point.panel}`);
    }
  }
  for (const words of [lesson.title, lesson.goal])
    if (!words.de.trim() || !words.en.trim()) wrong.push('its title or its goal is missing in a language');
  if (lesson.steps.length === 0) wrong.push('it has no steps');
  return wrong;
}
