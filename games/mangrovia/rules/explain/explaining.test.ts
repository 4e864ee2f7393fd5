import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { serialise } from '@atoll/engine';
import { building, type Played, play, refused, scene } from '../../test/scenes.ts';
import { lacksAt } from './explainingBuilding.ts';

const bowls = scene({ seats: 3 });
const started = scene({ seats: 2 });
play(started, { do: 'bowl', site: 3 });
const open = scene({ boat: 3, treasures: '2', treasurePile: '3' });
const pile = scene({
  boat: 11,
  steps: [{ kind: 'draw', seat: 0, from: 'pile' }],
  landscapePile: 'sand',
  treasures: '2',
});
const amulets = scene({ boat: 2, ones: 5 });
const thrown = scene({ boat: 2, huts: { 'isle-1': 0, 'isle-2': 0 }, bag: '2 5' });
play(thrown, { do: 'amulets' });
const birds = scene({ boat: 12 });
const printed = { 'A-E': { amulets: 5 }, 'B-E': { landscape: 'sand' } };
const hand = { landscapes: 'water water sand', treasures: '2 3 4 5 6', amulets: '1 4', start: '3 4' };
const hut = scene({ boat: 7, printed, huts: { 'A-F': 0 }, supplies: [hand] });
const eight = scene({ boat: 8, supplies: [hand] });
const double = scene({ boat: 9, printed, huts: { 'A-F': 0 }, supplies: [hand] });
const last = scene({ boat: 9, supplies: [{ ...hand, huts: 1 }] });
const joker = scene({ boat: 7, tiles: 'all', printed, supplies: [{ ...hand, tiles: 'joker' }] });
const both = scene({ boat: 9, birds: 'water reed', supplies: [{ ...hand, landscapes: 'water reed' }] });
const gone = scene({ boat: 9, supplies: [{ ...hand, landscapes: 'water' }] });
const poor = scene({ boat: 7, supplies: [{ landscapes: 'water', treasures: '6' }] });

/** Every reason, with a move that meets it. */
const reasons: Readonly<Record<string, [table: Played, move: unknown]>> = {
  'bowl-asked': [bowls, { do: 'pass' }],
  'draw-asked': [open, { do: 'bowl', site: 1 }],
  'amulets-asked': [amulets, { do: 'draw', card: 'sand' }],
  'throw-asked': [thrown, { do: 'pass' }],
  'build-asked': [hut, { do: 'birds', birds: 'sand+reed' }],
  'birds-asked': [birds, { do: 'pass' }],
  'bowl-shape': [bowls, { do: 'bowl' }],
  'draw-shape': [open, { do: 'draw' }],
  'amulets-shape': [amulets, { do: 'amulets', extra: 1 }],
  'throw-shape': [thrown, { do: 'throw' }],
  'build-shape': [hut, { do: 'build', field: 'C-E' }],
  'birds-shape': [birds, { do: 'birds' }],
  'pass-shape': [open, { do: 'pass', card: 'sand' }],
  'no-such-site': [bowls, { do: 'bowl', site: 7 }],
  'site-blocked': [started, { do: 'bowl', site: 6 }],
  'site-taken': [started, { do: 'bowl', site: 3 }],
  'top-barred': [bowls, { do: 'bowl', site: 1 }],
  'no-such-card': [open, { do: 'draw', card: 'treasure-8' }],
  'open-wanted': [open, { do: 'draw', card: 'treasure-pile' }],
  'pile-wanted': [pile, { do: 'draw', card: 'treasure-2' }],
  'pile-empty': [pile, { do: 'draw', card: 'treasure-pile' }],
  'not-open': [open, { do: 'draw', card: 'treasure-3' }],
  'not-drawn': [thrown, { do: 'throw', amulet: 3 }],
  'no-such-perch': [birds, { do: 'birds', birds: 'sand+sand' }],
  'no-amulets-here': [hut, { do: 'amulets' }],
  'no-amulets-left': [eight, { do: 'amulets' }],
  'no-such-field': [hut, building('CD-EF', '3+4')],
  'no-such-huts': [hut, { ...building('C-E', '3+4'), huts: 3 }],
  occupied: [hut, building('A-F', '3+4')],
  'no-upgrade': [double, building('A-F', '3+5+6', { huts: 2 })],
  'no-double-here': [hut, building('B-FG', '3+5+6', { huts: 2 })],
  'double-place': [double, building('C-E', '3+5+6', { huts: 2 })],
  'one-hut-left': [last, building('B-FG', '3+5+6', { huts: 2 })],
  'no-bird': [hut, building('B-E', '3+4', { cards: 'sand' })],
  'no-landscape-card': [gone, building('B-FG', '3+5+6', { huts: 2 })],
  'cannot-pay': [poor, building('A-E', '6')],
  'wrong-landscape': [hut, building('C-E', '3+4', { cards: 'sand' })],
  'card-count': [double, building('B-FG', '3+5+6', { huts: 2, cards: 'water' })],
  'cards-order': [both, building('C-G', '3+5+6', { huts: 2, cards: 'reed+water' })],
  'no-joker': [hut, building('C-E', '3+4', { cards: 'water+joker' })],
  'joker-not-needed': [joker, building('C-E', '3+4', { cards: 'water+joker' })],
  'wrong-currency': [hut, building('A-E', '7')],
  'pay-order': [hut, building('C-E', '4+3')],
  overpaid: [hut, building('C-E', '4+5')],
  underpaid: [hut, building('C-E', '2+4')],
  'pay-not-yours': [hut, building('C-E', '2+2+3')],
};

