import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scrollBy } from './sight.ts';

const window = { top: 100, bottom: 500 };

test('what is in sight is left alone', () => {
  assert.equal(scrollBy(window, { top: 120, bottom: 400 }, null), 0);
});

test('a part below comes up just far enough, one above comes down', () => {
  assert.equal(scrollBy(window, { top: 400, bottom: 600 }, null), 108);
  assert.equal(scrollBy(window, { top: 20, bottom: 200 }, null), -88);
});

test('of a part that is too tall, what glows in it is shown', () => {
  assert.equal(scrollBy(window, { top: 110, bottom: 1200 }, { top: 700, bottom: 760 }), 268);
  assert.equal(scrollBy(window, { top: -900, bottom: 1200 }, { top: 200, bottom: 260 }), 0);
});

test('and if that is too much as well, its beginning', () => {
  assert.equal(scrollBy(window, { top: 0, bottom: 1200 }, { top: 150, bottom: 900 }), 42);
});
