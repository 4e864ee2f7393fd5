import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput } from '@atoll/engine';
import { colours, type TileFace, type TileKind } from '../rules/types.ts';
import base from './base.json' with { type: 'json' };
import { openBox, tilesInPlay } from './box.ts';
import { earlier, earlierDigests } from './earlier.ts';

const box = openBox(base);
const faces = (where: Partial<TileFace>): TileFace[] =>
  box.faces.filter(face => Object.entries(where).every(([field, value]) => face[field as keyof TileFace] === value));
const price = (face: TileFace): number => face.any + colours.reduce((sum, colour) => sum + face.cost[colour], 0);

type Tile = { id: string; star?: string; cost?: string; effect: string; points?: number; mystic?: number };

/** The path and words with which the base edition is refused when changed like this. */
function broken(change: (edition: typeof base & { tiles: Tile[] }) => void): string {
  const edition = structuredClone(base) as typeof base & { tiles: Tile[] };
  change(edition);
  try {
    openBox(edition);
  } catch (error) {
    if (error instanceof BadInput && error.words.de && error.words.en) return error.message;
    throw error;
  }
  return 'accepted';
}
const change = (id: string, more: Partial<Tile>) =>
  broken(({ tiles }) => Object.assign(tiles.find(tile => tile.id === id) ?? {}, more));

test('there are 20, 20 and 25 regions of the three levels, 13 of each colour as 4, 4 and 5', () => {
  for (const colour of colours)
    assert.deepEqual(
      [1, 2, 3].map(level => faces({ colour, level }).length),
      [4, 4, 5],
    );
});

test('with two, three and four seats 37, 51 and 65 regions are in play: nine and 14 a seat', () => {
  for (const [seats, levels] of [
    [2, [11, 11, 15]],
    [3, [15, 15, 21]],
    [4, [20, 20, 25]],
  ] as const) {
    const tiles = tilesInPlay(box, seats);
    assert.equal(tiles.length, 14 * seats + 9);
    assert.deepEqual(
      [1, 2, 3].map(level => tiles.filter(tile => box.level[tile] === level).length),
      levels,
    );
    // No colour is short with fewer seats.
    for (const colour of colours.keys())
      assert.ok(tiles.filter(tile => box.colour[tile] === colour).length >= Math.floor(tiles.length / 5));
  }
});

test('every colour has its own kinds of regions', () => {
  const home: Record<string, TileKind[]> = {
    yellow: ['farm', 'village'],
    green: ['forest'],
    red: ['volcano'],
    blue: ['irrigation'],
    white: ['shrine'],
  };
  for (const { tile, colour, kind } of box.faces)
    assert.ok([...(home[colour] ?? []), 'conversion', 'rock'].includes(kind), tile);
});

test('there is one farm for each reduction token', () => {
  assert.deepEqual(
    faces({ kind: 'farm' })
      .map(face => face.colours[0])
      .sort(),
    [...colours].sort(),
  );
});

test('conversions and sacred rocks are mostly of level 1, and level 1 is mostly free', () => {
  const plain = [...faces({ kind: 'conversion' }), ...faces({ kind: 'rock' })];
  assert.ok(plain.filter(face => face.level === 1).length > plain.length / 2);
  assert.ok(faces({ level: 1 }).filter(face => price(face) === 0).length >= 15);
  for (const kind of ['conversion', 'rock'] as const) {
    const all = faces({ kind });
    assert.ok(all.filter(face => face.level === 1).length > all.length / 2, kind);
  }
});

test('regions of levels 2 and 3 cost worshipers', () => {
  for (const level of [2, 3]) for (const face of faces({ level })) assert.ok(price(face) > 0);
});

test('white regions, and only they, have a mystic value, and no two the same', () => {
  const values = box.faces.filter(face => face.mystic > 0);
  assert.equal(values.length, 13);
  assert.ok(values.every(face => face.colour === 'white'));
  assert.equal(new Set(values.map(face => face.mystic)).size, 13);
  assert.ok(faces({ kind: 'shrine', number: 2 }).length > 0);
});

test('the regions of the rulebook’s examples are among them', () => {
  const costs = (symbols: string, where: Partial<TileFace> = {}) =>
    faces(where).some(
      face =>
        [...colours.flatMap(colour => new Array(face.cost[colour]).fill(colour)), ...new Array(face.any).fill('any')]
          .sort()
          .join() === symbols.split(' ').sort().join(),
    );
  assert.ok(costs('green blue white', { colour: 'green', level: 2 }));
  assert.ok(costs('blue green any'));
  assert.ok(costs('red blue blue'), 'only one red is left of it with the blue reduction token');
  assert.ok(
    box.faces.some(face => face.colour === 'blue' && face.kind === 'conversion' && face.colours.join() === 'blue'),
  );
});

test('eighteen cancelation tokens are enough for all that can fail', () => {
  const failing = ['village', 'volcano', 'irrigation'];
  assert.ok(box.faces.filter(face => failing.includes(face.kind)).length + 1 <= box.edition.cancelationTokens);
});

test('an edition must add up: levels, stars, gods, temples', () => {
  assert.match(
    broken(({ tiles }) => tiles.pop()),
    /^tiles: Level 3 has 25 regions, found 24/,
  );
  assert.match(change('green-1a', { star: 'white' }), /Level 1 has 5 white and 4 purple stars, found 6 and 4/);
  assert.match(change('yellow-1a', { star: undefined }), /found 5 and 3/);
  assert.match(change('green-1a', { id: 'green-1b' }), /tiles\[5\].id: green-1b appears twice/);
  assert.match(
    broken(({ gods }) => Object.assign(gods[1] ?? {}, { id: 'love' })),
    /gods: The god seas is missing/,
  );
  assert.match(
    broken(({ temples }) => temples['3'].pop()),
    /temples.3: 3 seats have 3 temples/,
  );
  assert.match(
    broken(edition => Object.assign(edition, { cancelationTokens: 3 })),
    /Up to 18 can be needed, found 3/,
  );
});

