/** What was said at the tables: a log of its own beside the moves, which undo does not touch. */
import type { Seat } from '@atoll/engine';

/** Players talk among themselves, and spectators do. */
export type ChatAudience = 'players' | 'spectators';

export interface NewSaid {
  /** Number of the table's last log entry when it was said. */
  n: number;
  /** The seat of the person who said it, at that time; null for a spectator. */
  seat: Seat | null;
  audience: ChatAudience;
  /** The id of a ready-made phrase; null for own words. */
  phrase: string | null;
  /** Own words; empty with a phrase. */
  text: string;
  /** Names the message that asked for it: the same one is kept once. */
  key: string;
  at: string;
}

/** A line of a table's chat, numbered from 1. */
export interface Said extends NewSaid {
  line: number;
  /** Null when nobody knows any more who it was. Secret, as in seats. */
  guest: string | null;
  /** The guest's present name; empty where nobody knows them any more. */
  name: string;
}

export interface ChatStore {
  /** What was said at a table after that line, in order. */
  chat(table: string, after: number): Promise<Said[]>;
  /** Appends a line and gives its number. A key that this guest has used there before gives that line's number. */
  say(table: string, guest: string, said: NewSaid): Promise<number>;
  /** The number of the line that this guest has said under that key; null where there is none. */
  saidBefore(table: string, guest: string, key: string): Promise<number | null>;
  /** Whom a guest does not hear: those they have muted or blocked, and those who have blocked them. */
  unheardBy(guest: string): Promise<string[]>;
  /** Who does not hear a guest: the same the other way round. */
  deafTo(guest: string): Promise<string[]>;
  /** Hears of every table at which something was said by anybody who shares the store. Returns how to stop hearing. */
  hearSaid(hear: (table: string) => void): () => void;
}
