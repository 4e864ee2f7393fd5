import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Chance } from '@atoll/engine';
import { orbis } from '@atoll/games/orbis/index.ts';
import { atoll, newFolder, saveGame } from '../test/run.ts';

const folder = newFolder();
const replayFile = await saveGame(folder);

test('a saved game is shown in words, in either language', async () => {
  const en = await atoll(['replay', replayFile, '--lang', 'en']);
  assert.equal(en.code, 0, en.err);
  assert.match(en.out, /Total/);
  const de = await atoll(['replay', replayFile, '--lang', 'de']);
  assert.match(de.out, /Summe/);
});

test('a saved game is verified from its seed, and one that was tampered with is not', async () => {
  const good = await atoll(['replay', replayFile, '--verify', '--json']);
  assert.equal(good.code, 0, good.err);
  assert.equal(JSON.parse(good.out).ok, true);

  const replay = JSON.parse(readFileSync(replayFile, 'utf8'));
  const tampered = join(folder, 'tampered.json');
  const changes: [path: string, change: (file: typeof replay) => void][] = [
    ['seedHash', file => (file.seed = 'another')],
    ['result', file => (file.result.rows[0].total += 1)],
    ['moves[3]', file => (file.moves[3].seat = 1 - file.moves[3].seat)],
    ['result', file => file.moves.pop()],
  ];
  for (const [path, change] of changes) {
    const file = structuredClone(replay);
    change(file);
    writeFileSync(tampered, JSON.stringify(file));
    const { code, out } = await atoll(['replay', tampered, '--verify', '--json']);
    assert.equal(code, 1, path);
    assert.equal(JSON.parse(out).why.path, path);
  }
});

test('replay files that cannot be used are refused with the place', async () => {
  const replay = JSON.parse(readFileSync(replayFile, 'utf8'));
  const bad = join(folder, 'bad.json');
  const changes: [why: RegExp, change: (file: typeof replay) => unknown][] = [
    [/no game “chess”/, file => (file.game = 'chess')],
    [/edition: The edition “base” with exactly these values/, file => (file.edition.digest = 'x')],
    [/rules: Played with rules version 99/, file => (file.rules = 99)],
    [/seats: Expected/, file => delete file.seats],
    [/moves\[0\]/, file => (file.moves[0].move = { tile: '9-9-9-9', cell: '0,1', turn: 0 })],
  ];
  for (const [why, change] of changes) {
    const file = structuredClone(replay);
    change(file);
    writeFileSync(bad, JSON.stringify(file));
    const { code, err } = await atoll(['replay', bad]);
    assert.equal(code, 2, err);
    assert.match(err, why);
  }
  writeFileSync(bad, 'no json');
  assert.match((await atoll(['replay', bad])).err, /not valid JSON/);
  assert.match((await atoll(['replay', replayFile, '--to', '9999'])).err, /--to is a whole number from 0 to \d+/);
});

test('the position after some moves of a replay can be fed into position, which plays on like the replay', async () => {
  const replay = JSON.parse(readFileSync(replayFile, 'utf8'));
  const before = await atoll(['replay', replayFile, '--to', '7', '--json']);
  assert.equal(before.code, 0, before.err);
  const file = join(folder, 'seven.json');
  writeFileSync(file, before.out);
  const moves = replay.moves.slice(7, 10);
  const played = await atoll(['position', file, '--play', JSON.stringify(moves), '--json']);
  assert.equal(played.code, 0, played.err);
  const after = JSON.parse(played.out);
  const wanted = JSON.parse((await atoll(['replay', replayFile, '--to', '10', '--json'])).out);
  assert.deepEqual(after.position.position, wanted.position);
  assert.deepEqual(after.decision, wanted.decision);
  assert.deepEqual(after.moves, wanted.moves);
  assert.deepEqual(after.scoresheet, wanted.scoresheet);
  assert.ok(after.events.length > 0);
  assert.equal(after.game, 'cacao');
});

