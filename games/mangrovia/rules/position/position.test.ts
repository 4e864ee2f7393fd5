import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { BadInput, Chance, openTable, serialise } from '@atoll/engine';
import { story } from '@atoll/engine/kit';
import { baseGame as game } from '../../test/scenes.ts';
import { countOf, sizeOf } from '../packs.ts';
import type { MangroviaState, TileOption } from '../types.ts';

/* Positions are loose JSON here, so that they can be damaged. */
// biome-ignore lint/suspicious/noExplicitAny: a position that is being damaged has no type
type Json = any;

const json = (s: MangroviaState): Json => JSON.parse(JSON.stringify(game.writePosition(s)));

/** A game played at random up to the first position of the kind that is wanted. */
function until(wanted: (s: MangroviaState) => boolean, seats = 3, stoneTiles: TileOption = 'none'): Json {
  for (let n = 0; n < 50; n++) {
    const { state, chance } = openTable(game, { seats, options: { stoneTiles } }, `position ${n}`);
    const luck = new Chance(`position ${n}`);
    for (const _ of story.decisions(game, state)) {
      if (wanted(state)) return json(state);
      game.play(state, luck.pick(game.moves(state)), chance);
    }
    if (wanted(state)) return json(state);
  }
  throw new Error('No such position came up.');
}

const kind = (wanted: string) => (s: MangroviaState) => s.steps.at(-1)?.kind === wanted;

test('a short position: what is left out is as at the start of a game', () => {
  const s = game.readPosition({
    seats: 4,
    openTreasures: [2, 3, 4, 5],
    openLandscapes: ['sand', 'sand', 'reed'],
    supplies: [{ treasures: [7, 7] }, {}, {}, { landscapes: ['water'], amulets: [1, 6] }],
  });
  assert.deepEqual(game.decision(s), { seat: 0, kind: 'bowl' });
  assert.equal(sizeOf(s.treasurePile), 43 - 4 - 2);
  assert.equal(sizeOf(s.landscapePile), 32 - 3 - 1);
  assert.deepEqual([sizeOf(s.bag), s.ones, countOf(s.bag, 0)], [34, 4, 0]);
});

test('with two seats the neutral huts, their pole tile and the blocked site are there by themselves', () => {
  const s = game.readPosition({
    seats: 2,
    openTreasures: [2, 3, 4, 5],
    openLandscapes: ['sand', 'sand', 'reed'],
    supplies: [{ amulets: [1], seenOnes: 1 }, {}],
  });
  const v = game.view(s, 'spectator');
  assert.equal(v.fields.filter(({ owner }) => owner === 'neutral').length, 10);
  assert.equal(v.sites[5], 'blocked');
  assert.equal(v.poleTile, 3);
});

test('whose decision it is follows from the bowls', () => {
  const s = game.readPosition({
    seats: 4,
    start: 2,
    phase: 'boat',
    boat: 7,
    sites: [null, 0, 1, 2, null, 3],
    openTreasures: [2, 3, 4, 5],
    openLandscapes: ['sand', 'sand', 'reed'],
    supplies: [{}, {}, {}, { treasures: [7], landscapes: ['water'] }],
  });
  assert.deepEqual(game.decision(s), { seat: 3, kind: 'build' });
});

test('every kind of decision can be written and read, also at the end of a game', () => {
  for (const wanted of ['bowl', 'draw', 'amulets', 'throw', 'build', 'birds'])
    for (const option of ['none', 'all'] as const) {
      const written = until(kind(wanted), 3, option);
      assert.equal(serialise(json(game.readPosition(written))), serialise(written), wanted);
    }
  const over = until(s => s.over, 5);
  assert.equal(game.decision(game.readPosition(over)), null);
});

const bowls = until(s => kind('bowl')(s) && s.round === 3 && s.sites.filter(o => o >= 0).length === 1);
const first = until(kind('bowl'));
const building = until(s => kind('build')(s) && s.boat === 10 && s.round > 2 && s.poleTiles.filter(Boolean).length > 1);
const throwing = until(kind('throw'), 2);
const drawing = until(s => kind('draw')(s) && s.boat === 1);
const tiled = until(s => kind('bowl')(s) && s.round > 4 && s.supplies.some(v => v.statues > 0), 3, 'statues');
const mixed = until(s => kind('bowl')(s) && s.round > 4 && s.supplies.some(v => v.jokers > 0), 3, 'others');
const over = until(s => s.over);
const two = until(s => kind('bowl')(s) && s.round === 2, 2);

