/** The one contract: what a game is to the engine, the bots, the server and the browser. */
import type { Census } from '../bot/census.ts';
import type { Features, FeatureWeights } from '../bot/evaluation.ts';
import type { Lesson } from '../lessons/lesson.ts';
import type { Chance } from './chance.ts';
import type { Refusal } from './refusal.ts';
import type { Chapter, RuleLinks, ShortForm } from './rulebook.ts';
import type { Language, Words } from './words.ts';

/** A player's place at a table, counted from 0. */
export type Seat = number;

/** Who looks: a seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator';

/** Variants that the table's owner picks: an id and its values, the usual one first. */
export interface OptionSpec {
  id: string;
  words: Words;
  values: readonly { id: string; words: Words }[];
}

export interface TableConfig {
  seats: number;
  /** Chosen value per option id; what is left out takes its first value. */
  options: Readonly<Record<string, string>>;
}

/** What the machine waits for. Public: everybody may know whose decision it is and of which kind. */
export interface Decision {
  seat: Seat;
  kind: string;
}

/** The answer to a decision: a flat record of named choices, so that clicks can narrow it down field by field. */
export type MoveRecord = Readonly<Record<string, string | number | boolean>>;

/** What a move caused, for log, motion and sound. */
export interface EventRecord {
  readonly type: string;
}

/**
 * Hears what happens. With `only`, the event is for that seat's eyes alone.
 * Call it as `tell?.({ … })`: in playouts there is nobody to tell, and then nothing is built.
 */
export type Tell<E> = (event: E, only?: Seat) => void;

export interface ScoreRow {
  seat: Seat;
  /** Points per category, in the order of `Scoresheet.categories`. */
  points: readonly number[];
  total: number;
  /** Compared in order when totals are equal; higher is better. */
  tieBreak: readonly number[];
  /** 1 for the leader; equal ranks share the place. */
  rank: number;
}

export interface Scoresheet {
  /** Category ids; their names are in the game's texts. */
  categories: readonly string[];
  rows: readonly ScoreRow[];
  /** False while the table runs: then the rows say how it stands now. */
  final: boolean;
}

/**
 * The rules of one board game, played with one edition: a pure, deterministic machine over plain data.
 *
 * S state, M move, E event, V view: all plain data. `play` changes the state in place; `copy` is how one keeps it.
 * B is the box: the edition, opened and checked.
 */
export interface Game<
  S = unknown,
  M extends MoveRecord = MoveRecord,
  E extends EventRecord = EventRecord,
  V = unknown,
  B = unknown,
> {
  readonly id: string;
  /** Bumped when a change makes old move lists come out differently. */
  readonly version: number;
  readonly edition: { readonly id: string; readonly digest: string };
  /** The opened edition, for what else belongs to the game: its texts, bots and board speak of these numbers. */
  readonly box: B;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];

  setup(config: TableConfig, chance: Chance): S;

  /** Whose decision of which kind; null when the game is over. */
  decision(state: S): Decision | null;

  /**
   * All legal moves, exactly: whatever is in the list can be played, nothing else can. Appends to `into` and
   * returns it, so that playouts can reuse one list. Records may be shared; nobody changes them.
   * A decision has at least two moves: where there is only one, `play` goes on by itself. Except where that would tell
   * the others something: if, for all that a spectator knows, there could be a choice, the seat is asked all the same.
   */
  moves(state: S, into?: M[]): M[];

  /** One legal move at random without listing all, where a game can do that; each move must be possible. */
  sample?(state: S, chance: Chance): M;

  /** Plays a move that is in the list of legal moves. In place. */
  play(state: S, move: M, chance: Chance, tell?: Tell<E>): void;

  /**
   * Why a move that is not in the list cannot be played by the seat whose decision it is. May use only what that
   * seat knows. `move` can be anything at all.
   */
  explain(state: S, move: unknown): Refusal;

  /** Points now or at the end. For a viewer: only what that viewer may know. */
  scoresheet(state: S, viewer?: Viewer): Scoresheet;

  /** The state as a seat or spectator may know it, built from nothing, field by field. */
  view(state: S, viewer: Viewer): V;

  /** A full state that fits a view; what the viewer cannot know is drawn at random. */
  imagine(view: V, chance: Chance): S;

  copy(state: S): S;

  /** The position as a readable JSON value, as documented for the game; `readPosition` takes it back. */
  writePosition(state: S): unknown;

  /**
   * Reads a position; throws `BadInput` with the reason when there can be no such position. `options` are those that
   * were chosen beside it: they hold where the position itself is silent about them, and may not contradict it.
   */
  readPosition(json: unknown, options?: Readonly<Record<string, string>>): S;

  /**
   * What a person's preferences would answer to the present decision, or null to ask them. It is called on an
   * imagined state, so it cannot use more than the seat knows.
   */
  auto?(state: S, preferences: Preferences): M | null;
}

/** A person's standing answers, applied outside the rules. */
export type Preferences = Readonly<Record<string, string>>;

export interface PreferenceSpec {
  id: string;
  words: Words;
  /** The first is the default. */
  values: readonly { id: string; words: Words }[];
  /** The default where no other person could learn anything from it: against bots alone. */
  alone?: string;
}