test('every reason is met by a move, says so in both languages and names its rule', () => {
  for (const [code, [table, move]] of Object.entries(reasons)) {
    const before = serialise(table.s);
    assert.equal(refused(table, move), code, JSON.stringify(move));
    const { words, rule } = table.game.explain(table.s, move);
    assert.ok(words.de.length > 5 && words.en.length > 5);
    assert.match(rule ?? '', /^R\d+$/, code);
    assert.equal(serialise(table.s), before);
  }
});

test('there is no reason that no move meets', () => {
  const known = new Set(Object.keys(reasons));
  for (const file of ['explaining.ts', 'explainingBuilding.ts']) {
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    for (const [, code = ''] of source.matchAll(/refusal\(\s*'([a-z-]+)'/g))
      if (code !== 'legal' && code !== 'over') assert.ok(known.has(code), `${code} is tried by no test`);
  }
});

test('nothing speaks against a legal move', () => {
  for (const { game, s } of [bowls, started, open, pile, amulets, thrown, birds, hut, eight, double, last, joker])
    for (const move of game.moves(s)) assert.equal(game.explain(s, move).code, 'legal', JSON.stringify(move));
});

test('a move that is only begun is explained as far as it goes', () => {
  assert.equal(hut.game.explain(hut.s, { field: 'B-E' }).code, 'no-bird');
  assert.equal(hut.game.explain(hut.s, { field: 'A-F' }).code, 'occupied');
  assert.equal(poor.game.explain(poor.s, { field: 'A-E' }).code, 'cannot-pay');
  assert.equal(hut.game.explain(hut.s, { field: 'C-E' }).code, 'build-shape');
  assert.equal(open.game.explain(open.s, { card: 'treasure-3' }).code, 'not-open');
  assert.equal(bowls.game.explain(bowls.s, { site: 1 }).code, 'top-barred');
});

test('a field that takes a double hut but no single one is not refused', () => {
  // Fourteen can be paid exactly, seven cannot.
  const t = scene({ boat: 9, supplies: [{ landscapes: 'water water', treasures: '3 5 6' }] });
  assert.equal(t.game.explain(t.s, { field: 'A-E' }).code, 'build-shape');
  assert.equal(t.game.explain(t.s, { field: 'A-E', huts: 1 }).code, 'cannot-pay');
  assert.equal(t.game.explain(t.s, { field: 'A-E', huts: 2 }).code, 'build-shape');
});

test('refusals name what is missing: the landscape, the sum', () => {
  assert.match(hut.game.explain(hut.s, { field: 'B-E' }).words.en, /No bird of paradise sits on sand/);
  assert.match(hut.game.explain(hut.s, { field: 'B-E' }).words.de, /Auf Sand sitzt kein Paradiesvogel/);
  assert.match(poor.game.explain(poor.s, { field: 'A-E' }).words.en, /exactly 7/);
});

test('a refusal says how many landscape cards are missing, and which', () => {
  const why = (landscapes: string, field = 'B-FG', birds = 'water reed') => {
    const t = scene({ boat: 9, birds, supplies: [{ ...hand, landscapes }] });
    return t.game.explain(t.s, { do: 'build', field, huts: 2 }).words;
  };
  assert.deepEqual(why('water'), {
    de: 'Dafür fehlt dir eine Landschaftskarte: Wasser.',
    en: 'You still need a landscape card for that: water.',
  });
  assert.equal(why('sand').de, 'Dafür fehlen dir zwei Landschaftskarten: Wasser.');
  // C-G shows water and reeds.
  assert.equal(why('water', 'C-G').de, 'Dafür fehlt dir eine Landschaftskarte: Wasser oder Schilf.');
  assert.equal(why('water', 'C-G', 'water sand').de, 'Dafür fehlt dir eine Landschaftskarte: Wasser.');
  assert.equal(why('sand', 'C-G').en, 'You still need two landscape cards for that: water or reeds.');
});

test('players read what to choose yet; programs read the fields of the move, and how a value is written', () => {
  const begun = hut.game.explain(hut.s, { field: 'C-E' });
  assert.equal(begun.words.de, 'Hier kannst du bauen: Wähl noch, womit du zahlst.');
  assert.equal(begun.detail, 'do, field, huts, cards, pay');
  const order = both.game.explain(both.s, building('C-G', '3+5+6', { huts: 2, cards: 'reed+water' }));
  assert.equal(order.detail, 'water+reed');
  assert.equal(hut.game.explain(hut.s, building('C-E', '4+3')).detail, '3+4');
});

test('cards of the right landscape in the wrong number or order are not called the wrong landscape', () => {
  const why = (cards: string, huts: 1 | 2) => {
    const { words, rule } = both.game.explain(both.s, building('C-G', '3+5+6', { huts, cards }));
    return `${rule} ${words.en}`;
  };
  assert.match(why('water', 2), /^R57 .*two landscape cards/);
  assert.match(why('water+water+reed', 2), /^R57 .*two landscape cards/);
  assert.match(why('water+reed', 1), /^R46 .*one landscape card/);
  assert.match(why('reed+water', 2), /^R62 Write the cards in the other order/);
  assert.match(why('sand', 1), /^R61 This space shows water and reeds/);
  assert.match(why('', 2), /^R62 This space shows/);
});

test('garbage is told what is asked', () => {
  for (const odd of [null, 7, 'x', [], {}, { x: 1 }, { do: 7 }])
    assert.ok(['bowl-asked', 'bowl-shape'].includes(refused(bowls, odd) ?? ''), JSON.stringify(odd));
});

test('what a seat lacks for a field can be asked for every field, also when it is not its turn', () => {
  const { box } = hut.game;
  const at = (id: string) => lacksAt(box, hut.s, 0, box.fieldAt.get(id) as number);
  assert.equal(at('A-F'), null);
  assert.deepEqual(at('C-E'), { bird: false, card: false, price: false });
  assert.deepEqual(at('B-E'), { bird: true, card: false, price: false });
  assert.deepEqual(lacksAt(box, hut.s, 1, box.fieldAt.get('C-E') as number), { bird: false, card: true, price: true });
});
