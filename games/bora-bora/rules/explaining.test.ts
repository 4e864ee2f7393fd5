import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game, plain, refused, scene } from './testing.ts';

test('a move that does not look like one is told what it should name', () => {
  const s = scene({});
  for (const odd of [null, 7, 'x', [], {}, { die: 6 }, { ...plain(6, 'helper'), extra: 1 }])
    assert.equal(refused(s, odd), 'die-shape');
  assert.match(game.explain(s, {}).words.en, /action, blue, die, white/);
});

test('a refusal names the rule that says so, in both languages', () => {
  const s = scene({ placed: { helper: [3] } });
  const { code, rule, words } = game.explain(s, plain(6, 'helper'));
  assert.deepEqual([code, rule], ['not-lower', 'R14']);
  assert.match(words.de, /eine 3/);
  assert.match(words.en, /A 3/);
});

test('a legal move has nothing against it', () => {
  const s = scene({ villages: [{ regions: ['centre-mountain'] }] });
  for (const move of game.moves(s)) assert.equal(game.explain(s, move).code, 'legal');
});
