import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pressing } from './pressing.ts';

/** Presses a key on something, and tells what came of it and whether the page still gets the key. */
function press(key: string, thing: { chosen?: boolean; begun?: boolean; own?: string; repeat?: boolean } = {}) {
  const done: string[] = [];
  const { chosen = false, begun = true, own, repeat = false } = thing;
  const handlers = pressing({
    chosen,
    choose: () => void done.push('choose'),
    again: () => void done.push('again'),
    back: () => {
      if (begun) done.push('back');
      return begun;
    },
    aim: () => void done.push('aim'),
    away: () => void done.push('away'),
    key: event => event.key === own && done.push('own') > 0,
  });
  let passed = true;
  const event = { key, repeat, preventDefault: () => {}, stopPropagation: () => (passed = false) };
  handlers.onKeyDown(event as unknown as KeyboardEvent);
  return { done: done.join(), passed };
}

test('Enter and space choose, and on what is chosen already they say yes', () => {
  assert.deepEqual(press('Enter'), { done: 'choose', passed: false });
  assert.deepEqual(press(' '), { done: 'choose', passed: false });
  assert.deepEqual(press('Enter', { chosen: true }), { done: 'again', passed: false });
});

test('a key that is held down chooses once', () => {
  assert.equal(press('Enter', { repeat: true }).done, '');
});

test('Escape takes back; where nothing is to be taken back the page gets it', () => {
  assert.deepEqual(press('Escape'), { done: 'back', passed: false });
  assert.deepEqual(press('Escape', { begun: false }), { done: '', passed: true });
});

test('keys of its own come first, and other keys are not taken', () => {
  assert.deepEqual(press('Enter', { own: 'Enter' }), { done: 'own', passed: false });
  assert.deepEqual(press('x'), { done: '', passed: true });
});

test('a mouse that rests on it points at it, a finger does not', () => {
  const seen: string[] = [];
  const { onPointerEnter } = pressing({
    chosen: false,
    choose: () => {},
    again: () => {},
    back: () => false,
    aim: () => void seen.push('aim'),
    away: () => {},
  });
  onPointerEnter({ pointerType: 'touch' } as PointerEvent);
  assert.deepEqual(seen, []);
  onPointerEnter({ pointerType: 'mouse' } as PointerEvent);
  assert.deepEqual(seen, ['aim']);
});
