/** Where a table comes from: the server, or the machine in this page. The table page cannot tell the difference. */

import type { News } from '@atoll/boardkit/board.ts';
import type { Thought } from '@atoll/bots';
import type { EventRecord, MoveRecord, Preferences, Refusal, Replay, Seat, Words } from '@atoll/engine';
import type { ReadonlySignal } from '@preact/signals';
import type { LogEntry, Standing, TableInfo } from '../../../server/door/protocol.ts';
import type { Asked } from '../../api.ts';
import type { Talk } from '../chat/talk.ts';

export interface Snapshot {
  info: TableInfo;
  /** The whole history, oldest first. */
  entries: readonly LogEntry[];
  /** Null while the table still waits for people. */
  standing: Standing | null;
}

export type TableNews = News<EventRecord, unknown>;

export interface TableSource {
  /** A replay can be looked at but not played; a lesson is played as it says. */
  readonly kind: 'live' | 'local' | 'replay' | 'lesson';
  readonly snapshot: ReadonlySignal<Snapshot | null>;
  readonly news: ReadonlySignal<TableNews>;
  readonly connection: ReadonlySignal<'connecting' | 'live' | 'lost' | 'here'>;
  /** Why there is no such table for us. */
  readonly failure: ReadonlySignal<Refusal | null>;
  /** What the player should know about the table being kept, in words. */
  readonly trouble?: ReadonlySignal<Words | null>;
  /** Resolves when the move is kept safe: null, or why it was refused. */
  move(move: MoveRecord): Promise<Refusal | null>;
  undo(): Promise<Refusal | null>;
  /** A move or undo that was on its way when the page was left, and is again; resolves as they do. */
  readonly again?: Promise<Refusal | null> | null;
  prefer(preferences: Preferences): void;
  /** Asks the server how the table stands, where there is one. */
  ask?(): void;
  /** What is said there; left out where nobody talks. */
  readonly talk?: Talk;
  /** The whole game, to be watched again. */
  replay(): Promise<Asked<Replay>>;
  /** Why that proves nothing and is no file for others, in words; nothing where it is one. */
  readonly unproven?: Words;
  /** Stepping through time; only where the whole state is here anyway. */
  readonly travel?: TimeTravel;
  /** What the last bot thought before it moved; only where it thinks in this browser. */
  readonly reasons?: ReadonlySignal<Reasons | null>;
  /** What the seat that decides can see, where the whole state is here and everybody may see it. */
  deciderView?(): unknown;
  /** Shows what another move would have led to, where the game has long been over. */
  readonly trying?: Trying;
  close(): void;
}

export interface Reasons {
  seat: Seat;
  kind: string;
  /** What it had before it. */
  view: unknown;
  thought: Thought;
}

interface Trying {
  /** The move that is shown instead of the one that was played. */
  readonly tried: ReadonlySignal<Tried | null>;
  /** Null shows the position as it was again. */
  tryOut(move: MoveRecord | null): void;
}

export interface Tried {
  move: MoveRecord;
  /** What it would have caused, as far as the viewer may know. */
  events: readonly EventRecord[];
  /** Whether something was drawn or rolled after it: in the real game that might have been something else. */
  drew: boolean;
}

export interface TimeTravel {
  /** Moves played up to the position shown, and known in all. */
  readonly at: ReadonlySignal<{ shown: number; known: number }>;
  goTo(move: number): void;
  /** Forgets what came after the position shown and plays on from here. */
  branch(): void;
  /** The whole truth, for the developer panel. */
  state(): unknown;
  position(): unknown;
}

export const noNews: TableNews = { events: [], before: null };