/** What works with two players may not work with four: with more seats, more happens before a seat's next turn. */
export type SearchParametersBySeats = Readonly<{ [seats: string]: Readonly<Record<string, number>> | undefined }>;

/** What a bot must know about a game beyond its rules. All of it is called on imagined states only. */
export interface BotSense<S = unknown, M extends MoveRecord = MoveRecord> {
  /** How good the position is for a seat, in points: an estimate of its final total. */
  evaluate(state: S, seat: Seat): number;
  /** The same, nearer to the truth but slower. Bots that search use it instead. */
  evaluateForSearch?(state: S, seat: Seat): number;
  /** A quick sensible move for playouts. Without it, playouts go by `evaluate`, slower and with some noise. */
  policy?(state: S, chance: Chance): M;
  /** Fills `into` with a quick guess, in points, at what each of these legal moves brings the seat that decides: priors for the search. */
  estimateMoves?(state: S, moves: readonly M[], into: number[]): void;
  /** What `atoll train` can learn the worth of. */
  readonly features?: Features<S>;
  /** What was learned about them so far, if `evaluate` goes by them: training goes on from there. */
  readonly featureWeights?: FeatureWeights;
  /** By number of seats: parameters of the search that suit better than the usual ones, as `atoll tune` found them. */
  readonly searchParameters?: SearchParametersBySeats;
  /** How many imagined games level 4 thinks through, where the usual number does not put it between levels 3 and 5. */
  readonly level4Iterations?: number;
  /** The policy for so many seats with its parameters, where `atoll tune --policy` may look for better ones. */
  tunablePolicy?(seats: number): TunablePolicy<S, M>;
}

/** Numbers that a policy goes by, or rows of them, each with a name. */
export type PolicyParameters = Readonly<Record<string, number | readonly number[]>>;

/** A policy that goes by parameters. */
export interface TunablePolicy<S = unknown, M extends MoveRecord = MoveRecord> {
  /** The present parameters, and how far tuning may vary each of them to see what that changes. */
  readonly parameters: PolicyParameters;
  readonly variation: PolicyParameters;
  /** The policy by other parameters with the same names. */
  policyWith(parameters: PolicyParameters): (state: S, chance: Chance) => M;
}

/** Everything a player reads about a game at the table. `names` are the names of the seats; `box` is the game's. */
export interface GameText<
  M extends MoveRecord = MoveRecord,
  E extends EventRecord = EventRecord,
  V = unknown,
  B = unknown,
> {
  /** What is asked, in one sentence. For the seat that decides. */
  prompt(decision: Decision, view: V, box: B): Words;
  /** A move as one line, as the terminal and the screen reader list it. */
  move(move: M, view: V, box: B): Words;
  /** A choice within a move, when its record is narrowed field by field: the value's name. */
  choice(field: string, value: string | number | boolean, view: V, box: B): Words;
  /**
   * An event as a line of the log; null where it is not worth one. `view` is how the table stood after it or at any later
   * moment, for games whose places have no names of their own and are told by what lies beside them.
   */
  event(event: E, names: readonly string[], box: B, view?: V): Words | null;
  /** Whether the line only says what happens in every turn; the log then tells it small, behind the turn's own lines. */
  aside?(event: E): boolean;
  categories: Readonly<Record<string, Words>>;
  kinds: Readonly<Record<string, Words>>;
}

export interface About {
  name: string;
  /** The people and the house behind the board game. */
  author: string;
  publisher: string;
  year: number;
  minutes: number;
  /** 1 easy to 5 heavy. */
  weight: number;
  tagline: Words;
  /** Where each part of the edition's numbers comes from, in plain words. */
  provenance: readonly { part: Words; source: 'rulebook' | 'public source' | 'reconstructed'; note?: Words }[];
}

/** A game's folder as the rest of the house sees it. */
export interface GameModule<
  S = unknown,
  M extends MoveRecord = MoveRecord,
  E extends EventRecord = EventRecord,
  V = unknown,
  B = unknown,
> {
  readonly id: string;
  readonly about: About;
  /** Editions that come with the game, as read from their JSON; the first is the usual one. */
  readonly editions: readonly unknown[];
  /** Editions that came with the game before. No table is begun with them; those that were are played on. */
  readonly earlier?: readonly unknown[];
  /** The game played with an edition; throws `BadInput` when the edition is not sound. */
  open(edition: unknown): Game<S, M, E, V, B>;
  readonly text: GameText<M, E, V, B>;
  readonly rulebook: readonly Chapter[];
  /** The game on one page. */
  readonly short?: ShortForm;
  /** Which rule governs what a player meets at the table. */
  readonly links?: RuleLinks<E, B>;
  readonly preferences: readonly PreferenceSpec[];
  sense?(game: Game<S, M, E, V, B>): BotSense<S, M>;
  /** Draws a view in characters; loaded only where there is a terminal. */
  terminal?(game: Game<S, M, E, V, B>): Promise<(view: V, language: Language) => string>;
  /** Counts what is taken and done in many games; loaded only for the report on an edition. */
  census?(game: Game<S, M, E, V, B>): Promise<Census<S, M, E>>;
  /** What teaches the game by playing it, in the order in which one learns; loaded only where somebody learns. */
  lessons?(): Promise<readonly Lesson[]>;
  /** Examples are played by tests and tutorials and not shown on the home page. */
  readonly example?: boolean;
}
