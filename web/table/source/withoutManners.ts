import type { TableInfo } from '../../../server/door/protocol.ts';

type Manners = 'lobby' | 'clock' | 'absent' | 'language' | 'botsAfter' | 'chat' | 'owner' | 'byInvitation';

/** What people agree on at a table of the house: one that no server keeps needs none of it. */
export const withoutManners = (seats: number): Pick<TableInfo, Manners> => ({
  lobby: false,
  clock: { kind: 'none', left: new Array<null>(seats).fill(null), runsOut: null, resting: false, at: '' },
  absent: { kind: 'end' },
  language: null,
  botsAfter: null,
  chat: 'off',
  owner: true,
  byInvitation: false,
});
