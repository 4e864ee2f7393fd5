import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadInput, openTable } from '@atoll/engine';
import { openCacao } from '../rules/game.ts';
import { box } from '../test/scenes.ts';
import base from './base.json' with { type: 'json' };
import { jungleCounts, openBox, workerCounts } from './box.ts';

const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
const byId = (ids: readonly string[], counts: readonly number[]) =>
  Object.fromEntries(ids.map((id, type) => [id, counts[type]]));

test('28 jungle tiles of ten kinds are in the box', () => {
  assert.deepEqual(byId(box.jungleIds, jungleCounts(box, 4)), {
    plantation1: 6,
    plantation2: 2,
    market2: 2,
    market3: 4,
    market4: 1,
    mine1: 2,
    mine2: 1,
    water: 3,
    sun: 2,
    temple: 5,
  });
  assert.equal(sum(jungleCounts(box, 3)), 28);
  assert.equal(sum(jungleCounts(box, 4)), 28);
});

test('with two seats seven jungle tiles stay in the box', () => {
  assert.deepEqual(byId(box.jungleIds, jungleCounts(box, 2)), {
    plantation1: 4,
    plantation2: 2,
    market2: 2,
    market3: 3,
    market4: 1,
    mine1: 1,
    mine2: 1,
    water: 2,
    sun: 1,
    temple: 4,
  });
  assert.equal(sum(jungleCounts(box, 2)), 21);
});

test('everybody has eleven worker tiles of four kinds, with four workers on each', () => {
  assert.deepEqual(byId(box.workerIds, workerCounts(box, 2)), {
    '1-1-1-1': 4,
    '2-1-0-1': 5,
    '3-0-0-1': 1,
    '3-1-0-0': 1,
  });
  for (let type = 0; type < 4; type++)
    for (let turn = 0; turn < 4; turn++)
      assert.equal(sum([...box.edgeWorkers.slice((type * 4 + turn) * 4, (type * 4 + turn) * 4 + 4)]), 4);
});

test('with three seats everybody goes without one 1-1-1-1, with four also without one 2-1-0-1', () => {
  assert.deepEqual(byId(box.workerIds, workerCounts(box, 3)), {
    '1-1-1-1': 3,
    '2-1-0-1': 5,
    '3-0-0-1': 1,
    '3-1-0-0': 1,
  });
  assert.deepEqual(byId(box.workerIds, workerCounts(box, 4)), {
    '1-1-1-1': 3,
    '2-1-0-1': 4,
    '3-0-0-1': 1,
    '3-1-0-0': 1,
  });
});

test('the two tiles with three workers on a side are mirror images: no turn makes one the other', () => {
  const turned = (id: string) => {
    const type = box.workerIds.indexOf(id);
    return [0, 1, 2, 3].map(turn =>
      [...box.edgeWorkers.slice((type * 4 + turn) * 4, (type * 4 + turn) * 4 + 4)].join(),
    );
  };
  const [one, other] = [turned('3-0-0-1'), turned('3-1-0-0')];
  assert.equal(new Set([...one, ...other]).size, 8);
});

test('the water track has nine fields from -10 to 16, the village five storage and three sun places', () => {
  assert.deepEqual(box.edition.waterTrack, [-10, -4, -1, 0, 2, 4, 7, 11, 16]);
  assert.deepEqual([box.edition.storage, box.edition.sunPlaces], [5, 3]);
});

type Edition = typeof base;

/** What is said of the base edition with one thing changed. */
function refusalOf(change: (edition: Edition) => void): { path: string; words: string } | null {
  const edition = structuredClone(base);
  change(edition);
  try {
    openBox(edition);
    return null;
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    assert.ok(error.words.de.length > 10 && error.words.en.length > 10);
    return { path: error.path, words: error.words.en };
  }
}

const tile = (edition: Edition, i = 0) => edition.jungle[i];
const worker = (edition: Edition, i = 0) => edition.workers[i];
const begin = (edition: Edition, i = 0) => edition.start[i];

