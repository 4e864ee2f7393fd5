import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game, plain, refused, scene } from '../../test/scenes.ts';

test('a program whose move does not look like one is told what it should name', () => {
  const s = scene({});
  for (const odd of [null, 7, 'x', [], {}, { die: 6 }, { ...plain(6, 'helper'), extra: 1 }])
    assert.equal(refused(s, odd), 'die-shape');
  const { detail, words } = game.explain(s, {});
  assert.equal(detail, 'action, blue, die, white');
  assert.equal(words.de, 'Das passt nicht zu dem, was jetzt gefragt ist.', 'no player reads the names of fields');
});

test('a refusal names the rule that says so, in both languages', () => {
  const s = scene({ placed: { helper: [3] } });
  const { code, rule, words } = game.explain(s, plain(6, 'helper'));
  assert.deepEqual([code, rule], ['not-lower', 'R14']);
  assert.match(words.de, /eine 3/);
  assert.match(words.en, /a 3/);
});

test('a legal move has nothing against it', () => {
  const s = scene({ villages: [{ regions: ['centre-mountain'] }] });
  for (const move of game.moves(s)) assert.equal(game.explain(s, move).code, 'legal');
});
