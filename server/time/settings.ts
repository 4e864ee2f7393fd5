/** How long people have at a table, and what happens when they are away: as the owner chooses it. */

import type { Absent, ClockSettings } from '../door/protocol.ts';
import type { TableManners } from '../store/store.ts';

export type { Absent, ClockSettings };

const usualClock: ClockSettings = { kind: 'none' };
export const usualStandIn = 'level3';
const usualAbsent: Absent = { kind: 'standIn', bot: usualStandIn };

export const usualManners: TableManners = {
  lobby: false,
  clock: usualClock,
  absent: usualAbsent,
  language: null,
  botsAfter: null,
  chat: 'on',
};

/** What somebody gets who only says which kind they want. */
export const usualClocks: Record<ClockSettings['kind'], ClockSettings> = {
  none: usualClock,
  live: { kind: 'live', bank: 600, increment: 20 },
  days: { kind: 'days', perTurn: 24, bank: 48 },
};

/** The bot that answers for somebody at a table. */
export const standInOf = (absent: Absent): string => (absent.kind === 'standIn' ? absent.bot : usualStandIn);