/** A damage, where it is found, and what is said about it. */
const damages: readonly (readonly [Json, (p: Json) => unknown, string, RegExp])[] = [
  [bowls, p => Object.assign(p, { seats: 6 }), 'seats', /whole number/],
  [bowls, p => Object.assign(p, { first: 3 }), 'first', /not so many seats/],
  [bowls, p => Object.assign(p, { start: 4 }), 'start', /not so many seats/],
  [bowls, p => p.supplies.pop(), 'supplies', /3 seats need 3 supplies/],
  [bowls, p => Object.assign(p, { birds: ['sand', 'sand'] }), 'birds', /two different/],
  [bowls, p => Object.assign(p, { boat: 3 }), 'boat', /boat waits/],
  [bowls, p => (p.sites = [2, 2, 2, null, null, null]), 'sites', /in turn from seat/],
  [bowls, p => (p.sites = p.sites.map((o: unknown) => (o === null ? 4 : o))), 'sites[', /not so many seats/],
  [bowls, p => (p.sites[5] = 'blocked'), 'sites[5]', /With two seats/],
  [two, p => (p.sites[5] = null), 'sites[5]', /With two seats/],
  [first, p => (p.sites = [p.start, null, null, null, null, null]), 'sites[0]', /never stands at the top/],
  [first, p => (p.openTreasures[0] = null), 'openTreasures', /displays are full/],
  [bowls, p => (p.openTreasures[0] = null), 'openTreasures', /as long as there are cards/],
  [bowls, p => p.openLandscapes.pop(), 'openLandscapes', /3 places/],
  [bowls, p => (p.sites = [0, 1, 2, 0, 1, 2]), 'sites', /cannot be 6 of 6/],
  [building, p => (p.sites[0] = null), 'sites', /in turn from seat|cannot be/],
  [building, p => (p.boat = 0), 'boat', /No bowl waits/],
  [building, p => (p.over = true), 'over', /after landing 12/],
  [building, p => p.huts.push({ field: 'X', owner: 0 }), 'huts[', /No field is called/],
  [building, p => p.huts.push(p.huts[0]), 'huts[', /a hut here already/],
  [building, p => (p.huts[0].owner = 4), 'huts[0].owner', /not so many seats/],
  [
    building,
    p =>
      Object.assign(
        p.huts.find((h: Json) => h.poleTile),
        { huts: 2 },
      ),
    'huts[',
    /No double hut/,
  ],
  [building, p => delete p.huts.find((h: Json) => h.poleTile).poleTile, 'huts[', /pole place and nowhere else/],
  [
    building,
    p =>
      Object.assign(
        p.huts.find((h: Json) => !h.poleTile),
        { poleTile: 9 },
      ),
    'huts[',
    /nowhere else/,
  ],
  [building, p => (p.huts.find((h: Json) => h.poleTile).poleTile = 9), 'huts', /come in order/],
  [building, p => (p.huts.find((h: Json) => h.owner === 'neutral').owner = 0), 'huts', /Neutral huts stand/],
  [
    building,
    p => {
      const free = game.box.fieldIds.filter(id => !p.huts.some((h: Json) => h.field === id) && id.startsWith('isle'));
      for (const field of [...free, 'A-E', 'A-EF', 'A-F', 'AB-E', 'AB-F', 'B-E', 'BC-F', 'B-FG', 'D-FG', 'CD-G'])
        if (!p.huts.some((h: Json) => h.field === field)) p.huts.push({ field, owner: 0 });
    },
    'huts',
    /does not have so many huts/,
  ],
  [building, p => (p.steps = []), 'steps', /always something to do/],
  [building, p => (p.steps = [{ kind: 'birds' }]), 'steps', /not what is to be done/],
  [building, p => (p.steps[0].left = 3), 'steps[0].left', /whole number/],
  [building, p => (p.steps[0].double = true), 'steps', /not what is to be done/],
  [drawing, p => p.steps.push({ kind: 'draw', from: 'pile' }), 'steps', /not what is to be done/],
  [drawing, p => (p.steps[0].from = 'any'), 'steps', /not what is to be done/],
  [
    drawing,
    p => Object.assign(p, { openTreasures: [null, null, null, null], openLandscapes: [null, null, null] }),
    'steps',
    /nothing to decide/,
  ],
  [throwing, p => p.steps[0].drawn.push(2, 2, 2), 'steps[0].drawn', /This seat draws/],
  [
    throwing,
    p => {
      // One hut more, and the bag is not empty: then one amulet more was drawn.
      const owner = game.decision(game.readPosition(throwing))?.seat;
      const free = game.box.fieldIds.find(id => id.startsWith('isle') && !p.huts.some((h: Json) => h.field === id));
      p.huts.push({ field: free, owner });
      p.aside = [];
    },
    'steps[0].drawn',
    new RegExp(`This seat draws ${throwing.steps[0].drawn.length + 1} amulets`),
  ],
  [throwing, p => (p.steps[0].drawn = [2]), 'steps[0].drawn', /entries/],
  [throwing, p => Object.assign(p, { steps: [p.steps[0], { kind: 'birds' }] }), 'steps', /not what is to be done/],
  [over, p => (p.steps = [{ kind: 'bowl' }]), 'steps', /after the end/],
  [over, p => (p.over = false), 'steps', /always something to do/],
  [
    over,
    p => Object.assign(p, { phase: 'bowls', boat: 0, over: false, sites: [null, null, null, null, null, null] }),
    'phase',
    /no new round/,
  ],
  [bowls, p => p.supplies[0].treasures.push(...Array(16).fill(2)), 'supplies[0].treasures', /not so many of 2/],
  [bowls, p => p.supplies[0].treasures.push(7, 7, 7, 7, 7, 7, 7), 'treasures', /not so many treasures/],
  [bowls, p => p.supplies[0].landscapes.push(...Array(9).fill('reed')), 'landscapes', /not so many landscape cards/],
  [bowls, p => p.aside.push(...Array(14).fill(6)), 'amulets', /not so many amulets/],
  [bowls, p => Object.assign(p, { ones: 9 }), 'amulets', /not so many amulets/],
  [
    bowls,
    p => p.supplies[0].seenTreasures.push(7, 7, 7, 7, 7, 7),
    'supplies[0].seenTreasures',
    /Only what is still there/,
  ],
  [
    bowls,
    p => p.supplies[1].seenLandscapes.push('reed', 'reed', 'reed', 'reed', 'reed'),
    'supplies[1].seenLandscapes',
    /Only what is/,
  ],
  [bowls, p => Object.assign(p.supplies[1], { seenOnes: 3 }), 'supplies[1].seenOnes', /Only what is still there/],
  [bowls, p => (p.supplies[0].startCards = [7]), 'supplies[0].startCards', /start cards of this seat/],
  [bowls, p => (p.supplies[0].startCards = [3, 3]), 'supplies[0].startCards', /start cards of this seat/],
  [bowls, p => p.supplies[0].tiles.push(...Array(8).fill('joker')), 'supplies[0].tiles', /huts on the stone place/],
  [bowls, p => (p.stoneTiles['C-E'] = 'joker'), 'stoneTiles.C-E', /In the variant/],
  [bowls, p => (p.stoneTiles['A-E'] = 'joker'), 'stoneTiles.A-E', /no field of the stone place/],
  [tiled, p => delete p.stoneTiles[Object.keys(p.stoneTiles)[0]], 'stoneTiles.', /In the variant/],
  [tiled, p => (p.stoneTiles[Object.keys(p.stoneTiles)[0]] = 'joker'), 'stoneTiles', /not so many tiles/],
  [tiled, p => p.supplies.find((v: Json) => v.tiles.length).tiles.pop(), 'supplies[', /huts on the stone place/],
  [
    tiled,
    p => p.supplies.find((v: Json) => v.tiles.length).tiles.push('statue-A', 'statue-A'),
    'supplies[',
    /one of each|huts on the stone/,
  ],
  [mixed, p => Object.assign(p, { tiles: 'none' }), 'stoneTiles.', /In the variant/],
];

