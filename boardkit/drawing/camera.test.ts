import assert from 'node:assert/strict';
import { test } from 'node:test';
import { covers, enlarging, fit, hold, reveal, zoom } from './camera.ts';

const window = { width: 800, height: 600 };

test('fitting shows the whole drawing in the middle of the window', () => {
  const box = { x: -100, y: -50, width: 4000, height: 1000 };
  const camera = fit(box, window, 20, 2);
  assert.ok(covers(camera, box, window));
  assert.equal((box.x + box.width / 2) * camera.scale + camera.x, 400);
  assert.equal((box.y + box.height / 2) * camera.scale + camera.y, 300);
});

test('a small drawing is not blown up beyond the largest scale', () => {
  assert.equal(fit({ x: 0, y: 0, width: 10, height: 10 }, window, 20, 1.5).scale, 1.5);
});

test('zooming keeps the point under the pointer where it is', () => {
  const before = { x: 30, y: -40, scale: 0.8 };
  const at = { x: 200, y: 100 };
  const after = zoom(before, 1.7, at, 0.1, 5);
  const point = (camera: typeof before) => [(at.x - camera.x) / camera.scale, (at.y - camera.y) / camera.scale];
  point(before).forEach((value, i) => {
    assert.ok(Math.abs(value - (point(after)[i] ?? 0)) < 1e-9);
  });
});

test('zooming stops at its limits without drifting', () => {
  const before = { x: 30, y: -40, scale: 2 };
  assert.deepEqual(zoom(before, 3, { x: 10, y: 10 }, 0.5, 2), before);
});

test('the drawing cannot be pushed out of the window', () => {
  const box = { x: 0, y: 0, width: 100, height: 100 };
  const lost = hold({ x: 5000, y: -5000, scale: 1 }, box, window);
  assert.equal(lost.x, 720);
  assert.equal(lost.y, -20);
});

test('revealing moves only as far as needed', () => {
  const camera = { x: 0, y: 0, scale: 1 };
  assert.equal(reveal(camera, { x: 100, y: 100, width: 50, height: 50 }, window, 10), camera);
  assert.deepEqual(reveal(camera, { x: 900, y: 100, width: 50, height: 50 }, window, 10), { x: -160, y: 0, scale: 1 });
});

test('pieces are told to grow only where they would be too small, and nothing changes for them while they are not', () => {
  assert.deepEqual(enlarging(0.32, 0.64), { '--enlarge': 2 });
  assert.deepEqual(enlarging(0.9, 0.64), enlarging(1.35, 0.64));
  assert.deepEqual(enlarging(0.32, undefined), {});
});
