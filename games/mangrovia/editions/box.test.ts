import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput } from '@atoll/engine';
import { countOf, sizeOf } from '../rules/packs.ts';
import { landscapes, pathIds } from '../rules/types.ts';
import { baseGame, plainEdition, printedField } from '../test/scenes.ts';
import { landingsOf, openBox, siteOf } from './box.ts';

const { box } = baseGame;
const { fields, paths } = box;
const idsOf = (list: readonly number[]) => list.map(field => box.fieldIds[field]);

test('eight paths of seven fields: four run down from their statues, four to the right', () => {
  assert.deepEqual(
    paths.map(path => [path.id, path.runs, path.fields.length]),
    pathIds.map((id, i) => [id, i < 4 ? 'down' : 'right', 7]),
  );
  assert.deepEqual(idsOf(paths[0]?.fields ?? []), ['A-E', 'A-EF', 'A-F', 'A-FG', 'A-G', 'A-GH', 'A-H']);
  assert.deepEqual(idsOf(paths[5]?.fields ?? []), ['A-F', 'AB-F', 'B-F', 'BC-F', 'C-F', 'CD-F', 'D-F']);
});

test('forty-eight fields: sixteen on two paths, twenty-four on one, eight on none', () => {
  const on = (n: number) => fields.filter(field => field.paths.length === n).length;
  assert.deepEqual([fields.length, on(2), on(1), on(0)], [48, 16, 24, 8]);
});

test('stone place above at the right, pole place below at the left, rings of eight around a centre that is no field', () => {
  assert.deepEqual(idsOf(box.stoneFields), ['C-E', 'CD-E', 'D-E', 'C-EF', 'D-EF', 'C-F', 'CD-F', 'D-F']);
  assert.deepEqual(idsOf(box.poleFields), ['A-G', 'AB-G', 'B-G', 'A-GH', 'B-GH', 'A-H', 'AB-H', 'B-H']);
  for (const centre of ['CD-EF', 'AB-GH', 'BC-FG']) assert.equal(box.fieldAt.has(centre), false);
});

test('the corners of the two places lie on two paths and so count for three areas', () => {
  for (const place of [box.stoneFields, box.poleFields])
    assert.deepEqual(place.map(field => fields[field]?.paths.length).sort(), [1, 1, 1, 1, 2, 2, 2, 2]);
});

test('amulet fields lie on no path and bring no points', () => {
  assert.equal(box.amuletFields.length, 8);
  for (const field of box.amuletFields) {
    assert.deepEqual(fields[field]?.paths, []);
    assert.equal(fields[field]?.points, 0);
  }
});

test('two fields show two landscapes, on no place; one of them is worth four points', () => {
  const two = fields.filter(field => field.landscapes.length === 2);
  assert.equal(two.length, 2);
  assert.ok(two.every(field => field.place === null && field.allowsDouble));
  assert.ok(two.some(field => field.points === 4));
});

test('every field has a price in treasures or in amulets, and some fields of paths are paid in amulets', () => {
  assert.ok(fields.every(field => field.price > 0));
  const amulets = fields.filter(field => field.currency === 'amulets');
  assert.ok(amulets.length >= 4 && amulets.length <= 12);
  assert.ok(amulets.every(field => field.paths.length > 0));
});

test('the fields that are attested are there', () => {
  printedField({ landscape: 'sand', treasures: 7, points: 1 });
  printedField({ landscape: 'water', amulets: 5 });
  const double = printedField({ landscape: 'water', treasures: 10, points: 4 });
  assert.equal(fields[box.fieldAt.get(double) as number]?.allowsDouble, true);
  printedField({ landscape: 'reed', treasures: 8 });
  assert.ok(fields.filter(field => field.currency === 'treasures' && field.price === 7).length >= 2);
  const pairs = fields.flatMap(reed =>
    fields.filter(
      water =>
        reed.landscapes.join() === 'reed' &&
        reed.points === 3 &&
        water.landscapes.join() === 'water' &&
        water.points === 0 &&
        [reed, water].every(field => field.currency === 'treasures') &&
        reed.price + water.price === 14 &&
        reed.price !== 7,
    ),
  );
  assert.ok(pairs.length > 0);
});

