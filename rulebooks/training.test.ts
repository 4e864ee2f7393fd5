import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput, shape } from '@atoll/engine';
import { invented } from './invented.fixture.ts';
import { fingerprint, predictorOf } from './model.ts';
import { readModel, writeModel } from './modelFile.ts';
import { folds, train } from './training.ts';

const model = train(invented());
const predict = predictorOf(model);

test('what single words mean is learned, and carries over to sentences not seen before', () => {
  assert.deepEqual(predict('Die Königin wirft sofort ein Netz.').elements, [1292]);
  assert.deepEqual(predict('Am Ende zählt man die Perlen.').elements, [8528]);
  assert.deepEqual(predict('Alle rudern ihre Boote um die Insel.').elements, [3173]);
  assert.deepEqual(predict('Wer müde ist, ruht sich aus.').elements, []);
});

test('a sentence can carry several elements', () => {
  assert.deepEqual(predict('Die Königin wirft das Netz aus dem Boot.').elements, [1292, 3173]);
});

test('headings that never carry anything are left alone, whatever words they use', () => {
  assert.ok(model.shortest > 1);
  assert.deepEqual(predict('Netz').elements, []);
  assert.deepEqual(predict('').elements, []);
});

test('every element has a probability', () => {
  const { probabilities } = predict('Ein Gast wirft das Netz ins Meer.');
  assert.equal(probabilities.length, 9);
  assert.ok(probabilities.every(p => p >= 0 && p <= 1));
});

test('the same lines give the same model, to the letter', () => {
  assert.equal(writeModel(train(invented())), writeModel(model));
});

test('a model comes back from its file and predicts alike, up to the rounding to single bytes', () => {
  const again = predictorOf(readModel(shape.parseJson(writeModel(model))));
  for (const { text } of invented()) {
    const [before, after] = [predict(text), again(text)];
    assert.deepEqual(after.elements, before.elements);
    for (const [i, p] of before.probabilities.entries()) assert.ok(Math.abs(p - (after.probabilities[i] ?? 0)) < 0.02);
  }
});

test('a model contains no sentence, and still knows which lines it has seen', () => {
  const [first] = invented();
  assert.ok(first);
  assert.doesNotMatch(writeModel(model), /Der Fischer|wirft sofort/);
  assert.ok(model.seen.has(fingerprint(first)));
  assert.ok(!model.seen.has(fingerprint({ number: 0, text: 'Etwas anderes.' })));
});

test('what is no model is refused with the place where it goes wrong', () => {
  const file = JSON.parse(writeModel(model)) as { judges: { weights: string; splits: string }[]; features: string };
  const broken = (change: (copy: typeof file) => void) => {
    const copy = structuredClone(file);
    change(copy);
    return () => readModel(copy);
  };
  assert.throws(() => readModel({ hello: 1 }), BadInput);
  for (const change of [
    (copy: typeof file) => copy.judges.pop(),
    (copy: typeof file) => copy.judges.reverse(),
    (copy: typeof file) => Object.assign(copy.judges[0] ?? {}, { weights: '***' }),
    (copy: typeof file) => Object.assign(copy.judges[0] ?? {}, { splits: 'AAAA' }),
    (copy: typeof file) => Object.assign(copy, { features: 'only three features' }),
  ])
    assert.throws(broken(change), BadInput);
});

test('each line is tried once and never learned from at the same time', () => {
  const parts = folds(23, 5, 'any');
  assert.deepEqual(
    parts.flatMap(([, part]) => part).sort((a, b) => a - b),
    Array.from({ length: 23 }, (_, i) => i),
  );
  for (const [rest, part] of parts) assert.ok(rest.length + part.length === 23 && part.every(i => !rest.includes(i)));
});
