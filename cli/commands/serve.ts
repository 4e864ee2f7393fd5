/** `atoll serve`: the server, until it is told to stop. */

import { fileURLToPath } from 'node:url';
import { closeOnSignals, startServer } from '@atoll/server';
import { type Args, number, readArgs, value, wholeNumber } from '../args.ts';
import type { Command } from './command.ts';
import { systemLanguage } from './usage.ts';

const usualPort = 4100;
export const usualData = fileURLToPath(new URL('../../data', import.meta.url));

export const serve: Command = async argv => {
  const args = readArgs(
    argv,
    { port: 'value', host: 'value', data: 'value', store: 'value', editions: 'value' },
    { min: 0, max: 0 },
  );
  const server = await startServer({
    port: number(args, 'port', 0, 65_535) ?? portOfEnvironment() ?? usualPort,
    host: value(args, 'host'),
    data: value(args, 'data') ?? usualData,
    store: storeAddress(args),
    editions: value(args, 'editions'),
  });
  closeOnSignals(server);
  const german = systemLanguage() === 'de';
  console.log(german ? `Atoll läuft auf ${server.url}` : `Atoll is running on ${server.url}`);
  const [first] = server.addresses();
  if (first) console.log(german ? `Im selben Netz: ${first}/` : `In the same network: ${first}/`);
  return 0;
};

/** Where the database is, unless it is a file in the data folder. */
export const storeAddress = (args: Args): string | undefined =>
  value(args, 'store') ?? (process.env.ATOLL_STORE || undefined);

function portOfEnvironment(): number | undefined {
  const { PORT } = process.env;
  return PORT ? wholeNumber(PORT, 'PORT', 0, 65_535) : undefined;
}
