/** A server as a process of its own, for tests that end it the hard way: `serve.ts DATA [STORE]`. */
import type { GameModule } from '@atoll/engine';
import { closeOnSignals, startServer } from '../index.ts';
import { testBots } from './house.ts';
import { shells } from './shells.ts';

const server = await startServer({
  port: 0,
  data: process.argv[2] ?? '',
  store: process.argv[3],
  botDelay: 0,
  games: { shells: async () => shells as GameModule },
  bots: testBots,
});
closeOnSignals(server);
process.stdout.write(`${server.port}\n`);
