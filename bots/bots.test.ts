import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  BadInput,
  type BotSense,
  Chance,
  type Game,
  type GameModule,
  type MoveRecord,
  openTable,
  sameMove,
} from '@atoll/engine';
import { games } from '@atoll/games';
import { type Budget, botList, choose, think } from './index.ts';
import { mirrored, opened, playMatch } from './test/match.ts';

const load = async (id: string): Promise<GameModule> => {
  const module = await games[id]?.();
  assert.ok(module, `there is no game ${id}`);
  return module;
};

const cacao = opened(await load('cacao'));
const tides = opened(await load('tides'));
const ids = botList.map(({ id }) => id);

/** A position in the middle of a game that was played at random. */
function middle({ game }: typeof cacao, seats: number, seed: string, moves: number): unknown {
  const chance = new Chance(seed);
  const state = game.setup({ seats, options: { tide: 'neap' } }, chance);
  for (let i = 0; i < moves && game.decision(state); i++) game.play(state, chance.pick(game.moves(state)), chance);
  return state;
}

test('greedy beats random at Cacao, from either seat', () => {
  const { wins, games } = mirrored(cacao, { bot: 'greedy', budget: {} }, { bot: 'random', budget: {} }, [
    'a',
    'b',
    'c',
  ]);
  assert.equal(wins, games);
});

test('search beats greedy at Cacao with a fixed number of iterations', () => {
  const seeds = ['lagoon', 'reef', 'palm'];
  const { wins, points, games } = mirrored(
    cacao,
    { bot: 'search', budget: { iterations: 120 } },
    { bot: 'greedy', budget: {} },
    seeds,
  );
  assert.ok(points > 0, `search is ${-points} points behind`);
  assert.ok(wins > games / 2, `search won only ${wins} of ${games}`);
});

test('search beats random at a game that brings no sense of its own', () => {
  const blind = { game: tides.game, sense: undefined };
  const seeds = Array.from({ length: 10 }, (_, i) => `blind ${i}`);
  const { wins, games } = mirrored(
    blind,
    { bot: 'search', budget: { iterations: 60 } },
    { bot: 'random', budget: {} },
    seeds,
  );
  assert.ok(wins > games * 0.6, `search won only ${wins} of ${games}`);
});

test('every bot plays every game to its end with every number of seats, with a sense or without', () => {
  for (const { game, sense } of [cacao, tides])
    for (let seats = game.seats.min; seats <= game.seats.max; seats++)
      for (const bot of ids)
        for (const table of [
          { game, sense },
          { game, sense: undefined },
        ]) {
          if (game === cacao.game && !['random', 'greedy'].includes(bot) && !table.sense) continue; // slow, and the small game shows it too
          const players = Array.from({ length: seats }, () => ({ bot, budget: { iterations: 12 } }));
          assert.equal(playMatch(table, players, `${bot} ${seats}`).final, true);
        }
});

test('a bot that sees the same answers the same, whatever is hidden', () => {
  for (const { game, sense } of [cacao, tides])
    for (const moves of [0, 3, 9, 20]) {
      const state = middle({ game, sense }, 2, `hidden ${moves}`, moves);
      const seat = game.decision(state)?.seat;
      if (seat === undefined) continue;
      const view = game.view(state, seat);
      // The other state has other hands and piles behind the same view.
      const other = game.imagine(view, new Chance('somebody else'));
      for (const bot of ids) {
        const answer = (from: unknown): MoveRecord =>
          choose(bot, { game, sense, view: game.view(from, seat), seed: 'same', budget: { iterations: 40 } });
        assert.deepEqual(answer(state), answer(other), `${bot} after ${moves} moves`);
      }
    }
});

test('a bot is never handed the state: all it plays on comes out of imagine', () => {
  const { game, sense } = cacao;
  const state = middle(cacao, 3, 'door', 12);
  const seat = game.decision(state)?.seat ?? 0;
  const imagined = new Set<unknown>();
  const known = (s: unknown) => assert.ok(imagined.has(s), 'a state that nobody imagined');
  const watched: typeof game = {
    ...game,
    imagine(view, chance) {
      const made = game.imagine(view, chance);
      imagined.add(made);
      return made;
    },
    copy(s) {
      known(s);
      const made = game.copy(s);
      imagined.add(made);
      return made;
    },
    play(s, move, chance) {
      known(s);
      game.play(s, move, chance);
    },
    view: () => assert.fail('a bot has no business with views of others'),
  };
  for (const bot of ids)
    choose(bot, { game: watched, sense, view: game.view(state, seat), seed: 'door', budget: { iterations: 20 } });
});

