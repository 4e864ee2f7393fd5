/** Who does what, and who is where, beside the SQLite file: only one server has it, so that none of it is written down. */
import { botWork, type LeaseStore } from '../leaseStore.ts';
import { type Visit, type VisitStore, visitKey } from '../visitStore.ts';
import type { Rooms } from './queries.ts';

interface Server {
  aliveUntil: number;
  /** How often it has told who is there. */
  told: number;
  visits: Map<string, Visit>;
}

export function openLeases({ ask }: Pick<Rooms, 'ask'>): LeaseStore & VisitStore {
  const servers = new Map<string, Server>();
  const leases = new Map<string, string>();
  const living = (id: string): Server | undefined => {
    const server = servers.get(id);
    return server && server.aliveUntil > performance.now() ? server : undefined;
  };
  const holder = (what: string): string | undefined => {
    const server = leases.get(what);
    return server !== undefined && living(server) ? server : undefined;
  };
  return {
    async live(id, ms) {
      const server = servers.get(id) ?? { aliveUntil: 0, told: 0, visits: new Map() };
      server.aliveUntil = performance.now() + ms;
      servers.set(id, server);
    },
    async depart(server) {
      servers.delete(server);
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

    async tellVisits(id, n, { gone, come }, whole) {
      const server = servers.get(id);
      if (!server || (!whole && server.told !== n - 1)) return false;
      if (whole) server.visits.clear();
      for (const visit of gone) server.visits.delete(visitKey(visit));
      for (const visit of come) server.visits.set(visitKey(visit), visit);
      server.told = n;
      return true;
    },
    async visitsTold() {
      return new Map([...servers].flatMap(([id, { told }]) => (living(id) ? [[id, told]] : [])));
    },
    async visitsAt(ids) {
      return new Map(ids.flatMap(id => (servers.has(id) ? [[id, [...(servers.get(id)?.visits.values() ?? [])]]] : [])));
    },
  };
}
