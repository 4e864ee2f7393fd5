/** `atoll bench [--json] [--only playing,copying,page,server]`: everything measured in one run. */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { type Figures, figures, reportLines } from './report.ts';

// Libraries check less when it counts; it would be unfair to measure them otherwise.
process.env.NODE_ENV = 'production';

// The server comes first: its browsers must not wait for the memory that the other parts leave behind.
const parts = ['server', 'playing', 'copying', 'page'] as const;
const { values } = parseArgs({ options: { json: { type: 'boolean' }, only: { type: 'string' } } });
const chosen = values.only?.split(',') ?? [...parts];
const unknown = chosen.find(name => !parts.some(part => part === name));
if (unknown !== undefined) {
  console.error(`There is no part “${unknown}”; there are ${parts.join(', ')}.`);
  process.exit(2);
}
const say = (line: string) => process.stderr.write(`${line}\n`);

const found: Figures = {};
for (const part of parts) {
  if (!chosen.includes(part)) continue;
  say(`${part} …`);
  if (part === 'playing') found.playing = (await import('./playing.ts')).measurePlaying();
  if (part === 'copying') found.copying = (await import('./copying.ts')).measureCopying();
  if (part === 'server') found.server = await (await import('./server.ts')).measureServer(say);
  if (part === 'page') {
    found.page = (await import('./page.ts')).measurePage();
    if (!found.page) say('The site has not been built: npm start builds it. Its size is left out.');
  }
}

const list = figures(found);
const machine = { cpu: cpus()[0]?.model ?? '', cores: cpus().length, node: process.version };
if (values.json) console.log(JSON.stringify({ machine, figures: list, ...found }, null, 2));
else
  console.log([`${machine.cpu}, ${machine.cores} cores, Node ${machine.node}`, ...reportLines(list, found)].join('\n'));