test('a position that cannot come about is refused with the place and the reason', () => {
  for (const [whole, damage, path, reason] of damages) {
    const damaged = structuredClone(whole);
    damage(damaged);
    assert.throws(
      () => game.readPosition(damaged),
      (error: unknown) => {
        assert.ok(error instanceof BadInput, String(error));
        assert.ok(error.path.startsWith(path), `${error.path}, wanted ${path}: ${error.words.en}`);
        assert.match(error.words.en, reason);
        assert.ok(error.words.de && error.words.de !== error.words.en);
        return true;
      },
      `${path} ${reason}`,
    );
  }
});

test('stone tiles chosen beside a position hold where it is silent, and may not contradict it', () => {
  const { tiles, ...silent } = structuredClone(tiled);
  assert.deepEqual(game.writePosition(game.readPosition(silent, { stoneTiles: tiles })), tiled);
  assert.deepEqual(game.writePosition(game.readPosition(tiled, { stoneTiles: tiles })), tiled);
  for (const [position, chosen, path] of [
    [tiled, 'none', 'tiles'],
    [silent, 'gold', 'options.stoneTiles'],
  ])
    assert.throws(
      () => game.readPosition(position, { stoneTiles: chosen }),
      (error: unknown) => error instanceof BadInput && error.path === path,
    );
});

test('a position of two seats knows the neutral hut’s pole tile', () => {
  const damaged = structuredClone(two);
  const pole = damaged.huts.find((h: Json) => h.owner === 'neutral' && h.poleTile);
  assert.equal(pole.poleTile, 2);
  pole.poleTile = 3;
  assert.throws(() => game.readPosition(damaged), /come in order|stands on the first tile/);
});

test('the example in the handbook can be read and played', () => {
  const handbook = readFileSync(new URL('../../../../docs/positions/mangrovia.md', import.meta.url), 'utf8');
  const [file, moves] = [...handbook.matchAll(/```json\n(.*?)```/gs)].map(([, text = '']) => JSON.parse(text));
  const s = game.readPosition(file.position);
  assert.deepEqual(game.decision(s), { seat: 1, kind: 'build' });
  story.play(game, s, ...moves);
  assert.equal(s.fields[game.box.fieldAt.get('D-H') as number], 2);
});
