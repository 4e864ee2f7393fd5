import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openLog, short } from './log.ts';

function linesAt(level: string | undefined): { level: string; message: string }[] {
  const lines: string[] = [];
  const log = openLog(line => lines.push(line), level);
  for (const own of ['debug', 'info', 'warn', 'error'] as const) log[own](`a ${own}`, { port: 1 });
  return lines.map(line => JSON.parse(line));
}

test('each line is a JSON object; the level says which are written', () => {
  const written = (level?: string) => linesAt(level).map(line => line.level);
  assert.deepEqual(written(), ['info', 'warn', 'error']);
  assert.deepEqual(written('debug'), ['debug', 'info', 'warn', 'error']);
  assert.deepEqual(written('error'), ['error']);
  assert.deepEqual(written('silent'), []);
  assert.deepEqual(written('nonsense'), ['info', 'warn', 'error']);
  assert.deepEqual(Object.keys(linesAt('error')[0] ?? {}), ['at', 'level', 'message', 'port']);
});

test('of a table only so much is logged that nobody can sit down with it', () => {
  assert.equal(short('mMvI_JbRzKCOIppe0C53rA'), 'mMvI_J');
});