test('landscapes are spread evenly, over the board and along every path', () => {
  const count = (list: typeof fields) => landscapes.map(name => list.filter(f => f.landscapes.includes(name)).length);
  for (const n of count(fields)) assert.ok(n >= 11 && n <= 14, count(fields).join());
  for (const path of paths)
    for (const n of count(path.fields.map(field => fields[field]))) assert.ok(n >= 1 && n <= 3, `${path.id} ${n}`);
});

test('second place on a path is half of first place; A brings 12 and 6, B 10 and 5', () => {
  for (const { first, second } of paths) assert.equal(second * 2, first);
  assert.deepEqual(
    paths.slice(0, 2).map(({ first, second }) => [first, second]),
    [
      [12, 6],
      [10, 5],
    ],
  );
});

test('43 treasures and 32 landscape cards; ten start cards worth 7 to 11 a pair', () => {
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5].map(kind => countOf(box.allTreasures, kind)),
    [9, 8, 7, 7, 6, 6],
  );
  assert.deepEqual(
    [0, 1, 2, 3].map(kind => countOf(box.allLandscapes, kind)),
    [8, 8, 8, 8],
  );
  assert.deepEqual(
    box.edition.startCards.map(([a = 0, b = 0]) => a + b),
    [7, 8, 9, 10, 11],
  );
});

test('forty amulets, five of them of value 1', () => {
  assert.equal(sizeOf(box.allAmulets), 40);
  assert.equal(countOf(box.allAmulets, 0), 5);
});

test('one grey hut symbol on the stone place and no white one there; one white one on the pole place', () => {
  const on = (symbol: string, place: string | null) =>
    fields.filter(field => field.neutral === symbol && field.place === place).length;
  assert.deepEqual([on('grey', 'stone'), on('white', 'stone'), on('grey', 'pole'), on('white', 'pole')], [1, 0, 0, 1]);
});

test('a cult site lies between two landings: 1 and 12, 2 and 11, and so on to 6 and 7', () => {
  for (let site = 0; site < 6; site++) {
    const [out, home] = landingsOf(site);
    assert.equal(out + home, 13);
    assert.deepEqual([siteOf(out), siteOf(home)], [site, site]);
  }
  assert.deepEqual(landingsOf(0), [1, 12]);
});

test('the landings allow what is known of them', () => {
  const at = (landing: number) => box.landings[landing - 1]?.join(' ');
  assert.deepEqual([1, 2, 3, 4, 5, 8, 9, 10, 11, 12].map(at), [
    'open open pile',
    'amulets',
    'open',
    'open pile',
    'any any',
    'amulets-or-hut',
    'hut-or-double',
    'two-huts',
    'hut pile',
    'birds',
  ]);
  assert.ok(box.landings[5]?.every(action => ['open', 'pile', 'any'].includes(action)));
  assert.equal(at(7), 'hut');
});

test('every table of the edition says where it comes from', () => {
  assert.ok(Object.keys(box.edition.provenance).length >= 10);
  assert.equal(box.edition.provenance.board, 'reconstructed');
  assert.match(box.edition.note?.en ?? '', /reconstructed/);
});

type Draft = ReturnType<typeof plainEdition>;
const field = (draft: Draft, id: string) => draft.fields.find(f => f.id === id) as Record<string, unknown>;

