/** How long people have at a table, and what happens when they are away: as the owner chooses it. */

import type { TableManners } from '../store/store.ts';

export type ClockSettings =
  | { kind: 'none' }
  /** Everybody at the table now: seconds to begin with, and seconds more after each turn. */
  | { kind: 'live'; bank: number; increment: number }
  /** Over days: hours for each turn, and hours in reserve for all of them together. */
  | { kind: 'days'; perTurn: number; bank: number };

/** When somebody's time is up: a bot answers for them, the table ends and is not counted, or the others decide. */
export type Absent = { kind: 'standIn'; bot: string } | { kind: 'end' } | { kind: 'vote' };

export const usualClock: ClockSettings = { kind: 'none' };
export const usualStandIn = 'level3';
export const usualAbsent: Absent = { kind: 'standIn', bot: usualStandIn };

export const usualManners: TableManners = {
  lobby: false,
  clock: usualClock,
  absent: usualAbsent,
  language: null,
  botsAfter: null,
  chat: true,
};

/** The bot that answers for somebody at a table. */
export const standInOf = (absent: Absent): string => (absent.kind === 'standIn' ? absent.bot : usualStandIn);
