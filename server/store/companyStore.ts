/** Whom people have sat with, and whom they have asked to sit down. */
import type { Bond } from './peopleStore.ts';

/** Somebody with whom a guest has sat at a table, or whom they have muted or blocked. */
export interface Companion {
  guest: string;
  name: string;
  /** How many tables that began they have sat at together. */
  games: number;
  /** When the last of them ended, or began if it still runs. */
  lastAt: string;
  bond: Bond['kind'] | null;
}

/** Where a companion stands among all of a guest. */
export type CompanionPlace = Pick<Companion, 'guest' | 'lastAt'>;

/** Somebody who was asked by name to sit down at a table. */
export interface Asked {
  table: string;
  guest: string;
  name: string;
  by: string;
  byName: string;
  at: string;
  answeredAt: string | null;
  /** Whether they sit there now. */
  sits: boolean;
}

export interface CompanyStore {
  /**
   * A guest's companions, the latest first; `name`: only those in whose name this is found, small and capital letters alike;
   * `before`: only what stands behind that one.
   */
  company(guest: string, name: string, limit: number, before?: CompanionPlace): Promise<Companion[]>;
  /** All of them, as few words as possible. */
  companions(guest: string): Promise<Pick<Companion, 'guest' | 'games'>[]>;
  /** Everybody who has blocked this guest, and whom this guest has blocked. */
  apartFrom(guest: string): Promise<string[]>;

  /** Asks somebody to sit down at a table. Who was asked already is not asked twice; only who asked is changed. */
  askToSit(table: string, guest: string, by: string, at: string): Promise<void>;
  /** They have answered; whether there was anything to answer. */
  answerAsked(table: string, guest: string, at: string): Promise<boolean>;
  /** Everybody who was asked to this table, in order. */
  askedTo(table: string): Promise<Asked[]>;
  /** What a guest has been asked and has not answered, at tables that wait for people; the latest first. */
  askedOf(guest: string): Promise<Asked[]>;
}
