import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aimBeside } from './aim.ts';

test('while a field is being paid for, passing over another one changes no preview', () => {
  assert.deepEqual(aimBeside({ do: 'build', field: 'A-E' }, { do: 'build', field: 'B-E' }), {});
  assert.deepEqual(aimBeside({ do: 'build', field: 'A-E' }, { pay: '2+5' }), { pay: '2+5' });
  assert.deepEqual(aimBeside({}, { do: 'build', field: 'B-E' }), { do: 'build', field: 'B-E' });
});
