import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput } from '@atoll/engine';
import { type Args, readArgs } from './args.ts';

const flags = { seed: 'value', option: 'values', json: 'switch' } as const;
const read = (...argv: string[]): Args => readArgs(argv, flags, { min: 0, max: 9 });
const flagsOf = (args: Args) => Object.fromEntries(args.values);

test('flags may stand anywhere, with their value after a space or an equals sign', () => {
  const { words, values } = read('cacao', '--seed', 'a', 'tides', '--json', '--option=x=1', '--option', 'y=2');
  assert.deepEqual(words, ['cacao', 'tides']);
  assert.deepEqual(Object.fromEntries(values), { seed: ['a'], json: [''], option: ['x=1', 'y=2'] });
});

test('after two dashes everything is a word', () => {
  const { words, values } = read('--json', '--', '--seed', '-x');
  assert.deepEqual(words, ['--seed', '-x']);
  assert.deepEqual([...values.keys()], ['json']);
});

test('a single dash begins a word, not a flag', () => {
  assert.deepEqual(read('-', '-3', '-2026-11-18', '-a-b', '-xyz').words, ['-', '-3', '-2026-11-18', '-a-b', '-xyz']);
  assert.deepEqual(flagsOf(read('--seed', '-3', '--option', '-')), { seed: ['-3'], option: ['-'] });
});

test('an empty value is a value', () => {
  assert.deepEqual(flagsOf(read('--seed=', '--option', '')), { seed: [''], option: [''] });
});

test('what is wrong with a flag is said in both languages', () => {
  const cases: [argv: string[], de: RegExp, en: RegExp][] = [
    [['--speed'], /--speed gibt es hier nicht; es gibt --seed, --option, --json/, /no --speed here; there are --seed/],
    [['--no-json'], /--no-json gibt es hier nicht/, /no --no-json here/],
    [['--__proto__'], /--__proto__ gibt es hier nicht/, /no --__proto__ here/],
    [['--seed'], /Nach --seed fehlt der Wert/, /--seed needs a value/],
    [['--seed', '--json'], /Nach --seed fehlt der Wert/, /--seed needs a value/],
    [['--json=yes'], /--json nimmt keinen Wert/, /--json does not take a value/],
    [['--json='], /--json nimmt keinen Wert/, /--json does not take a value/],
    [['--json', '--json'], /--json steht zweimal da/, /--json is given twice/],
    [['--seed', 'a', '--seed=b'], /--seed steht zweimal da/, /--seed is given twice/],
  ];
  for (const [argv, de, en] of cases)
    assert.throws(
      () => read(...argv),
      (error: unknown) =>
        error instanceof BadInput && error.code === 'flag' && de.test(error.words.de) && en.test(error.words.en),
      argv.join(' '),
    );
});

test('a word too few or too many is refused', () => {
  assert.throws(() => readArgs([], flags, { min: 1, max: 1 }), /missing/);
  assert.throws(() => readArgs(['cacao', '-x'], flags, { min: 1, max: 1 }), /no use for “-x”/);
});
