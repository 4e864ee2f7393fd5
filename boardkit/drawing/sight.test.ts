import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scrollTo } from './sight.ts';

const window = { top: 100, bottom: 500 };

test('what is in sight is left alone', () => {
  assert.equal(scrollTo(window, { top: 120, bottom: 400 }), 0);
});

test('a place below comes up just far enough, one above comes down', () => {
  assert.equal(scrollTo(window, { top: 460, bottom: 600 }), 108);
  assert.equal(scrollTo(window, { top: 20, bottom: 90 }), -88);
});

test('of what is taller than the window its beginning is shown', () => {
  assert.equal(scrollTo(window, { top: 300, bottom: 1200 }), 192);
});
