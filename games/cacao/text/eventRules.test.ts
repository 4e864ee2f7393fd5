import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ruleOfEvent } from '@atoll/engine';
import base from '../editions/base.json' with { type: 'json' };
import { openCacao } from '../rules/game.ts';
import type { CacaoEvent } from '../rules/types.ts';
import { links } from './links.ts';

const { box } = openCacao(base);
const ruleOf = (event: CacaoEvent) => ruleOfEvent(links, event, box);
const worked = (jungle: string): CacaoEvent => ({
  type: 'worked',
  seat: 0,
  edge: '1,0:W',
  space: '0,0',
  jungle,
  workers: 1,
  fruits: 0,
  gold: 0,
  water: 0,
  suns: 0,
  lost: 0,
});

test('a line about work leads to the rule of the tile that was worked at', () => {
  for (const { id, kind } of base.jungle) assert.equal(ruleOf(worked(id)), links.components[kind]?.rule, id);
});

test('placing and overbuilding, display and pile lead to different rules', () => {
  const placed = { type: 'placed', seat: 0, tile: '1-1-1-1', cell: '1,0', turn: 0 } as const;
  assert.equal(ruleOf({ ...placed, over: false }), 'R8');
  assert.equal(ruleOf({ ...placed, over: true }), 'R26');
  const filled = { type: 'filled', seat: 0, jungle: 'water', space: '0,0' } as const;
  assert.equal(ruleOf({ ...filled, from: 'display' }), 'R11');
  assert.equal(ruleOf({ ...filled, from: 'pile' }), 'R14');
});
