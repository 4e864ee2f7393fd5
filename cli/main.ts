/** `atoll …`: finds the command, runs it, and turns what went wrong into words and an exit code. */
import { readFileSync } from 'node:fs';
import { BadInput, shape } from '@atoll/engine';
import type { Command } from './commands/command.ts';
import { errorJson, line, systemLanguage, usage } from './commands/usage.ts';
import { help } from './help.ts';

/** Loaded only when asked for: a simulation needs no server. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./commands/serve.ts')).serve,
  backup: async () => (await import('./commands/backup.ts')).backup,
  admin: async () => (await import('./commands/admin.ts')).admin,
  play: async () => (await import('./commands/play.ts')).play,
  simulate: async () => (await import('./commands/simulate.ts')).simulate,
  ladder: async () => (await import('./commands/ladder.ts')).ladder,
  train: async () => (await import('./commands/learning/train.ts')).train,
  tune: async () => (await import('./commands/learning/tune.ts')).tune,
  balance: async () => (await import('./commands/balance.ts')).balance,
  replay: async () => (await import('./commands/replay.ts')).replay,
  position: async () => (await import('./commands/position.ts')).position,
  lessons: async () => (await import('./commands/lessons.ts')).lessons,
  rulebook: async () => (await import('./commands/rulebook.ts')).rulebook,
  'new-game': async () => (await import('./commands/newGame.ts')).newGame,
  bench: async () => (await import('./commands/bench.ts')).bench,
};

// The program that reads our output may stop early (`| head`); that is no mistake.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

/** As package.json says it. */
function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (shape.parseJson(text) as { version: string }).version;
}

async function main(argv: readonly string[]): Promise<number> {
  const [name, ...rest] = argv;
  if (name === '--version') {
    console.log(version());
    return 0;
  }
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    (name === undefined ? process.stderr : process.stdout).write(help(systemLanguage(), rest[0]));
    return name === undefined ? 2 : 0;
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) {
    const known = [...Object.keys(commands), 'help'].join(', ');
    throw usage(
      'command',
      `Den Befehl „${name}“ gibt es nicht; es gibt ${known}.`,
      `There is no command “${name}”; there are ${known}.`,
    );
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    process.stdout.write(help(systemLanguage(), name));
    return 0;
  }
  const command = await load();
  return command(rest);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  if (process.argv.includes('--json')) console.log(JSON.stringify(errorJson(error), null, 2));
  console.error(line(error, systemLanguage()));
  process.exitCode = 2;
}