test('a sacred rock is worth one point in every edition, whatever its source', () => {
  for (const id of ['red-1a', 'red-2d', 'blue-3e'])
    for (const points of [0, 2, 3])
      assert.match(change(id, { effect: 'rock', points }), /points: A sacred rock is worth 1 point, found/, id);
  assert.match(
    broken(edition => {
      edition.provenance.tiles = 'public source';
      Object.assign(edition.tiles.find(({ id }) => id === 'red-2d') ?? {}, { effect: 'rock', points: 2 });
    }),
    /A sacred rock is worth 1 point, found 2/,
  );
  assert.equal(change('red-2d', { effect: 'rock', points: 1 }), 'accepted');
});

test('what is said to come from the rulebook has the numbers of the rulebook', () => {
  const changes: [RegExp, (edition: typeof base) => void][] = [
    [/^gods\[5\]: The rulebook says 2 0, found 3 0/, ({ gods }) => Object.assign(gods[5] ?? {}, { points: 3 })],
    [/^gods\[0\]: The rulebook says 1 5, found 1 4/, ({ gods }) => Object.assign(gods[0] ?? {}, { worshipers: 4 })],
    [/^temples.3: The rulebook says 2 4 9, found 2 4 7/, ({ temples }) => Object.assign(temples, { 3: [2, 4, 7] })],
    [/^wilderness: The rulebook says -1, found -2/, edition => Object.assign(edition, { wilderness: -2 })],
    [/^supply: The rulebook says 10, found 9/, edition => Object.assign(edition, { supply: 9 })],
    [/^exchange: The rulebook says 3, found 2/, edition => Object.assign(edition, { exchange: 2 })],
    [
      /^cancelationTokens: The rulebook says 18, found 20/,
      edition => Object.assign(edition, { cancelationTokens: 20 }),
    ],
  ];
  for (const [why, change] of changes) {
    assert.match(broken(change), why);
    const ours = broken(edition => {
      change(edition);
      Object.assign(edition.provenance, { gods: 'public source', temples: 'public source', limits: 'public source' });
    });
    assert.equal(ours, 'accepted', `${why}`);
  }
});

test('tables begun with an earlier edition can still be opened, and only with exactly that one', () => {
  assert.deepEqual(
    earlier.map(edition => openBox(edition).digest),
    earlierDigests,
  );
  const [rocks] = earlier as [typeof base];
  assert.throws(() => openBox({ ...rocks, id: 'mine' }), /A sacred rock is worth 1 point, found 2/);
});

test('an edition must make sense: costs, effects, colours, mystic values', () => {
  assert.match(change('red-2a', { id: 'pink-2a' }), /Colour, level and a letter/);
  assert.match(change('red-2a', { id: 'red-4a' }), /Colour, level and a letter/);
  assert.match(change('red-2a', { cost: 'red pink' }), /cost: Colours are yellow, .* found “pink”/);
  assert.match(change('red-2a', { effect: 'earthquake' }), /effect: Effects are farm, village/);
  assert.match(change('red-2a', { effect: 'constructor' }), /effect: Effects are farm, village/);
  for (const effect of ['volcano red', 'volcano 0 red', 'volcano 3', 'volcano 3 red red'])
    assert.match(change('red-2a', { effect }), /For instance “volcano 3 red yellow”/);
  assert.match(change('green-1b', { effect: 'conversion 2 any' }), /For instance “conversion 1 any”/);
  assert.match(change('green-2a', { effect: 'shrine 1' }), /Shrines are white/);
  assert.match(change('green-2a', { mystic: 20 }), /White regions have a mystic value, and only they/);
  assert.match(change('white-1a', { mystic: 0 }), /White regions have a mystic value, and only they/);
  assert.match(change('white-1a', { mystic: 13 }), /has the same mystic value/);
  assert.match(change('yellow-2a', { effect: 'farm blue' }), /only one reduction token for blue/);
});

test('a reconstruction keeps to what is inferred about the printed regions; a true box need not', () => {
  const moved = (edition: typeof base & { tiles: Tile[] }) => {
    const tile = edition.tiles.find(({ id }) => id === 'red-1a');
    Object.assign(tile ?? {}, { id: 'blue-1e', effect: 'conversion 1 red', points: 0 });
  };
  assert.match(broken(moved), /^tiles: There are 4 red regions of level 1, found 3/);
  assert.equal(
    broken(edition => {
      moved(edition);
      edition.provenance.tiles = 'public source';
    }),
    'accepted',
  );
  const twins = { effect: 'rock', points: 1 };
  assert.match(change('green-1b', twins), /green-1b and green-1a are the same/);
  assert.equal(
    broken(edition => {
      Object.assign(edition.tiles.find(({ id }) => id === 'green-1b') ?? {}, twins);
      edition.provenance.tiles = 'public source';
    }),
    'accepted',
  );
  assert.match(change('blue-2a', { effect: 'forest 2 red' }), /forest belongs to green/);
  assert.match(change('yellow-1c', { effect: 'rock', points: 1, cost: 'red' }), /one farm for each colour/);
  assert.match(
    broken(({ tiles }) => {
      for (const tile of tiles) if (tile.id.includes('-3')) tile.points = 0;
    }),
    /Costs and points rise by level/,
  );
});

test('two editions with the same values have the same digest, others do not', () => {
  assert.equal(openBox(structuredClone(base)).digest, box.digest);
  const other = structuredClone(base);
  other.provenance.tiles = 'public source';
  assert.notEqual(openBox(other).digest, box.digest);
});