/** What can be wrong with an edition, where, and what is said about it. */
const mistakes: readonly (readonly [(draft: Draft) => unknown, string, RegExp])[] = [
  [e => Object.assign(e, { fields: e.fields.slice(0, 10) }), 'fields', /entries/],
  [e => Object.assign(field(e, 'A-E'), { id: 'A-F' }), 'fields[', /two fields A-F/],
  [e => Object.assign(field(e, 'A-EF'), { at: [0, 0] }), 'fields[', /Another field lies here/],
  [e => Object.assign(field(e, 'A-E'), { landscape: 'lava' }), 'fields[0].landscape', /one or two different/],
  [e => Object.assign(field(e, 'A-E'), { landscape: 'sand sand' }), 'fields[0].landscape', /one or two different/],
  [e => Object.assign(field(e, 'A-E'), { landscape: '' }), 'fields[0].landscape', /one or two different/],
  [e => Object.assign(field(e, 'A-E'), { amulets: 3 }), 'fields[0]', /only one of them/],
  [e => Object.assign(field(e, 'A-E'), { treasures: undefined }), 'fields[0]', /only one of them/],
  [e => Object.assign(field(e, 'A-E'), { landscape: 'sand reed' }), 'fields', /Two fields show two/],
  [
    e => {
      Object.assign(field(e, 'B-F'), { landscape: 'sand' });
      Object.assign(field(e, 'C-E'), { landscape: 'sand reed' });
    },
    'fields[',
    /no place and no amulet field/,
  ],
  [e => Object.assign(e.paths[0] ?? {}, { id: 'B' }), 'paths[0].id', /Path A stands here/],
  [e => Object.assign(e.paths[0] ?? {}, { second: 13 }), 'paths[0].second', /no more than first/],
  [e => Object.assign(field(e, 'A-E'), { paths: 'A Z' }), 'fields[0].paths', /Paths are called/],
  [e => Object.assign(field(e, 'A-E'), { paths: 'B E' }), 'fields', /not straight/],
  [
    e => {
      for (const f of e.fields) if (f.paths === 'A') f.paths = 'A E';
    },
    'fields',
    /not straight/,
  ],
  [
    e => {
      for (const f of e.fields as { paths?: string; place?: string }[])
        if (f.paths?.includes('D'))
          Object.assign(f, { paths: f.paths.replace('D', '').trim(), place: f.place ?? 'amulet' });
    },
    'fields',
    /too few fields/,
  ],
  [e => Object.assign(field(e, 'A-E'), { place: 'stone' }), 'fields', /stone: eight fields/],
  [e => Object.assign(field(e, 'C-E'), { place: undefined }), 'fields', /stone: eight fields/],
  [e => Object.assign(field(e, 'isle-1'), { place: undefined }), 'fields[40]', /counts for nothing/],
  [e => Object.assign(field(e, 'isle-1'), { points: 1 }), 'fields[40].points', /no points/],
  [e => Object.assign(field(e, 'CD-F'), { neutral: undefined }), 'fields', /grey hut symbols: 3/],
  [
    e => {
      Object.assign(field(e, 'CD-F'), { neutral: undefined });
      Object.assign(field(e, 'A-E'), { neutral: 'grey' });
    },
    'fields',
    /grey hut symbols, stone: 1/,
  ],
  [e => e.poles.tiles.reverse(), 'poles.tiles', /rise/],
  [e => Object.assign(e, { landings: [...e.landings.slice(0, 11), ['pile']] }), 'landings[11]', /last landing/],
  [
    e => Object.assign(e, { landings: e.landings.map((l, i) => (i === 11 ? l : ['open'])) }),
    'landings',
    /Nobody can build/,
  ],
  [e => Object.assign(e, { birds: ['sand', 'sand'] }), 'birds', /two different|Two different/],
  [e => Object.assign(e.stoneTiles, { joker: 3 }), 'stoneTiles', /Eight tiles/],
  [e => Object.assign(e.seats['5'], { huts: 12 }), 'seats.5.huts', /no room/],
  [e => Object.assign(e.seats['4'], { bowls: 2 }), 'seats.4.bowls', /not so many cult sites/],
  [e => Object.assign(e.landscapes, { sand: 0, reed: 0, water: 0 }), 'landscapes', /Too few cards/],
  [e => Object.assign(e.treasures, { '2': 16 }), 'treasures.2', /whole number/],
  [e => Object.assign(e, { treasures: { '2': 3, '3': 0, '4': 0, '5': 0, '6': 0, '7': 0 } }), 'treasures', /Too few/],
  [e => Object.assign(e, { extra: 1 }), 'extra', /no such field/],
];

test('an edition that makes no board is refused with the place and the reason', () => {
  for (const [spoil, path, reason] of mistakes) {
    const draft = plainEdition();
    spoil(draft);
    assert.throws(
      () => openBox(draft),
      (error: unknown) => {
        assert.ok(error instanceof BadInput, String(error));
        assert.ok(error.path.startsWith(path), `${error.path} for ${path}: ${error.message}`);
        assert.match(error.words.en, reason);
        assert.ok(error.words.de);
        return true;
      },
      `${path} ${reason}`,
    );
  }
});

test('an edition with other values opens, and has a digest of its own', () => {
  assert.notEqual(openBox(plainEdition()).digest, openBox(plainEdition({ 'A-E': { treasures: 8 } })).digest);
});
