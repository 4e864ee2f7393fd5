import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesUnder, readSource } from './sources.mjs';
import { drawnFolders, treeGaps } from './tree.mjs';

const page = `
\`\`\`
engine/            the contract
  core/            of the engine
games/             index.ts is the list; one folder a game
  <game>/
    rules/flow/    order of play
  reef/            its own parts:
    rules/coral/   only here
\`\`\`
`;
const files = ['engine/core/game.ts', 'games/reef/rules/flow/flow.ts', 'games/reef/rules/coral/coral.ts', 'README.md'];

test('the tree in the handbook is the tree of the repository', () => {
  assert.deepEqual(treeGaps(readSource('docs/architecture.md'), filesUnder()), []);
});

test('folders are read from the drawing with all that they lie in', () => {
  assert.deepEqual(drawnFolders(page), [
    'engine',
    'engine/core',
    'games',
    'games/<game>',
    'games/<game>/rules/flow',
    'games/reef',
    'games/reef/rules/coral',
  ]);
  assert.deepEqual(treeGaps(page, files), []);
});

test('a folder that the tree leaves out is named', () => {
  assert.deepEqual(treeGaps(page, [...files, 'engine/kit/check.ts', 'games/reef/rules/tide/tide.ts']), [
    'docs/architecture.md: the tree does not name engine/kit/',
    'docs/architecture.md: the tree does not name games/reef/rules/tide/',
  ]);
});

test('a folder that is gone is named, also one that every game is said to have', () => {
  assert.deepEqual(treeGaps(page, ['engine/core/game.ts', 'games/reef/rules/tide/tide.ts']), [
    'docs/architecture.md: the tree does not name games/reef/rules/tide/',
    'docs/architecture.md: the tree names games/<game>/rules/flow/, which is not there',
    'docs/architecture.md: the tree names games/reef/rules/coral/, which is not there',
  ]);
});

test('a game that the tree does not name may have rooms of its own', () => {
  assert.deepEqual(treeGaps(page, [...files, 'games/lagoon/rules/shoal/shoal.ts']), []);
});

test('a page without a tree is no tree that fits', () => {
  assert.deepEqual(treeGaps('# Architecture', files), ['docs/architecture.md: there is no tree of folders']);
});