test('greedy, a yardstick, never asks the policy; level 3 finishes its turns by it', () => {
  const { game, sense } = cacao;
  const state = middle(cacao, 2, 'yardstick', 0);
  const view = game.view(state, game.decision(state)?.seat ?? 0);
  let asked = 0;
  const policy: BotSense['policy'] = (s, chance) => {
    asked++;
    return chance.pick(game.moves(s));
  };
  const task = { game, view, seed: 'yardstick', budget: {} };
  assert.deepEqual(
    choose('greedy', { ...task, sense: { ...(sense as BotSense), policy } }),
    choose('greedy', { ...task, sense: sense as BotSense }),
  );
  assert.equal(asked, 0);
  choose('level3', { ...task, sense: { ...(sense as BotSense), policy } });
  assert.ok(asked > 0);
});

test('hasty tries every move and looks at once, where greedy ends its turn first', () => {
  const { game, sense } = cacao;
  const state = middle(cacao, 2, 'yardstick', 0);
  const view = game.view(state, game.decision(state)?.seat ?? 0);
  const played = (bot: string): number => {
    let moves = 0;
    const counting: Game = {
      ...game,
      play(s, move, chance) {
        moves++;
        game.play(s, move, chance);
      },
    };
    choose(bot, { game: counting, sense: sense as BotSense, view, seed: 'hasty', budget: { iterations: 1 } });
    return moves;
  };
  assert.equal(played('hasty'), game.moves(state).length);
  assert.ok(played('greedy') > game.moves(state).length);
});

test('the moves beside the answer are compared too, even where one looks far better than all others', async () => {
  const { game, sense } = opened((await games.orbis?.()) ?? assert.fail());
  const { state } = openTable(game, { seats: 2 }, 'z1');
  const task = { game, sense, view: game.view(state, 0), seed: 'compared', budget: { iterations: 500 } };
  assert.equal(think('search', task).considered.length, 1, 'the opening of this deal is clear');
  const { considered, move } = think('search', { ...task, whole: true });
  assert.ok(considered.length >= 3);
  for (const { tries, margin } of considered.slice(0, 3)) assert.ok(tries >= 9 && margin !== null, `${tries}`);
  assert.ok((considered[0]?.tries ?? 0) > 400);
  assert.ok(sameMove(move, choose('search', task)));
});

test('level 4 thinks through as many imagined games as suit the game, however much time it has', () => {
  const { game, sense } = tides;
  const state = middle(tides, 2, 'glance', 0);
  const view = game.view(state, game.decision(state)?.seat ?? 0);
  const thought = (own: object, budget: Budget) =>
    think('level4', { game, sense: { ...(sense as BotSense), ...own }, view, seed: 'glance', budget, whole: true })
      .iterations;
  assert.equal(thought({}, {}), 48);
  assert.equal(thought({}, { ms: 60_000 }), 48);
  assert.equal(thought({ level4Iterations: 33 }, { ms: 60_000 }), 33);
  assert.equal(thought({ level4Iterations: 33 }, { iterations: 70 }), 70);
});

test('the same seed and number of iterations give the same answer again', () => {
  const { game, sense } = cacao;
  const state = middle(cacao, 2, 'again', 10);
  const view = game.view(state, game.decision(state)?.seat ?? 0);
  for (const bot of ids) {
    const task = { game, sense, view, seed: 'again', budget: { iterations: 60 } };
    assert.deepEqual(choose(bot, task), choose(bot, task));
  }
});

test('search imagines as often as its budget says, and no more', () => {
  const { game, sense } = tides;
  const state = middle(tides, 2, 'count', 2);
  let imagined = 0;
  const counted: typeof game = {
    ...game,
    imagine(view, chance) {
      imagined++;
      return game.imagine(view, chance);
    },
  };
  const view = game.view(state, game.decision(state)?.seat ?? 0);
  choose('search', { game: counted, sense, view, seed: 'count', budget: { iterations: 49 }, whole: true });
  assert.equal(imagined, 4 + 49, 'four for a first look at the legal moves, then one for each iteration');
});

