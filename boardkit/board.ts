/**
 * The board contract: what a game's picture is to the table page, and what the page hands to it.
 *
 * A game's picture lives in `games/<game>/board/`:
 *   index.tsx   exports `board: BoardModule`
 *   cover.tsx   exports `Cover`, the small living scene of the home page (loaded alone, so keep it light)
 * The page finds both by their path. A game without a picture gets the plain one (`plain/`), drawn from its view.
 *
 * A board never works out what is legal. It shows `moves`, narrows them with `pick`, and the page does the rest.
 * All styles belong in CSS files under `[data-game='<id>']`, which the page sets around everything a game draws.
 */
import type {
  Decision,
  EventRecord,
  Game,
  GameText,
  Language,
  MoveRecord,
  Picks,
  Scoresheet,
  Seat,
  Viewer,
  Words,
} from '@atoll/engine';
import type { ComponentType } from 'preact';

export type Value = string | number | boolean;

/** A place in the game's own naming (`2,1`, `2,1:E`, `display:0`): how log, page and board speak of the same spot. */
export type Place = string;

/** What came in with the last standing, for motion and sound. A new record means that there is something new to show. */
export interface News<E, V> {
  events: readonly E[];
  /** The view before these events; null when the table was just opened or something was taken back. */
  before: V | null;
}

/** What a line of moves would cause, as far as the viewer can know it. */
export interface Foresight<E, V> {
  /** Events that are certain: everything up to the first draw of chance. */
  events: readonly E[];
  /** The view after the line; null when chance was drawn on the way, because then it is not known. */
  after: V | null;
  scoresheet: Scoresheet | null;
}

export interface BoardProps<
  S = unknown,
  M extends MoveRecord = MoveRecord,
  E extends EventRecord = EventRecord,
  V = unknown,
  B = unknown,
> {
  game: Game<S, M, E, V, B>;
  text: GameText<M, E, V, B>;
  view: V;
  viewer: Viewer;
  /** Names of the seats, as everybody at the table sees them. */
  names: readonly string[];
  decision: Decision | null;
  scoresheet: Scoresheet;
  language: Language;
  /** Words in the reader's language. */
  t(words: Words): string;
  reducedMotion: boolean;

  /** Every legal move while the viewer decides; empty otherwise. */
  moves: readonly M[];
  /** What has been chosen so far, field by field, in the order of choosing. */
  picks: Picks;
  /** The moves that still fit the picks. */
  left: readonly M[];
  /** The one move left, or null while there is still something to choose. */
  chosen: M | null;
  /**
   * Values of a field that could be picked now: those that fit the picks of the *other* fields. This is what glows
   * (`--legal`), also while another value of the same field is chosen.
   */
  options(field: string): ReadonlySet<Value>;
  /**
   * Chooses, field by field. Earlier picks stay as long as they fit the new ones and fall away where they do not, so
   * clicking another tile simply replaces the first. What no legal move has is not picked but explained (`whyNot`).
   */
  pick(picks: Picks): void;
  /** Takes picks back: the named fields, or all. */
  unpick(...fields: string[]): void;
  /** Plays the chosen move. Does nothing while there is still something to choose. */
  confirm(): void;

  /** Whether the player is asking why not: then what cannot be chosen should be focusable and call `whyNot`. */
  asking: boolean;
  /** Shows and says why this cannot be chosen. Give as whole a move as the board can. */
  whyNot(move: Picks): void;

  /**
   * Plays a move on an imagined copy and says what it would cause. `then` answers the decisions that follow (anybody's);
   * null, or leaving it out, stops there.
   */
  foresee(move: M, then?: (decision: Decision, moves: readonly M[], view: V) => M | null): Foresight<E, V>;

  news: News<E, V>;
  /** Places the reader is pointing at in the log. */
  spotlight: ReadonlySet<Place>;
  /** Places that others touched since the viewer last decided, and who did. */
  recent: ReadonlyMap<Place, Seat>;
}

/** A part of the page that belongs to one seat. */
export type SeatProps<
  S = unknown,
  M extends MoveRecord = MoveRecord,
  E extends EventRecord = EventRecord,
  V = unknown,
  B = unknown,
> = BoardProps<S, M, E, V, B> & { seat: Seat };

export interface BoardModule<
  S = unknown,
  M extends MoveRecord = MoveRecord,
  E extends EventRecord = EventRecord,
  V = unknown,
  B = unknown,
> {
  /** The middle of the page; fills the box it is given. */
  Board: ComponentType<BoardProps<S, M, E, V, B>>;
  /** The viewer's own things, in the action bar; up to 132 px high, 104 px on a phone. */
  Hand?: ComponentType<BoardProps<S, M, E, V, B>>;
  /** What is public about a seat, under its name in the players' rail (about 300 px wide). */
  Panel?: ComponentType<SeatProps<S, M, E, V, B>>;
  /** The same in one line of at most 150 × 24 px, for the strip above a phone's board. */
  Brief?: ComponentType<SeatProps<S, M, E, V, B>>;
  /** The symbols that icons refer to; put into the page once. */
  Sprite?: ComponentType;
  /** More about the score than the scoresheet says (temple standings and the like), under the score table. */
  ScoreNotes?: ComponentType<BoardProps<S, M, E, V, B>>;
  /** Where an event happened, most telling place first; empty where it has none. */
  placesOf(event: E): readonly Place[];
  /** A colour as a whisper of the game for browser chrome, light and dark. */
  themeColour?: { light: string; dark: string };
}

/** The home page's scene: fills its box, moves gently, stands still with `reducedMotion`. Decoration: hidden from readers. */
export interface CoverProps {
  reducedMotion: boolean;
}
