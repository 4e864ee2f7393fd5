/** Every game's drawn examples belong to its rulebook, speak both languages and can be drawn as they are. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { DrawnExamples } from '@atoll/boardkit/drawing/example.tsx';
import { games } from '@atoll/games';
import { createServer } from 'vite';
import { staticMarkup } from './staticMarkup.ts';

const root = join(import.meta.dirname, '../..');
const vite = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});
after(() => vite.close());

const drawn = new Map<string, DrawnExamples>();
for (const id of Object.keys(games))
  if (existsSync(join(root, 'games', id, 'board/examples')))
    drawn.set(id, (await vite.ssrLoadModule(`/games/${id}/board/examples/index.tsx`)).drawn as DrawnExamples);

const all = [...drawn].flatMap(([game, { examples }]) =>
  Object.entries(examples).map(([rule, example]) => ({ game, rule, name: `${game} ${rule}`, panels: example.panels })),
);

test('a game may go without drawn examples, but one with the folder has some', () => {
  assert.ok(drawn.size > 0);
  for (const [id, { examples }] of drawn) assert.ok(Object.keys(examples).length > 0, id);
});

test('each example belongs to a rule that there is', async () => {
  for (const { game, rule, name } of all) {
    const { rulebook } = (await games[game]?.()) ?? { rulebook: [] };
    assert.ok(
      rulebook.some(chapter => chapter.rules.some(({ id }) => id === rule)),
      name,
    );
  }
});

test('each panel says in both languages what is to be seen, and no two of an example say the same', () => {
  for (const { name, panels } of all) {
    assert.ok(panels.length >= 1 && panels.length <= 3, `${name}: one to three panels`);
    assert.ok(!panels[0]?.next, `${name}: the first follows from nothing`);
    for (const language of ['de', 'en'] as const) {
      for (const { says } of panels) assert.ok(says[language].trim().length >= 8, `${name} in ${language}`);
      assert.equal(new Set(panels.map(({ says }) => says[language])).size, panels.length, `${name} in ${language}`);
    }
    for (const { says } of panels) assert.notEqual(says.de, says.en, name);
  }
});

test('each drawing is plain markup without inline style, and every symbol it uses is in its sprite', () => {
  for (const { game, name, panels } of all) {
    const sprite = staticMarkup(drawn.get(game)?.Sprite, {});
    for (const { size, draw } of panels) {
      assert.ok(size[0] > 0 && size[1] > 0, name);
      const markup = staticMarkup(draw);
      assert.match(markup, /<(path|rect|circle|use|text)/, `${name} draws something`);
      assert.doesNotMatch(markup, /style=|NaN|undefined|<script|<image/, name);
      for (const [, id] of markup.matchAll(/(?:href="#|url\(#)([\w-]+)/g))
        assert.ok(sprite.includes(`id="${id}"`), `${name}: there is no symbol ${id}`);
    }
  }
});
