import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Thought } from '@atoll/bots';
import { Chance, type Game } from '@atoll/engine';
import { games } from '@atoll/games';
import { signal } from '@preact/signals';
import { runLocally } from '../source/localTable.ts';
import { choosing } from './choosing.ts';

async function atTheTable() {
  const module = await games.tides?.();
  assert.ok(module, 'the example game is there');
  const game: Game = module.open(module.editions[0]);
  const kept = {
    id: 'here',
    game: game.id,
    edition: game.edition.digest,
    rules: game.version,
    options: {},
    seats: [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'first' }],
    seed: 'a fixed seed',
    moves: [],
    startedAt: '',
    changedAt: '',
  };
  const think = async (_bot: string, view: unknown): Promise<Thought> => {
    const [move] = game.moves(game.imagine(view, new Chance('bot')));
    assert.ok(move);
    return { move, considered: [], iterations: 0, line: [] };
  };
  const source = runLocally(game, kept, {}, { think, keep: () => true, name: () => 'Anna', pauseMs: 0 });
  const chooser = choosing(game, source, words => words.en);
  while (!chooser.mine.value) await new Promise(done => setTimeout(done, 2));
  return { game, source, chooser };
}

test('the moves offered are exactly those of the rules, worked out from what the seat knows', async () => {
  const { game, chooser } = await atTheTable();
  assert.deepEqual(chooser.moves.value, game.moves(chooser.imagined.value));
  assert.ok(chooser.moves.value.length >= 2);
});

test('picking narrows, the last move left can be confirmed, and a new position begins with nothing picked', async () => {
  const { chooser, source } = await atTheTable();
  const [wanted] = chooser.moves.value;
  assert.ok(wanted);
  chooser.pick(wanted);
  assert.deepEqual(chooser.chosen.value, wanted);
  const before = chooser.standing.value?.n ?? 0;
  chooser.confirm();
  await new Promise(done => setTimeout(done, 5));
  assert.ok((chooser.standing.value?.n ?? 0) > before);
  assert.deepEqual(chooser.picks.value, {});
  source.close();
});

test('what no legal move has is not picked but explained', async () => {
  const { chooser } = await atTheTable();
  chooser.pick({ nonsense: 'yes' });
  assert.deepEqual(chooser.picks.value, {});
  assert.ok(chooser.complaint.value?.words.de);
});

test('without a whole choice there is nothing to confirm', async () => {
  const { chooser } = await atTheTable();
  const before = chooser.standing.value?.n;
  assert.equal(chooser.chosen.value, null);
  chooser.confirm();
  await new Promise(done => setTimeout(done, 5));
  assert.equal(chooser.standing.value?.n, before);
});

test('foresight plays on a copy: the table stays as it is', async () => {
  const { game, chooser } = await atTheTable();
  const view = structuredClone(chooser.standing.value?.view);
  const imagined = game.copy(chooser.imagined.value);
  for (const move of chooser.moves.value) chooser.foresee(move, (_decision, moves) => moves[0] ?? null);
  assert.deepEqual(chooser.standing.value?.view, view);
  assert.deepEqual(chooser.imagined.value, imagined);
});

test('taking back goes from the last pick to the last move, and says why where there is none', async () => {
  const { source, chooser } = await atTheTable();
  const [first] = chooser.moves.value;
  const [field = ''] = Object.keys(first ?? {});
  chooser.takeBack();
  assert.equal(typeof chooser.complaint.value?.code, 'string', 'nothing has been done yet');
  chooser.pick({ [field]: first?.[field] ?? '' });
  assert.equal(Object.keys(chooser.picks.value).length, 1);
  chooser.takeBack();
  assert.deepEqual(chooser.picks.value, {});
  chooser.stop();
  source.close();
});

test('while a stand-in plays for a person, there is nothing for them to decide', async () => {
  const { game, source } = await atTheTable();
  const now = source.snapshot.value;
  assert.ok(now);
  const seats = now.info.seats.map(seat => (seat.seat === now.info.you ? { ...seat, standIn: 'first' } : seat));
  const snapshot = signal({ ...now, info: { ...now.info, seats } });
  const chooser = choosing(game, { ...source, snapshot }, words => words.en);
  assert.equal(chooser.mine.value, false);
  assert.deepEqual(chooser.moves.value, []);
  snapshot.value = now;
  assert.equal(chooser.mine.value, true);
  chooser.stop();
});
