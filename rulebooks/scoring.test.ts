import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance } from '@atoll/engine';
import type { ElementId } from './elements.ts';
import { invented } from './invented.fixture.ts';
import { crossValidate, meanScores, scoresOf, type Verdict } from './scoring.ts';

const verdict = (truth: ElementId[], found: ElementId[]): Verdict => ({ truth: new Set(truth), found: new Set(found) });

// Chance: found 3, right 2, there 2. Points: found 1, right 1, there 3. Nothing else occurs.
const verdicts = [
  verdict([1292], [1292]),
  verdict([1292, 8528], [1292, 8528]),
  verdict([8528], [1292]),
  verdict([8528], []),
  verdict([], []),
];

test('precision is what of the found is right, recall what of the right is found', () => {
  const [chance, points] = scoresOf(verdicts).elements;
  assert.deepEqual(chance, { id: 1292, name: 'Zufall', precision: 2 / 3, recall: 1, f1: 4 / 5, support: 2 });
  assert.deepEqual(points, { id: 8528, name: 'Siegpunkte', precision: 1, recall: 1 / 3, f1: 1 / 2, support: 3 });
});

test('micro counts tags, macro counts elements, and one that never occurs counts as 0', () => {
  const { micro, macro, elements } = scoresOf(verdicts);
  assert.deepEqual(micro, { precision: 3 / 4, recall: 3 / 5, f1: 6 / 9 });
  assert.equal(elements.length, 9);
  assert.ok(Math.abs(macro.f1 - (4 / 5 + 1 / 2) / 9) < 1e-12);
});

test('with nothing to score all figures are 0, not missing', () => {
  assert.deepEqual(scoresOf([]).micro, { precision: 0, recall: 0, f1: 0 });
});

test('cross-validation reads every line once in each repetition, by models that do not know it', () => {
  let ticks = 0;
  const all = crossValidate(invented(), 4, 2, () => ticks++);
  assert.equal(ticks, 8);
  for (const { elements } of all) assert.equal(elements[0]?.support, 10);
  const { micro } = meanScores(all);
  assert.ok(micro.f1 > 0.8 && micro.f1 <= 1, `the invented world is easy: ${micro.f1}`);
});

test('where tags have nothing to do with words, cross-validation does not pretend otherwise', () => {
  const words = ['Netz', 'Boot', 'Perle', 'Ufer', 'Anker', 'Segel', 'Mast'];
  const chance = new Chance('senseless');
  const senseless = Array.from({ length: 60 }, (_, number) => ({
    number,
    text: `Hier liegt ${chance.pick(words)} neben ${chance.pick(words)} und ${chance.pick(words)}.`,
    tags: new Set<ElementId>(chance.int(2) === 0 ? [1292] : []),
  }));
  const [found] = meanScores(crossValidate(senseless, 6, 1)).elements;
  assert.ok(found && found.precision < 0.75, `${found?.precision}`);
});
