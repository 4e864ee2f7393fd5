import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  actions,
  counts,
  gods,
  islands,
  jewelryKinds,
  materials,
  sexes,
  swaps,
  terrains,
  trades,
} from '../rules/names.ts';
import { game } from '../test/scenes.ts';
import { links } from './links.ts';

test('every sort of component leads to its rules, id by id', () => {
  const sorts = { action: actions, god: gods, swap: swaps, terrain: terrains, island: islands, jewelry: jewelryKinds };
  for (const [sort, ids] of Object.entries({ ...sorts, good: materials, task: counts }))
    for (const id of ids) assert.ok(links.components[`${sort}-${id}`], `${sort}-${id}`);
  for (const sex of sexes) for (const trade of trades) assert.ok(links.components[`${sex}-${trade}`], trade);
});

test('every region, and every requirement of every task in the box, leads to its rule', () => {
  const { regions, tasks } = game.box.edition;
  for (const { id } of regions) assert.ok(links.components[id], id);
  for (const { needs } of [...tasks.crane, ...tasks.parrot])
    for (const { count } of needs) assert.ok(links.components[`task-${count}`], count);
});

test('different components are called differently within their sort', () => {
  for (const sort of ['action', 'god', 'man', 'woman', 'swap', 'task', 'jewelry']) {
    const names = Object.entries(links.components).filter(([id]) => id.startsWith(`${sort}-`));
    for (const language of ['de', 'en'] as const)
      assert.equal(new Set(names.map(([, link]) => link.words[language])).size, names.length, `${sort} in ${language}`);
  }
});
