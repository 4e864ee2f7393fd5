import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './setup.mjs';

const asking = (...args) =>
  spawnSync(process.execPath, [join(root, 'scripts/test.mjs'), ...args], { cwd: root, encoding: 'utf8' });

test('a game that there is not is refused with those that there are', () => {
  const { status, stderr, stdout } = asking('--game', 'chess');
  assert.equal(status, 1);
  assert.match(stderr, /There is no game “chess”; there are cacao, .*tides/);
  assert.equal(stdout, '', 'nothing was tested');
});

test('a part that there is not, or a word too many, is refused with how to say it', () => {
  for (const args of [['--only', 'luck'], ['--game'], ['cacao'], ['--game', 'cacao', 'orbis']]) {
    const { status, stderr } = asking(...args);
    assert.equal(status, 2, args.join(' '));
    assert.match(stderr, /Usage: npm test .*--only types\|lint.* --game ID/);
  }
});
