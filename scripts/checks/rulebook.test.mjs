import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '../../games/index.ts';
import { elementGapsIn, gapsIn, isTagged, linkGapsIn, refusalGapsIn, shortGapsIn } from './rulebook.mjs';
import { eventTypeName, eventTypesIn, refusalsIn, testsIn } from './ruleSources.mjs';

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

test('a rule without elements, with an unknown one or with one twice is a gap; an empty list is an answer', () => {
  const tagged = (...elements) => book({ ...rule('R1'), elements });
  assert.deepEqual(elementGapsIn('cacao', tagged('chance', 'board')), []);
  assert.deepEqual(elementGapsIn('cacao', tagged()), []);
  assert.match(
    elementGapsIn('cacao', book({ ...rule('R1'), elements: ['chance'] }, rule('R2'))).join(),
    /^games\/cacao, R2: it has no elements[^,]*$/,
  );
  assert.match(elementGapsIn('cacao', tagged('luck')).join(), /R1: there is no element “luck”/);
  assert.match(elementGapsIn('cacao', tagged('board', 'board')).join(), /the element board is there twice/);
});

test('a rulebook that is not tagged at all is no gap: design elements are for those who compare games', () => {
  assert.deepEqual(elementGapsIn('pearl', book(rule('R1'), rule('R2'))), []);
});

test('the four games that are compared are tagged', async () => {
  for (const id of ['cacao', 'orbis', 'mangrovia', 'bora-bora']) {
    const { rulebook } = await games[id]();
    assert.equal(isTagged(rulebook), true, id);
  }
});

test('a short form that is missing, mute, or names no rule or a wrong one is a gap', () => {
  const page = (line, title = words) => [{ title, lines: [line] }];
  const gaps = short => shortGapsIn('cacao', book(rule('R1')), short).join('; ');
  assert.equal(gaps(page({ text: words, rules: ['R1'] })), '');
  assert.match(gaps(undefined), /there is no short form/);
  assert.match(gaps([]), /there is no short form/);
  assert.match(gaps([{ title: words, lines: [] }]), /heading 1: there is nothing under it/);
  assert.match(gaps(page({ text: { de: '', en: 'x' }, rules: ['R1'] })), /line 1: the text is missing in de/);
  assert.match(gaps(page({ text: words, rules: ['R1'] }, { de: 'x' })), /heading 1: the title is missing in en/);
  assert.match(gaps(page({ text: words, rules: [] })), /line 1: it names no rule/);
  assert.match(gaps(page({ text: words, rules: ['R2'] })), /line 1: there is no rule R2/);
});

test('a decision, event or component that leads to no rule is a gap, and so is a link from what there is not', () => {
  const sound = { kinds: { lay: 'R1' }, events: { laid: 'R1' }, components: { pool: { words, rule: 'R1' } } };
  const gaps = changed => linkGapsIn('cacao', book(rule('R1')), changed, ['lay'], ['laid']).join('; ');
  assert.equal(gaps(sound), '');
  assert.match(gaps(undefined), /there are no links/);
  assert.match(gaps({ ...sound, kinds: {} }), /links.kinds: lay has no rule/);
  assert.match(gaps({ ...sound, events: {} }), /links.events: laid has no rule/);
  assert.match(gaps({ ...sound, events: { ...sound.events, won: 'R1' } }), /links.events: there is no won in the game/);
  assert.match(gaps({ ...sound, kinds: { lay: 'R9' } }), /links.kinds: lay leads to R9, which is no rule/);
  assert.match(gaps({ ...sound, components: {} }), /links.components: there are none/);
  assert.match(gaps({ ...sound, components: { pool: { words, rule: 'R9' } } }), /pool leads to R9/);
  assert.match(gaps({ ...sound, components: { pool: { words: { de: 'x' }, rule: 'R1' } } }), /pool has no name in en/);
  assert.match(linkGapsIn('cacao', book(rule('R1')), sound, ['lay'], []).join(), /links.events: nothing was found/);
});

test('the events that a game can tell are read from its type of events, wherever its parts are declared', () => {
  const index = 'export const tides: GameModule<State, Move, TidesEvent, View> = {};';
  assert.equal(eventTypeName('index.ts', index), 'TidesEvent');
  const files = [
    {
      path: 'types.ts',
      source: `
        export type Other = { type: 'never' };
        export type TidesEvent =
          | { type: 'laid'; pool: { type: 'north' } }
          | ({ type: 'won' } & Label)
          | { type: 'drew' | 'lost' }
          | Ended;`,
    },
    { path: 'more.ts', source: `interface Label { tile: string }\nexport interface Ended { type: 'end' }` },
  ];
  assert.deepEqual(eventTypesIn(files, 'TidesEvent'), ['laid', 'won', 'drew', 'lost', 'end']);
  assert.throws(() => eventTypesIn(files.slice(0, 1), 'TidesEvent'), /Label is not declared in the rules/);
});

test('a refusal in the sources that names no rule, or none that there is, is a gap', () => {
  const gaps = source => refusalGapsIn('cacao', book(rule('R1')), refusalsIn('a.ts', source));
  assert.deepEqual(gaps("refusal('gap', 'x', 'x', 'R1'); refusal(shapeOf(kind), 'x', 'x', ruleOf(kind));"), []);
  assert.deepEqual(gaps("refusal('legal', 'x', 'x')"), []);
  assert.deepEqual(gaps("refusal('gap', 'x', 'x')"), ['games/cacao, refusal gap: it names no rule']);
  assert.deepEqual(gaps("refusal(shapeOf(kind), 'x', 'x')"), ['games/cacao, refusal shapeOf(kind): it names no rule']);
  assert.deepEqual(gaps("refusal('gap', 'x', 'x', 'R2')"), ['games/cacao, refusal gap: there is no rule R2']);
});
