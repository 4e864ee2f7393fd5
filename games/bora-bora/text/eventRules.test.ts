import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ruleOfEvent } from '@atoll/engine';
import type { BoraEvent } from '../rules/events.ts';
import { actions, gods, phases, sexes, trades } from '../rules/names.ts';
import { links } from './links.ts';

const ruleOf = (event: BoraEvent) => ruleOfEvent(links, event, null);
const componentRule = (id: string) => links.components[id]?.rule ?? `no component ${id}`;

test('a line of the log leads to the rule of the god, trade, action or phase it names', () => {
  for (const god of gods)
    assert.equal(ruleOf({ type: 'called', seat: 0, god, pay: 'tile' }), componentRule(`god-${god}`));
  for (const sex of sexes)
    for (const trade of trades)
      assert.equal(
        ruleOf({ type: 'used', seat: 0, sex, trade, tiles: 1, worth: 1, green: 'no' }),
        componentRule(`${sex}-${trade}`),
      );
  for (const action of actions)
    assert.equal(ruleOf({ type: 'die', seat: 0, die: 3, action, value: 3 }), componentRule(`action-${action}`));
  for (const phase of phases) assert.equal(ruleOf({ type: 'phase', phase }), componentRule(`phase-${phase}`));
});

test('what somebody got leads to where it came from', () => {
  const got = (what: 'points' | 'offering' | 'shell' | 'status', from: 'fishing' | 'helper' | 'fire' | 'person') =>
    ruleOf({ type: 'got', seat: 0, what, amount: 1, from });
  assert.equal(got('points', 'fishing'), 'R17');
  assert.equal(got('offering', 'fire'), 'R39');
  assert.equal(got('offering', 'helper'), 'R31');
  assert.equal(got('shell', 'helper'), 'R29');
  assert.equal(got('points', 'person'), 'R49');
  assert.equal(got('status', 'person'), 'R51');
  const stored = { type: 'stored', seat: 0, material: 'sand', cell: '1' } as const;
  assert.equal(ruleOf({ ...stored, from: 'site' }), 'R22');
  assert.equal(ruleOf({ ...stored, from: 'helper' }), 'R33');
});

test('a priest pushed out, a man tattooed and a first hut lead to their own rules', () => {
  assert.equal(ruleOf({ type: 'priest', seat: 0, space: 3, out: null }), 'R37');
  assert.equal(ruleOf({ type: 'priest', seat: 0, space: 1, out: 1 }), 'R38');
  assert.equal(ruleOf({ type: 'moved', seat: 0, person: 'x', sex: 'man', symbols: 2 }), 'R28');
  assert.equal(ruleOf({ type: 'moved', seat: 0, person: 'x', sex: 'woman', symbols: 2 }), 'R29');
  const settled = { type: 'settled', seat: 0, region: 'x', island: 'west', terrain: 'beach', pushed: null } as const;
  assert.equal(ruleOf({ ...settled, by: 'start' } as BoraEvent), 'R10');
  assert.equal(ruleOf({ ...settled, by: 'land' } as BoraEvent), 'R21');
});
