import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput, Chance, openTable, same } from '@atoll/engine';
import { story } from '@atoll/engine/kit';
import { gameWith } from '../../test/scenes.ts';

const game = gameWith({ 'blue-2a': { cost: 'blue', effect: 'irrigation white', points: 3 } });

interface Region {
  spot: string;
  tile: string;
  side?: string;
  cancelled?: boolean;
}
interface Json {
  [key: string]: unknown;
  active: number;
  display: { tile: string | null; worshipers?: Record<string, number> }[];
  stack?: string[];
  gods: string[];
  worlds: { worshipers?: Record<string, number>; god?: string | null; godCancelled?: boolean; pyramid: Region[] }[];
  step?: { kind: string; [key: string]: unknown } | null;
}

/** Two seats after three rounds, written by hand. */
const early: Json = {
  seats: 2,
  first: 0,
  active: 0,
  display: [
    { tile: 'yellow-1b', worshipers: { green: 2 } },
    ...['yellow-1c', 'red-1b', 'white-1b', 'white-1c', 'yellow-2a', 'green-2a', 'blue-2a', 'white-2a'].map(tile => ({
      tile,
    })),
  ],
  gods: ['training', 'seas', 'fire'],
  worlds: [
    {
      worshipers: { red: 2 },
      pyramid: [
        { spot: '1,0', tile: 'red-1a' },
        { spot: '1,1', tile: 'blue-1a' },
        { spot: '2,0', tile: 'blue-1c' },
      ],
    },
    {
      pyramid: [
        { spot: '1,0', tile: 'green-1a' },
        { spot: '1,1', tile: 'green-1b' },
        { spot: '2,0', tile: 'red-1c', side: 'wilderness' },
      ],
    },
  ],
};

/** Where and why a position is refused when changed like this; `accepted` when it is not. */
function changed(position: Json, change: (position: Json) => void): string {
  const copy = structuredClone(position);
  change(copy);
  try {
    game.readPosition(copy);
  } catch (error) {
    if (error instanceof BadInput && error.words.de && error.words.en) return error.message;
    throw error;
  }
  return 'accepted';
}
const region = (position: Json, at: number): Region => position.worlds[0]?.pyramid[at] as Region;
/** Lets a tile of the display and one of the first pyramid change places. */
function swap(position: Json, at: number, tile: string): void {
  const cell = position.display.find(cell => cell.tile === tile);
  assert.ok(cell);
  cell.tile = region(position, at).tile;
  region(position, at).tile = tile;
}

/** A position of a random game in which this is asked. */
function asking(kind: string): Json {
  for (let n = 0; n < 200; n++) {
    const { state, chance } = openTable(game, { seats: 2 + (n % 3) }, `${kind} ${n}`);
    const luck = new Chance(`${kind} ${n}`);
    for (const decision of story.decisions(game, state)) {
      if (decision.kind === kind && (state.worlds[0]?.regions ?? 0) > 2)
        return JSON.parse(JSON.stringify(game.writePosition(state)));
      game.play(state, luck.pick(game.moves(state)), chance);
    }
  }
  throw new Error(`No game asks for ${kind}.`);
}
const supplyOf = (position: Json): Record<string, number> => position.worlds[position.active]?.worshipers ?? {};
const nothing = { yellow: 0, green: 0, red: 0, blue: 0, white: 0 };

test('a position written by hand is read; what is left out has a sensible meaning', () => {
  const state = game.readPosition(early);
  assert.equal(game.decision(state)?.kind, 'take');
  assert.equal(state.stack.length, 22);
  const levels = state.stack.map(tile => game.box.level[tile]);
  assert.deepEqual(levels, levels.toSorted().reverse());
});

test('a position of every kind of decision can be written and read', () => {
  for (const kind of ['take', 'place', 'pay', 'village', 'volcano', 'convert', 'love', 'death', 'trim']) {
    const position = asking(kind);
    const state = game.readPosition(position);
    assert.equal(game.decision(state)?.kind, kind);
    assert.ok(same(game.writePosition(state), position));
  }
});

test('reduction tokens follow from the farms, once they are paid for', () => {
  const farm = (change: (position: Json) => void): number | undefined => {
    const position = structuredClone(early);
    swap(position, 0, 'yellow-1c');
    change(position);
    return game.readPosition(position).worlds[0]?.reductions;
  };
  assert.equal(
    farm(() => {}),
    0b100,
  );
  assert.equal(
    farm(position => Object.assign(region(position, 0), { side: 'wilderness' })),
    0,
  );
});

