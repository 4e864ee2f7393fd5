/** Who does what, beside the SQLite file: only one server has it, so that it need not be written down. */
import { botWork, type LeaseStore } from '../leaseStore.ts';
import type { Rooms } from './queries.ts';

export function openLeases({ ask }: Pick<Rooms, 'ask'>): LeaseStore {
  const aliveUntil = new Map<string, number>();
  const leases = new Map<string, string>();
  const holder = (what: string): string | undefined => {
    const server = leases.get(what);
    return server !== undefined && (aliveUntil.get(server) ?? 0) > performance.now() ? server : undefined;
  };
  return {
    async live(server, ms) {
      aliveUntil.set(server, performance.now() + ms);
    },
    async depart(server) {
      aliveUntil.delete(server);
      for (const [what, whose] of leases) if (whose === server) leases.delete(what);
    },
    async lease(what, server) {
      if ((holder(what) ?? server) !== server) return false;
      leases.set(what, server);
      return true;
    },
    async release(what, server) {
      if (leases.get(what) === server) leases.delete(what);
    },
    async botTurnsUnclaimed() {
      const rows = ask.all('select table_id from turns where guest is null order by since, table_id');
      return rows.map(row => String(row.table_id)).filter(table => holder(botWork(table)) === undefined);
    },
  };
}
