import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { atoll, newFolder, saveGame, start } from './test/run.ts';

const folder = newFolder();

test('help and version come on stdout', async () => {
  for (const args of [['help'], ['--help'], ['help', 'play'], ['simulate', '--help']]) {
    const { code, out } = await atoll(args);
    assert.equal(code, 0);
    assert.match(out, /atoll (serve|play|simulate)/);
  }
  const { code, out } = await atoll(['--version']);
  assert.equal(code, 0);
  assert.match(out, /^\d+\.\d+\.\d+\n$/);
});

test('a German system is answered in German', async () => {
  const { err } = await atoll(['simulate', 'schach'], '', { LC_ALL: 'de_DE.UTF-8' });
  assert.match(err, /Das Spiel „schach“ gibt es nicht/);
});

test('mistakes on the command line are named, with exit code 2 and nothing on stdout', async () => {
  const mistakes: [args: string[], why: RegExp][] = [
    [[], /atoll serve/],
    [['dance'], /no command “dance”/],
    [['simulate'], /missing/],
    [['simulate', 'chess'], /no game “chess”; there are cacao/],
    [['simulate', 'constructor'], /no game “constructor”/],
    [['simulate', 'cacao', '--bots', 'clever'], /no bot “clever”; there are level1, level2/],
    [['simulate', 'cacao', '--bots', 'random,random,random', '--seats', '2'], /names 3 bots; 2 are needed/],
    [['simulate', 'cacao', '--seats', '5'], /--seats is a whole number from 2 to 4, not “5”/],
    [['simulate', 'cacao', '--seats', '2.5'], /--seats/],
    [['simulate', 'cacao', '--games', '0'], /--games/],
    [['simulate', 'cacao', '--games', '-3'], /--games/],
    [['simulate', 'cacao', '--games', 'ten'], /--games/],
    [['simulate', 'cacao', '--iterations', '0'], /--iterations/],
    [['simulate', 'cacao', '--speed', '9'], /no --speed here/],
    [['simulate', 'cacao', '--seed'], /--seed needs a value/],
    [['simulate', 'cacao', '--json=yes'], /--json does not take a value/],
    [['simulate', 'cacao', '--seed', 'a', '--seed', 'b'], /--seed is given twice/],
    [['simulate', 'cacao', 'tides'], /no use for “tides”/],
    [['simulate', 'cacao', '--edition', 'gold'], /no edition “gold”; there are base/],
    [['simulate', 'cacao', '--editions', join(folder, 'nowhere')], /cannot be read/],
    [['simulate', 'tides', '--option', 'tide=storm'], /options\.tide: Choose one of: neap, spring/],
    [['simulate', 'tides', '--option', 'tide'], /--option looks like this/],
    [['play', 'cacao', '--seats', '2', '--seat', '2'], /--seat is a whole number from 0 to 1/],
    [['play', 'cacao', '--lang', 'fr'], /--lang is de or en, not “fr”/],
    [['replay', join(folder, 'nothing.json')], /cannot be read/],
    [['position', join(folder, 'nothing.json')], /cannot be read/],
    [['serve', '--port', '70000'], /--port is a whole number from 0 to 65535/],
  ];
  const check = async ([args, why]: (typeof mistakes)[number]) => {
    const { code, out, err } = await atoll(args);
    assert.match(err, why);
    assert.equal(code, 2, args.join(' '));
    assert.equal(out, '', args.join(' '));
    assert.doesNotMatch(err, /\bat .*\.ts:/, 'no stack for mistakes of the person at the keyboard');
  };
  while (mistakes.length > 0) await Promise.all(mistakes.splice(0, 3).map(check));
});

test('programs read a mistake as JSON', async () => {
  const { code, out, err } = await atoll(['simulate', 'chess', '--json']);
  assert.equal(code, 2);
  const { error } = JSON.parse(out) as { error: { code: string; words: { de: string; en: string } } };
  assert.equal(error.code, 'game');
  assert.match(error.words.de, /gibt es nicht/);
  assert.match(err, /no game “chess”/);
});

test('a reader that stops early is no error', async () => {
  const child = start(['replay', await saveGame(folder), '--json']);
  let err = '';
  child.stderr.on('data', part => (err += part));
  child.stdout.once('data', () => child.stdout.destroy());
  const code = await new Promise(done => child.on('close', done));
  assert.equal(code, 0, err);
  assert.equal(err, '');
});

test('serve prints its address, refuses a port or folder that is taken, is backed up meanwhile, and ends when asked', async () => {
  const data = newFolder();
  const child = start(['serve', '--port', '0', '--data', data], { ATOLL_LOG: 'error' });
  const closed = new Promise(done => child.on('close', done));
  try {
    const said = await new Promise<string>((done, fail) => {
      child.stdout.once('data', part => done(String(part)));
      child.on('close', code => fail(new Error(`ended with ${code} before it was ready`)));
    });
    const [, port] = /Atoll is running on http:\/\/localhost:(\d+)\//.exec(said) ?? [];
    assert.ok(port, said);
    const health = await fetch(`http://localhost:${port}/health`);
    assert.equal(health.status, 200);

    const second = await atoll(['serve', '--data', newFolder()], '', { PORT: port });
    assert.equal(second.code, 2);
    assert.match(second.err, new RegExp(port));
    assert.equal(second.out, '');
    const same = await atoll(['serve', '--port', '0', '--data', data]);
    assert.equal(same.code, 2);
    assert.match(same.err, /already running with this data folder/);

    const file = join(newFolder(), 'backup.sqlite');
    const backup = await atoll(['backup', file, '--data', data, '--json']);
    assert.equal(backup.code, 0, backup.err);
    assert.deepEqual(JSON.parse(backup.out), { file, bytes: statSync(file).size, tables: 0 });
    const again = await atoll(['backup', file, '--data', data]);
    assert.equal(again.code, 2);
    assert.match(again.err, /--force/);
    assert.match((await atoll(['backup', file, '--data', data, '--force'])).out, /Backed up and checked/);
  } finally {
    child.kill('SIGTERM');
  }
  assert.equal(await closed, 0);
});
