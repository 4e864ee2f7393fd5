/** `atoll new-game`, in a copy of the repository: what it makes passes every check at once, and plays. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { copyOfAtoll } from '../test/copyOfAtoll.ts';
import { atoll, newFolder } from '../test/run.ts';

const copy = copyOfAtoll(newFolder());
const list = () => readFileSync(join(copy, 'games/index.ts'), 'utf8');
const listBefore = list();

/** Runs something with Node in the copy, and fails with what it said. */
function passes(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_TEST_CONTEXT: undefined },
  });
  assert.equal(status, 0, `${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

test('ids that cannot be a game are refused, and nothing is written', async () => {
  const wrong: [id: string, code: string][] = [
    ['Coral', 'game-id'],
    ['coral_reef', 'game-id'],
    ['../coral', 'game-id'],
    ['-coral', 'flag'],
    ['7seas', 'game-id'],
    ['c', 'game-id'],
    ['class', 'game-id'],
    ['tides', 'game-exists'],
    ['bora-bora', 'game-exists'],
  ];
  for (const [id, code] of wrong) {
    const { code: exit, out } = await atoll(['new-game', '--json', '--into', copy, id === '-coral' ? '--coral' : id]);
    assert.equal(exit, 2, id);
    assert.equal(JSON.parse(out).error.code, code, id);
  }
  assert.equal(list(), listBefore);
  assert.equal(existsSync(join(copy, 'games/Coral')), false);
});

test('a folder that is no Atoll is refused', async () => {
  const { code, out } = await atoll(['new-game', 'coral', '--json', '--into', newFolder()]);
  assert.equal(code, 2);
  assert.equal(JSON.parse(out).error.code, 'into');
});

test('a new game passes its own tests, the types and all checks of the house, and plays with every bot', async () => {
  const { code, out, err } = await atoll(['new-game', 'coral-reef', '--json', '--into', copy]);
  assert.equal(code, 0, err);
  const told = JSON.parse(out);
  assert.equal(told.game, 'coral-reef');
  assert.equal(told.tests, true);
  for (const file of told.files) assert.ok(existsSync(join(copy, file)), file);
  assert.equal(list().split('\n').length, listBefore.split('\n').length + 1, 'one line more in the list of games');
  for (const file of told.files)
    assert.doesNotMatch(readFileSync(join(copy, file), 'utf8'), /sardine/i, `${file} still has the template's name`);

  passes('--test', 'games/coral-reef/test/kit.test.ts');
  passes('node_modules/@biomejs/biome/bin/biome', 'check', '--vcs-enabled=false', 'games/coral-reef', 'games/index.ts');
  passes('node_modules/typescript/bin/tsc', '--noEmit');
  passes('scripts/checks/rooms.mjs');
  assert.match(passes('scripts/checks/rulebook.mjs'), / 0 gaps/);
  for (const bot of ['level1', 'level3', 'level4@20i', 'random'])
    passes('cli/main.ts', 'simulate', 'coral-reef', '--seats', '3', '--bots', bot, '--games', '2', '--json');

  const again = await atoll(['new-game', 'coral-reef', '--json', '--into', copy]);
  assert.equal(JSON.parse(again.out).error.code, 'game-exists');
});