test('position lists whose decision it is with all legal moves; it may come from stdin, the moves from a file', async () => {
  const text = (await atoll(['replay', replayFile, '--to', '0', '--json'])).out;
  const listed = await atoll(['position', '-', '--json'], text);
  assert.equal(listed.code, 0, listed.err);
  const { decision, moves, position } = JSON.parse(listed.out);
  assert.equal(decision.kind, 'place');
  assert.ok(moves.length > 10);
  assert.equal(position.atoll, 'position');
  assert.equal(JSON.parse(listed.out).events, undefined);

  const file = join(folder, 'moves.json');
  writeFileSync(file, JSON.stringify([moves[0]]));
  const played = await atoll(['position', '-', '--play', `@${file}`, '--json'], text);
  assert.equal(played.code, 0, played.err);
  assert.equal(JSON.parse(played.out).events[0].type, 'placed');

  const words = await atoll(['position', '-', '--lang', 'de'], text);
  assert.match(words.out, /Auslage/);
});

test('a program whose move is misshapen reads in the detail which fields belong to it', async () => {
  const game = orbis.open(orbis.editions[0]);
  const state = game.setup({ seats: 2, options: {} }, new Chance('detail'));
  const envelope = { atoll: 'position', game: 'orbis', edition: game.edition.id, seed: 'detail' };
  const text = JSON.stringify({ ...envelope, position: game.writePosition(state) });
  const { err } = await atoll(['position', '-', '--play', '[{"do":"god"}]'], text);
  assert.match(err, /Now you take a region or a god\. \(god-shape, R7\)\n {2}do, god/);
});

test('a refused move ends with 1, names itself, and leaves the position of the moves before it', async () => {
  const text = (await atoll(['replay', replayFile, '--to', '0', '--json'])).out;
  const { moves } = JSON.parse(text);
  const wrong = { tile: '2-1-0-1', cell: '40,40', turn: 0 };
  const refused = await atoll(['position', '-', '--json', '--play', JSON.stringify([wrong, moves[0]])], text);
  assert.equal(refused.code, 1);
  const { refusal, position, events } = JSON.parse(refused.out);
  assert.equal(refusal.index, 0);
  assert.ok(refusal.code && refusal.words.de && refusal.words.en && refusal.rule);
  assert.deepEqual(events, []);
  assert.deepEqual(position.position, JSON.parse(text).position);
  assert.match(refused.err, /Move 0 is refused/);

  const seat = 1 - JSON.parse(text).decision.seat;
  const notYours = await atoll(['position', '-', '--json', '--play', JSON.stringify([{ seat, move: moves[0] }])], text);
  assert.equal(JSON.parse(notYours.out).refusal.code, 'not-your-decision');
});

test('impossible positions and unusable moves are refused with exit code 2', async () => {
  const good = JSON.parse((await atoll(['replay', replayFile, '--to', '0', '--json'])).out);
  const changes: [why: RegExp, change: (file: typeof good) => unknown][] = [
    [/appears|missing/, file => (file.position.display = ['temple', 'temple'])],
    [/There is no such field here/, file => (file.moves_ = [])],
    [/no edition “gold”/, file => (file.edition = 'gold')],
    [/options\.tide/, file => (file.options = { tide: 'neap' })],
    [/atoll: Expected one of position/, file => (file.atoll = 'replay')],
  ];
  for (const [why, change] of changes) {
    const file = structuredClone(good);
    change(file);
    const { code, err } = await atoll(['position', '-'], JSON.stringify(file));
    assert.match(err, why);
    assert.equal(code, 2);
  }
  for (const [moves, why] of [
    ['{', /--play: This is not valid JSON/],
    ['{}', /--play: Expected a list/],
    [`@${join(folder, 'nowhere')}`, /cannot be read/],
  ] as const) {
    const { code, err } = await atoll(['position', '-', '--play', moves], JSON.stringify(good));
    assert.equal(code, 2);
    assert.match(err, why);
  }
});
