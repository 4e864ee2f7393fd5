/** What the operator of the house may look up and put right. */
import type { Said } from './chatStore.ts';
import type { Entry, Guest, Report, StoredTable } from './store.ts';

export interface TableLine {
  id: string;
  game: string;
  state: 'waiting' | 'running' | 'over';
  owner: string;
  createdAt: string;
  changedAt: string;
}

export interface GuestLine extends Guest {
  createdAt: string;
  barredAt: string | null;
  /** How many tables they have opened or sat at. */
  tables: number;
}

/** A table with everything that belongs to it. */
export interface WholeTable {
  table: StoredTable;
  log: Entry[];
  chat: Said[];
  reports: Report[];
  /** Everybody whom the table names. */
  guests: Guest[];
  /** The edition's JSON. */
  edition: unknown;
}

export interface OfficeStore {
  /** The latest changed first. */
  listTables(wanted: { state?: TableLine['state']; guest?: string }, limit: number): Promise<TableLine[]>;
  /** By a part of their name, or all; the latest first. */
  listGuests(name: string, limit: number): Promise<GuestLine[]>;
  /** Bars a guest from doing anything, or (null) lets them in again. */
  bar(guest: string, at: string | null): Promise<void>;
  /** All who are barred. */
  barred(): Promise<string[]>;
  /**
   * Tables that are not over at which somebody sits who is barred or deleted, and waiting ones that such people have
   * opened.
   */
  leftBehind(): Promise<{ table: string; guest: string }[]>;
  /** Forgets guests from before that time who never opened a table or sat at one; how many there were. */
  forgetIdleGuests(before: string): Promise<number>;
  /** Takes in a table from another house. `exists` when it is here already. */
  takeIn(whole: WholeTable): Promise<'taken-in' | 'exists'>;
}
