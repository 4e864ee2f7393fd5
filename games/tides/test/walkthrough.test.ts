/** What docs/adding-a-game.md shows is what is here. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { probe, properties, report } from '@atoll/engine/kit';
import { tides } from '../index.ts';

const root = join(import.meta.dirname, '../../..');
const game = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/adding-a-game.md'), 'utf8');
const blocks = [...page.matchAll(/^```\w* ?(\S*)\n([\s\S]*?)\n```$/gm)].map(([, path = '', code = '']) => ({
  path,
  code,
}));
const shown = blocks.filter(({ path }) => path !== '');

test('every block of code in the walk-through stands in its file, word for word', () => {
  assert.ok(shown.length > 15, 'the blocks were found');
  for (const { path, code } of shown) {
    const file = readFileSync(join(root, path), 'utf8');
    assert.ok(`\n${file}`.includes(`\n${code}\n`), `${path} does not contain\n${code}`);
  }
});

test('the walk-through leaves nothing out that the game needs', () => {
  const inPart = ['text/rulebook.ts', 'board/tides.css'];
  const files = readdirSync(game, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => /\.(tsx?|json|css)$/.test(path) && !/\.test\.ts$|^test\/golden/.test(path));
  assert.ok(files.length > 10);
  for (const path of files) {
    const file = readFileSync(join(game, path), 'utf8').trimEnd();
    const whole = shown.some(block => block.path === `games/tides/${path}` && block.code === file);
    assert.equal(
      whole,
      !inPart.includes(path),
      `games/tides/${path} is shown in ${whole ? 'full' : 'part or not at all'}`,
    );
  }
});

test('the break that the walk-through shows is the one that the kit reports', () => {
  const sound = tides.open(tides.editions[0]);
  const leaking: typeof sound = {
    ...sound,
    play: (s, move, chance, tell) => sound.play(s, move, chance, tell && (event => tell(event))),
  };
  const property = properties['nothing leaks'];
  assert.ok(property);
  const config = { seats: 2, options: { tide: 'neap' } };
  const found = probe({ module: tides, game: leaking }, config, property, { runs: 50, seed: 1 });
  assert.ok(found);
  const told = report(found);
  assert.ok(
    blocks.some(({ code }) => code === told),
    `the walk-through does not show\n${told}`,
  );
});
