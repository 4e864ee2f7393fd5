import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gapsIn, testsIn } from './rulebook.mjs';

const words = { de: 'x', en: 'x' };
const rule = (id, ...tests) => ({ id, title: words, text: words, tests });
const book = (...rules) => [{ title: words, rules }];
const source = `
  test('one proves', () => {});
  it(\`two proves\`, () => {});
  test.skip('skipped', () => {});
  test('put off', { todo: true }, () => {});
  // test('only a comment', () => {});
  checkGame(cacao, {});
`;
const tests = [testsIn('a.test.ts', source)];

test('rules whose tests are there have no gaps', () => {
  assert.deepEqual(gapsIn('cacao', book(rule('R1', 'one proves', 'two proves')), tests), []);
});

test('a rule without a test, or with one that is not there or does not run, is a gap', () => {
  assert.deepEqual(gapsIn('cacao', book(rule('R1')), tests), ['games/cacao, R1: no test proves it']);
  for (const title of ['three proves', 'skipped', 'put off', 'only a comment'])
    assert.deepEqual(gapsIn('cacao', book(rule('R1', title)), tests), [
      `games/cacao, R1: there is no test “${title}” in games/cacao`,
    ]);
});

test('two rules with one number, missing words, an empty book and a game without the kit are gaps', () => {
  const twice = book(rule('R1', 'one proves'), rule('R1', 'two proves'));
  assert.deepEqual(gapsIn('cacao', twice, tests), ['games/cacao, R1: there are two rules with this number']);
  const mute = book({ ...rule('R1', 'one proves'), text: { de: 'x', en: ' ' } });
  assert.deepEqual(gapsIn('cacao', mute, tests), ['games/cacao, R1: the text is missing in en']);
  assert.deepEqual(gapsIn('cacao', [], tests), ['games/cacao: the rulebook is empty']);
  assert.deepEqual(gapsIn('cacao', book(rule('R1', 'one proves')), [{ ...tests[0], kit: false }]), [
    'games/cacao: no test runs the test kit (checkGame)',
  ]);
});
