/** `atoll backup FILE`: the whole database as one file, while the server goes on. */
import { backUp } from '@atoll/server/store/sqlite/backup.ts';
import { has, readArgs, value } from '../args.ts';
import type { Command } from './command.ts';
import { usualData } from './serve.ts';
import { systemLanguage } from './usage.ts';

export const backup: Command = async argv => {
  const args = readArgs(argv, { data: 'value', force: 'switch', json: 'switch' }, { min: 1, max: 1 });
  const [file = ''] = args.words;
  const done = await backUp(value(args, 'data') ?? usualData, file, has(args, 'force'));
  if (has(args, 'json')) console.log(JSON.stringify(done, null, 2));
  else {
    const size = `${(done.bytes / 2 ** 20).toFixed(1)} MB`;
    console.log(
      systemLanguage() === 'de'
        ? `Gesichert und geprüft: ${done.file} (Tische: ${done.tables}, ${size})`
        : `Backed up and checked: ${done.file} (tables: ${done.tables}, ${size})`,
    );
  }
  return 0;
};
