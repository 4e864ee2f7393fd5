/** A table of shells in memory, without a server around it. */
import type { GameModule } from '@atoll/engine';
import { usualLimits } from '../door/limits.ts';
import { openLog } from '../log.ts';
import type { Store, StoredSeat, StoredTable } from '../store/store.ts';
import { openAbsence } from '../table/away/absence.ts';
import { type Catalogue, openCatalogue } from '../table/editions/editions.ts';
import { type LiveTable, openLive } from '../table/liveTable.ts';
import { openPlay } from '../table/play.ts';
import { openTables } from '../table/tables.ts';
import type { HouseTime } from '../time/rules.ts';
import { usualManners } from '../time/settings.ts';
import { shells } from './shells.ts';

/** Of a table at which nothing but the game has happened. */
export const nothingYet = {
  ...usualManners,
  ended: null,
  invitation: null,
  fillAt: null,
  lobbySince: null,
  rematch: null,
  rematchNotFor: [],
};

const silent = openLog(() => undefined);

/** A house that was never shut, where nobody rests. */
export const plainTime = (now: () => number = Date.now): HouseTime => ({
  now,
  shut: [],
  restsOf: () => [],
  learn: async () => undefined,
  learnAgain: async () => undefined,
  wasShut: () => undefined,
});

/** Tables in a store, and what is done at them, without a server around. */
export function roomOf(store: Store, catalogue: Catalogue, { time = plainTime(), capacity = 100 } = {}) {
  const tables = openTables(store, catalogue, time, capacity, silent);
  const absence = openAbsence(store, tables, time);
  const play = openPlay({ store, tables, time, limits: usualLimits, log: silent, attend: absence.attend });
  return { tables, absence, play };
}

const at = '2026-01-01T00:00:00Z';

/** A table that has started, with these on its seats: `Ann` is a person, the guest `ann`; `bot first` is a bot. */
export async function tableOf(
  names: readonly string[],
  { id = 't', module = shells as GameModule, over = {} as Partial<StoredTable> } = {},
): Promise<LiveTable> {
  const catalogue = await openCatalogue({ [module.id]: async () => module });
  const edition = catalogue.get(module.id)?.editions[0];
  if (!edition) throw new Error(`${module.id} comes without an edition.`);
  const seats = names.map((name, seat): StoredSeat => {
    const [, bot] = /^bot (.*)/.exec(name) ?? [];
    if (bot) return { seat, kind: 'bot', guest: null, name: '', bot, standIn: null, preferences: {} };
    return { seat, kind: 'person', guest: name.toLowerCase(), name, bot: null, standIn: null, preferences: {} };
  });
  const stored: StoredTable = {
    id,
    game: module.id,
    edition: { id: 'base', digest: edition.game.edition.digest },
    rules: 1,
    options: { hand: 'four' },
    seed: 'seed',
    ...nothingYet,
    owner: 'ann',
    seats,
    over: false,
    createdAt: at,
    startedAt: at,
    changedAt: at,
    ...over,
  };
  return openLive({ module, edition }, stored, [], plainTime());
}