test('tiles that are missing, twice, unknown or not in play are refused', () => {
  const stack = game
    .readPosition(early)
    .stack.map(tile => game.box.tileIds[tile])
    .reverse();
  assert.equal(
    changed(early, p => Object.assign(p, { stack })),
    'accepted',
  );
  assert.match(
    changed(early, p => Object.assign(p, { stack: stack.slice(1) })),
    /^stack: .* is missing/,
  );
  assert.match(
    changed(early, p => Object.assign(region(p, 0), { tile: 'white-2a' })),
    /^worlds\[0\].pyramid\[0\].tile: white-2a lies elsewhere already/,
  );
  assert.match(
    changed(early, p => Object.assign(region(p, 0), { tile: 'purple-9z' })),
    /There is no region “purple-9z”/,
  );
  assert.match(
    changed(early, p => Object.assign(region(p, 0), { tile: 'red-1d' })),
    /not used with 2 seats/,
  );
});

test('the stack goes by levels', () => {
  const stack = game
    .readPosition(early)
    .stack.map(tile => game.box.tileIds[tile])
    .reverse();
  assert.match(
    changed(early, p => Object.assign(p, { stack: stack.toReversed() })),
    /^stack: Level 1 comes first/,
  );
  assert.match(
    changed(early, p => Object.assign(p.display[0] ?? {}, { tile: 'red-3a' })),
    /^stack: A tile of a higher level lies open/,
  );
});

test('a pyramid must stand: no gaps, two below, the right colour, five wide', () => {
  const spots = (...names: string[]) =>
    changed(early, p => {
      for (const [at, spot] of names.entries()) region(p, at).spot = spot;
    });
  assert.match(spots('1,0', '1,2', '1,-1'), /The first row has no gap/);
  assert.match(spots('1,1', '1,2', '1,3'), /the first region lies on 1,0/);
  assert.match(spots('1,0', '1,1', '2,1'), /no two regions below/);
  assert.match(spots('1,0', '1,1', '3,0'), /no two regions below/);
  assert.match(spots('1,0', '1,1', '1,1'), /Something lies there already/);
  assert.match(spots('1,0', '1,1', '5,0'), /This is no spot/);
  assert.equal(spots('1,0', '1,-1', '1,1'), 'accepted');
  assert.match(
    changed(early, p => swap(p, 2, 'white-1b')),
    /Nothing of its colour lies below 2,0/,
  );
  assert.match(
    changed(early, p => {
      const more = ['red-2a', 'red-2b', 'green-2b', 'blue-2b'];
      p.worlds[0]?.pyramid.splice(2, 1, ...more.map((tile, n) => ({ spot: `1,${n + 1 === 4 ? -1 : n + 2}`, tile })));
    }),
    /The first row has five at most/,
  );
});

test('cancelation tokens lie only where something can fail, and irrigations follow from what lies below', () => {
  assert.match(
    changed(early, p => Object.assign(region(p, 0), { cancelled: true })),
    /No cancellation token can lie on 1,0/,
  );
  // Above red and blue there is no white: it must be cancelled.
  assert.match(
    changed(early, p => swap(p, 2, 'blue-2a')),
    /Whether 2,0 counts follows from what lies below it/,
  );
  assert.equal(
    changed(early, p => {
      swap(p, 2, 'blue-2a');
      region(p, 2).cancelled = true;
    }),
    'accepted',
  );
  assert.match(
    changed(early, p => {
      swap(p, 2, 'blue-2a');
      region(p, 2).cancelled = true;
      region(p, 0).side = 'wilderness';
    }),
    /Whether 2,0 counts follows from what lies below it/,
  );
});