test('an edition that is not sound is refused with the place and the reason', () => {
  const bad: [change: (edition: Edition) => void, path: string, words: RegExp][] = [
    [e => delete (e as Partial<Edition>).storage, 'storage', /whole number from 1 to 50, found nothing/],
    [e => Object.assign(e, { storrage: 5 }), 'storrage', /no such field/],
    [e => Object.assign(tile(e), { kind: 'volcano' }), 'jungle[0].kind', /one of plantation, market/],
    [e => Object.assign(tile(e), { count: 0 }), 'jungle[0].count', /from 1 to 30/],
    [e => Object.assign(tile(e), { count: 9 }), 'jungle', /At most 30 jungle tiles, found 31/],
    [e => Object.assign(tile(e), { removedForTwo: 7 }), 'jungle[0].removedForTwo', /only 6 of them/],
    [e => Object.assign(tile(e, 2), { value: 0 }), 'jungle[2].value', /Only a temple/],
    [e => Object.assign(tile(e, 1), { id: 'plantation1' }), 'jungle[1].id', /appears twice/],
    [e => Object.assign(worker(e, 1), { id: '1-1-1-1' }), 'workers[1].id', /appears twice/],
    [e => Object.assign(worker(e), { id: '1-1-1' }), 'workers[0].id', /Four numbers, read clockwise/],
    [
      e => e.workers.splice(0, 9, { id: '1-1-1-1', count: { '2': 1, '3': 0, '4': 1 } }),
      'workers',
      /With 3 seats nobody/,
    ],
    [e => Object.assign(worker(e).count, { '4': -1 }), 'workers[0].count.4', /from 0 to 30/],
    [e => Object.assign(begin(e), { cell: '0,1' }), 'start[0].cell', /no jungle space near the middle/],
    [e => Object.assign(begin(e), { cell: 'here' }), 'start[0].cell', /no jungle space near the middle/],
    [e => Object.assign(begin(e), { cell: '20,20' }), 'start[0].cell', /no jungle space near the middle/],
    [e => Object.assign(begin(e), { cell: '1,1' }), 'start', /touch at a corner/],
    [e => Object.assign(begin(e), { cell: '-1,1' }), 'start', /touch at a corner/],
    [e => Object.assign(begin(e), { jungle: 'market9' }), 'start[0].jungle', /no tile market9/],
    [e => e.start.pop(), 'start', /Expected 2 entries, found 1/],
    [e => Object.assign(e, { waterTrack: [-10, 0, 0, 4] }), 'waterTrack', /a value of its own/],
    [e => Object.assign(e, { waterTrack: [0] }), 'waterTrack', /2–50 entries/],
    [e => Object.assign(e, { display: 1 }), 'display', /from 2 to 5/],
    [e => Object.assign(e.provenance, { jungle: 'hearsay' }), 'provenance.jungle', /one of rulebook/],
    [e => Object.assign(e.temple, { first: 'six' }), 'temple.first', /whole number/],
    [e => Object.assign(e, { name: { de: 'Nur deutsch' } }), 'name.en', /text, found nothing/],
  ];
  for (const [change, path, words] of bad) {
    const said = refusalOf(change);
    assert.equal(said?.path, path);
    assert.match(said?.words ?? '', words);
  }
  assert.equal(
    refusalOf(() => {}),
    null,
  );
});

test('an edition is known by a digest of its values', () => {
  const same = openBox(structuredClone(base));
  assert.equal(same.digest, box.digest);
  assert.notEqual(openBox({ ...base, storage: 6 }).digest, box.digest);
});

test('an edition with other values plays by them', () => {
  const game = openCacao({ ...base, hand: 4, waterTrack: [-3, 0, 9] });
  const { state } = openTable(game, { seats: 2 }, 'other values');
  assert.deepEqual(
    game.scoresheet(state).rows.map(row => row.total),
    [-3, -3],
  );
  assert.equal(game.view(state, 0).villages[0]?.hand?.length, 4);
});
