/** `atoll bench [--json] [--only playing,copying,games,thinking,page,longTasks,server]`: everything measured in one run. */
import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Figures, figures, reportLines } from './report.ts';

const parts = ['playing', 'copying', 'games', 'thinking', 'page', 'longTasks', 'server'] as const;
const { values } = parseArgs({ options: { json: { type: 'boolean' }, only: { type: 'string' } } });
const chosen = values.only?.split(',') ?? [...parts];
const unknown = chosen.find(name => !parts.some(part => part === name));
if (unknown !== undefined) {
  console.error(`There is no part “${unknown}”; there are ${parts.join(', ')}.`);
  process.exit(2);
}
const say = (line: string) => process.stderr.write(`${line}\n`);

/** Runs a part in a process of its own; libraries check less in production, and it would be unfair to measure more. */
function measure(part: string): Promise<unknown> {
  const file = fileURLToPath(new URL('./part.ts', import.meta.url));
  const child = spawn(process.execPath, [file, part], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.on('data', text => {
    out += text;
  });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', code => (code === 0 ? done(JSON.parse(out)) : fail(new Error(`${part} ended with ${code}.`))));
  });
}

const found: Record<string, unknown> = {};
for (const part of parts) {
  if (!chosen.includes(part)) continue;
  say(`${part} …`);
  found[part] = await measure(part);
  if (found[part] === null) say(`The site has not been built: npm start builds it. ${part} is left out.`);
}

const list = figures(found as Figures);
const machine = { cpu: cpus()[0]?.model ?? '', cores: cpus().length, node: process.version };
if (values.json) console.log(JSON.stringify({ machine, figures: list, ...found }, null, 2));
else
  console.log(
    [`${machine.cpu}, ${machine.cores} cores, Node ${machine.node}`, ...reportLines(list, found as Figures)].join('\n'),
  );