test('turns go round, and there are as many gods as seats and one', () => {
  assert.match(
    changed(early, p => Object.assign(p, { active: 1 })),
    /Seat 0 has had 3 turns but ought to have had 4/,
  );
  assert.match(
    changed(early, p => Object.assign(p, { active: 3 })),
    /^active: There are not so many seats/,
  );
  assert.match(
    changed(early, p => Object.assign(p.worlds[1] ?? {}, { god: 'seas' })),
    /^gods: There is only one of each god/,
  );
  assert.match(
    changed(early, p => Object.assign(p, { gods: ['seas', 'fire'] })),
    /^gods: With 2 seats 3 gods are in play, found 2/,
  );
  assert.match(
    changed(early, p => {
      Object.assign(p, { gods: ['seas', 'fire'] });
      for (const [seat, world] of p.worlds.entries()) if (seat === 0) world.god = 'training';
    }),
    /Seat 1 has had 3 turns but ought to have had 4/,
  );
  assert.match(
    changed(early, p => {
      Object.assign(p, { gods: ['seas', 'fire'] });
      Object.assign(p.worlds[0] ?? {}, { god: 'training', godCancelled: true });
    }),
    /It can lie on the God of Death only/,
  );
  assert.match(
    changed(early, p => void p.worlds.pop()),
    /^worlds/,
  );
});

test('a game is over when everybody has everything, and not before', () => {
  assert.match(
    changed(early, p => Object.assign(p, { over: true })),
    /ought to have had 15/,
  );
  assert.match(
    changed(early, p => Object.assign(p, { over: true, step: { kind: 'take' } })),
    /^step: Nothing is left to do/,
  );
  assert.match(
    changed(early, p => Object.assign(p, { step: null })),
    /^step: There is always something to do/,
  );
});

test('worshipers are where they can be, and no more than there can be', () => {
  assert.match(
    changed(early, p => Object.assign(p.worlds[1] ?? {}, { worshipers: { red: 6, blue: 5 } })),
    /^worlds\[1\].worshipers: No more than 10 are kept/,
  );
  // Seat 1 has taken two green regions, which can have created eight at most; nobody has taken a yellow one.
  assert.match(
    changed(early, p => Object.assign(p.display[0] ?? {}, { worshipers: { green: 9 } })),
    /^display: There cannot be so many worshippers \(green\)/,
  );
  assert.match(
    changed(early, p => Object.assign(p.display[0] ?? {}, { worshipers: { yellow: 1 } })),
    /^display: There cannot be so many worshippers \(yellow\)/,
  );
  const opening = JSON.parse(JSON.stringify(game.writePosition(openTable(game, { seats: 2 }, 'empty').state))) as Json;
  assert.match(
    changed(opening, p => Object.assign(supplyOf(p), { red: 1 })),
    /^worlds: There cannot be so many worshippers yet/,
  );
  const gap = asking('place');
  const colour = String(gap.worlds[0]?.pyramid[0]?.tile.split('-')[0]);
  assert.match(
    changed(gap, p =>
      Object.assign(p.display.find(({ tile }) => tile === null) ?? {}, { worshipers: { [colour]: 1 } }),
    ),
    /Nobody stands in the gap/,
  );
});

test('a step fits the table, and leaves something to decide', () => {
  const gap = /^display: The display has one gap exactly when a region has just been taken/;
  const idle = /^step: There is nothing to decide here/;
  const step = (kind: string, change: (p: Json) => void) => changed(asking(kind), change);
  assert.match(
    changed(early, p => Object.assign(p, { step: { kind: 'convert' } })),
    /Seat 1 has had 3 turns but ought to have had 2/,
  );
  assert.match(
    step('convert', p => Object.assign(p.display.find(cell => cell.tile === null) ?? {}, { tile: p.stack?.shift() })),
    gap,
  );
  assert.match(
    step('volcano', p => Object.assign(p.step ?? {}, { left: 9 })),
    /^step.left: It wants only/,
  );
  assert.match(
    step('village', p => Object.assign(p.step ?? {}, { spot: '4,4' })),
    /^step.spot: No region has just been laid there/,
  );
  assert.match(
    step('village', p => Object.assign(supplyOf(p), nothing)),
    idle,
  );
  assert.match(
    step('pay', p => Object.assign(supplyOf(p), nothing)),
    /^step: This seat cannot pay for that/,
  );
  assert.match(
    step('pay', p => Object.assign(p.step ?? {}, { spot: 'here' })),
    /^step.spot: There is no such spot/,
  );
  assert.match(
    step('love', p => Object.assign(p, { step: { kind: 'death' } })),
    /^step: This god has not just been taken/,
  );
  assert.match(
    step('death', p => Object.assign(supplyOf(p), nothing)),
    idle,
  );
  assert.match(
    step('trim', p => Object.assign(supplyOf(p), nothing)),
    idle,
  );
});
