import assert from 'node:assert/strict';
import { test } from 'node:test';
import { remembered, rememberedByKey } from './remembered.ts';

test('an answer is worked out once for each object, also when it is null', () => {
  const answer = remembered<object, string | null>();
  const [one, other] = [{}, {}];
  let asked = 0;
  const work = (value: string | null) => () => {
    asked++;
    return value;
  };
  assert.equal(answer(one, work(null)), null);
  assert.equal(answer(one, work('late')), null);
  assert.equal(answer(other, work('other')), 'other');
  assert.equal(asked, 2);
});

test('answers with keys belong to their object', () => {
  const answer = rememberedByKey<object, string, number>();
  const [one, other] = [{}, {}];
  assert.equal(
    answer(one, 'a', () => 1),
    1,
  );
  assert.equal(
    answer(one, 'b', () => 2),
    2,
  );
  assert.equal(
    answer(other, 'a', () => 3),
    3,
  );
  assert.equal(
    answer(one, 'a', () => 4),
    1,
  );
});
