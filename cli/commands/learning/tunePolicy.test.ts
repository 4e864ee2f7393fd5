import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { PolicyParameters } from '@atoll/engine';
import { atoll, newFolder } from '../../test/run.ts';

const folder = newFolder();

test('tune --policy finds the same with the same seed, and writes only what is surely better', async () => {
  const file = join(folder, 'parameters.json');
  const args = ['tune', 'orbis', '--policy', '--steps', '2', '--games', '8', '--final', '12', '--json'];
  const run = async (...more: string[]) => {
    const { code, out, err } = await atoll([...args, ...more]);
    assert.equal(code, 0, err);
    return JSON.parse(out) as {
      parameters: PolicyParameters;
      lead: number;
      margin: number;
      better: boolean;
      seats: number;
    };
  };
  const tuned = await run('--write', file, '--workers', '2');
  assert.equal(tuned.seats, 4);
  assert.equal(tuned.better, tuned.lead > tuned.margin);
  assert.equal(existsSync(file), tuned.better);
  assert.deepEqual((await run('--workers', '1')).parameters, tuned.parameters);
});

test('tune --policy refuses a game without such a policy, and a file that holds something else', async () => {
  const without = await atoll(['tune', 'tides', '--policy']);
  assert.equal(without.code, 2);
  assert.match(without.err, /no policy with numbers/);
  const file = join(folder, 'other.json');
  for (const text of ['no JSON', '[1]', '{ "worshipersOfAColour": "much" }', '{ "worshipersOfAColour": 1 }']) {
    writeFileSync(file, text);
    const { code, err } = await atoll(['tune', 'orbis', '--policy', '--write', file]);
    assert.equal(code, 2);
    assert.match(err, /does not hold the numbers/);
    assert.equal(readFileSync(file, 'utf8'), text);
  }
});
