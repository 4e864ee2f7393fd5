/** What a lesson is: data that a page shows on the real board, that the command line checks, and that tests play. */
import type { MoveRecord, Seat } from '../core/game.ts';
import type { Words } from '../core/words.ts';

/** What the words of a step speak of, so that the page can mark it. */
export type Pointer =
  /** Everything that is this thing, by its name in the game's links to the rules. */
  | { readonly component: string }
  /** One place of the board, by the name that the board gives it. */
  | { readonly place: string }
  /** Whatever chooses this field of the move. */
  | { readonly field: string }
  /** What lies in front of a seat. */
  | { readonly panel: Seat }
  /** The question in the action bar. */
  | { readonly prompt: true };

/** Values that the fields of a move may have; a field that is not named may have any. */
export type Fits = Readonly<Record<string, readonly (string | number | boolean)[]>>;

/** What the learner does in a step. */
export type Task =
  /** Reads, and goes on. */
  | { readonly kind: 'goOn' }
  /** Plays this very move. */
  | { readonly kind: 'move'; readonly move: MoveRecord }
  /** Plays any move that fits. */
  | { readonly kind: 'fit'; readonly fits: Fits }
  /** Decides so many times as they like, or until the game is over. */
  | { readonly kind: 'free'; readonly decisions: number };

/** What the other seats answer, each time that they are asked within the step. */
export type Others =
  /** These moves, one after the other. */
  | { readonly moves: readonly MoveRecord[] }
  /** What this bot makes of it. */
  | { readonly bot: string };

export interface LessonStep {
  words: Words;
  points?: readonly Pointer[];
  task: Task;
  others?: Others;
  /** What is said when a legal move is tried that is not asked for; without it, that something else is asked for. */
  otherwise?: Words;
  /** Numbers of the rules that it teaches. */
  rules?: readonly string[];
}

export interface Lesson {
  /** Its name in addresses. */
  id: string;
  title: Words;
  /** What one can do after it, in one sentence. */
  goal: Words;
  seats: number;
  /** Where the learner sits. */
  seat: Seat;
  options?: Readonly<Record<string, string>>;
  /** Everything that chance brings follows from it. */
  seed: string;
  /** As a position file has it; without one the lesson begins with the set-up. */
  position?: unknown;
  steps: readonly LessonStep[];
}