test('search ends as soon as nothing could change its answer, and answers the same', () => {
  const { game, sense } = cacao;
  let shorter = 0;
  for (let moves = 0; moves < 40; moves += 4) {
    const state = middle(cacao, 2, 'settled', moves);
    const view = game.view(state, game.decision(state)?.seat ?? 0);
    const task = { game, sense, view, seed: 'settled', budget: { iterations: 200 } };
    const [whole, settled] = [think('search', { ...task, whole: true }), think('search', task)];
    assert.equal(whole.iterations, 200);
    assert.deepEqual(settled.move, whole.move);
    if (settled.iterations < 200) shorter++;
  }
  assert.ok(shorter > 0, 'none was settled early');
});

test('the tree grows only beyond moves that were tried often enough', () => {
  const { game, sense } = cacao;
  const state = middle(cacao, 2, 'ripe', 12);
  const view = game.view(state, game.decision(state)?.seat ?? 0);
  const task = { game, sense, view, seed: 'ripe', budget: { iterations: 300 }, whole: true };
  const seen = (expansionVisits: number) =>
    think('search', { ...task, searchParameters: { expansionVisits } }).line.length;
  assert.ok(seen(1) > 1, 'usually it sees what comes next');
  assert.equal(seen(301), 1, 'no move can have been tried so often');
});

test('a tree for the first moves of others asks how they begin their turns, and no more', () => {
  const { game, sense } = cacao;
  const state = middle(cacao, 2, 'brief', 12);
  const seat = game.decision(state)?.seat ?? 0;
  /** How often the tree looked at what another seat may do in the middle of its turn. */
  const looks = (othersFirstMoveOnly: number): number => {
    let found = 0;
    let last: number | null = null;
    const watched: BotSense = {
      ...(sense ?? assert.fail()),
      estimateMoves(state, moves, into) {
        const decision = game.decision(state);
        if (decision?.seat !== seat && decision?.seat === last) found++;
        sense?.estimateMoves?.(state, moves, into);
      },
    };
    const watching: Game = {
      ...game,
      play(state, move, chance, tell) {
        last = game.decision(state)?.seat ?? null;
        game.play(state, move, chance, tell);
      },
    };
    const searchParameters = { othersFirstMoveOnly, expansionVisits: 1, horizon: 0, ahead: 0 };
    const budget = { iterations: 400 };
    think('search', {
      game: watching,
      sense: watched,
      view: game.view(state, seat),
      seed: 'brief',
      budget,
      searchParameters,
    });
    return found;
  };
  assert.ok(looks(0) > 0, 'usually it looks at all decisions of a turn');
  assert.equal(looks(1), 0);
});

test('search does not think about a move without alternative', () => {
  const { game, sense } = cacao;
  const view = game.view(middle(cacao, 2, 'alone', 0), 0);
  const alone: typeof game = { ...game, moves: (state, into) => game.moves(state, into).slice(0, 1) };
  const thought = think('search', { game: alone, sense, view, seed: 'alone', budget: { ms: 60_000 } });
  assert.equal(thought.iterations, 0);
  assert.ok(sameMove(thought.move, game.moves(game.imagine(view, new Chance('any')))[0]));
});

test('with no time at all a bot still gives a legal move', () => {
  const { game, sense } = cacao;
  const state = middle(cacao, 2, 'hurry', 5);
  const view = game.view(state, game.decision(state)?.seat ?? 0);
  for (const bot of ids) {
    const move = choose(bot, { game, sense, view, seed: 'hurry', budget: { ms: 0 } });
    assert.ok(game.moves(state).some(legal => sameMove(legal, move)));
  }
});

test('an unknown bot is refused with the names of those there are', () => {
  const { game, sense } = cacao;
  const view = game.view(middle(cacao, 2, 'who', 0), 0);
  assert.throws(
    () => choose('constructor', { game, sense, view, seed: '', budget: {} }),
    (error: unknown) =>
      error instanceof BadInput && error.code === 'bot' && /level1, .*random, greedy, .*search/.test(error.words.en),
  );
});
