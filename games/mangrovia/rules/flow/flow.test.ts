import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  asked,
  baseGame,
  birds,
  bowl,
  building,
  collecting,
  drawing,
  offered,
  passing,
  play,
  refused,
  scene,
  supply,
} from '../../test/scenes.ts';
import { rulebook } from '../../text/rulebook.ts';
import { BLOCKED, FREE, type MangroviaEvent } from '../types.ts';

const piles = { treasurePile: '2 2 2 2 3 3 3 3', landscapePile: 'sand sand reed reed water water' };
const kinds = (events: readonly MangroviaEvent[]) => events.map(({ type }) => type);

test('example 1: without a bowl at landing 1 the boat goes on to landing 2, where yellow collects amulets', () => {
  const t = scene({ seats: 4, start: 0, ...piles, treasures: '2', ones: 5 });
  const events = play(t, bowl(3), bowl(4), bowl(5), bowl(2));
  assert.deepEqual(events.at(-1), { type: 'boat', landing: 2, seat: 3 });
  assert.equal(asked(t), '3 amulets');
  play(t, collecting);
  assert.equal(t.s.boat, 3);
});

test('example 2: one bowl serves both landings of its site: an open card at 3, huts at 10 when the boat gets there', () => {
  const t = scene({ boat: 3, bowls: { 3: 1 }, treasures: '7', supplies: [{}, { landscapes: 'water' }], ...piles });
  assert.equal(asked(t), '1 draw');
  play(t, drawing('treasure-7'));
  assert.equal(t.s.boat, 10);
  assert.equal(asked(t), '1 build');
  play(t, building('A-E', '7'));
  assert.equal(t.s.fields[t.game.box.fieldAt.get('A-E') as number], 2);
});

test('the boat visits 1 to 12 in order and stops where bowls are', () => {
  const t = scene({ seats: 4, ...piles, treasures: '2 3 4 5', landscapes: 'sand sand reed', ones: 5 });
  const stops: string[] = [];
  const hear = (events: readonly MangroviaEvent[]) => {
    for (const event of events) if (event.type === 'boat') stops.push(`${event.landing} ${event.seat}`);
  };
  hear(play(t, bowl(6), bowl(1), bowl(2), bowl(4)));
  while (t.s.round === 1) hear(play(t, t.game.moves(t.s).at(-1) as Parameters<typeof play>[1]));
  assert.deepEqual(stops, ['1 1', '2 2', '4 3', '6 0', '7 0', '9 3', '11 2', '12 1']);
});

test('two seats: the boat passes landings 6 and 7 over', () => {
  const t = scene({
    seats: 2,
    boat: 5,
    bowls: { 5: 0, 4: 1 },
    supplies: [{}, { landscapes: 'water', treasures: '7' }],
    ...piles,
  });
  play(t, passing, passing);
  assert.equal(t.s.boat, 9);
  assert.equal(t.s.sites[5], BLOCKED);
});

test('the order of a landing stays: at 1 two open cards first, then one face down', () => {
  const t = scene({ boat: 1, treasures: '2 3 4', ...piles });
  assert.equal(refused(t, drawing('treasure-pile')), 'open-wanted');
  play(t, drawing('treasure-2'));
  assert.equal(refused(t, drawing('landscape-pile')), 'open-wanted');
  play(t, drawing('treasure-3'));
  assert.equal(refused(t, drawing('treasure-4')), 'pile-wanted');
  assert.equal(refused(t, drawing('treasure-pile')), null);
});

test('at landing 11 the hut comes before the card', () => {
  const t = scene({ boat: 11, supplies: [{ landscapes: 'water', treasures: '7' }], ...piles });
  assert.equal(asked(t), '0 build');
  assert.equal(refused(t, drawing('treasure-pile')), 'build-asked');
  play(t, building('A-E', '7'));
  assert.equal(asked(t), '0 draw');
});

test('every single card may be skipped, and the next one still drawn', () => {
  const t = scene({ boat: 4, treasures: '2', ...piles });
  play(t, passing);
  assert.equal(asked(t), '0 draw');
  play(t, drawing('treasure-pile'));
  assert.notEqual(supply(t, 0).treasures, 0);
  assert.equal(t.s.openTreasures[0], 2);
});

test('the hut of landing 11 may be skipped and the card drawn', () => {
  const t = scene({ boat: 11, supplies: [{ landscapes: 'water', treasures: '7' }], ...piles });
  play(t, passing);
  assert.equal(asked(t), '0 draw');
});

test('amulets may be skipped', () => {
  const t = scene({ boat: 2, ones: 5, ...piles });
  const events = play(t, passing);
  assert.deepEqual(events[0], { type: 'passed', seat: 0, what: 'amulets', need: false });
  assert.deepEqual([supply(t, 0).amulets, t.s.ones], [0, 5]);
});

test('landing 5: two cards, each open or face down as one likes', () => {
  const t = scene({ boat: 5, treasures: '2 3', ...piles });
  assert.deepEqual(offered(t, 'card'), ['treasure-2', 'treasure-3', 'treasure-pile', 'landscape-pile']);
  play(t, drawing('landscape-pile'));
  assert.deepEqual(offered(t, 'card'), ['treasure-2', 'treasure-3', 'treasure-pile', 'landscape-pile']);
  play(t, drawing('treasure-3'));
  assert.notEqual(asked(t), '0 draw');
});

test('landing 6 of the base game is a draw of four cards, the first three of them open, and landing 7 a hut', () => {
  assert.deepEqual(baseGame.box.landings[5], ['open', 'open', 'open', 'pile']);
  assert.deepEqual(baseGame.box.landings[6], ['hut']);
});

/** How the rulebook tells a landing of these actions, in German and in English. */
const told: Readonly<Record<string, readonly [string, string]>> = {
  'open open pile': ['zwei offene Karten, dann eine verdeckte', 'two face-up cards, then one face down'],
  amulets: ['Amulette', 'amulets'],
  open: ['eine offene Karte', 'one face-up card'],
  'open pile': ['eine offene, dann eine verdeckte', 'one face up, then one face down'],
  'any any': ['zwei Karten, jede offen oder verdeckt', 'two cards, each face up or face down'],
  'open open open pile': ['drei offene, dann eine verdeckte', 'three face up, then one face down'],
  hut: ['eine Hütte', 'a hut'],
  'amulets-or-hut': ['Amulette oder eine Hütte', 'amulets or a hut'],
  'hut-or-double': ['eine Hütte oder eine Doppelhütte', 'a hut or a double hut'],
  'two-huts': ['bis zu zwei Hütten', 'up to two huts'],
  'hut pile': ['eine Hütte, dann eine verdeckte Karte', 'a hut, then a face-down card'],
  birds: ['die Paradiesvögel', 'the birds of paradise'],
};

test('the rulebook tells every landing as it is on the board', () => {
  const { text } = rulebook.flatMap(({ rules }) => rules).find(({ id }) => id === 'R25') ?? {};
  for (const [i, actions] of baseGame.box.landings.entries()) {
    const [de, en] = told[actions.join(' ')] ?? [];
    assert.ok(text?.de.includes(`${i + 1}: ${de}.`), `${i + 1}: ${de}`);
    assert.ok(text?.en.includes(`${i + 1}: ${en}.`), `${i + 1}: ${en}`);
  }
});

test('landing 8: amulets or one hut, not both', () => {
  const eight = () =>
    scene({ boat: 8, ones: 5, supplies: [{ landscapes: 'water water', treasures: '7 7' }], ...piles });
  const collected = eight();
  play(collected, collecting);
  assert.notEqual(collected.s.boat, 8);
  const built = eight();
  play(built, building('A-E', '7'));
  assert.notEqual(built.s.boat, 8);
  assert.equal(supply(built, 0).amulets, 0);
});

test('landing 7 offers a hut and nothing else', () => {
  const t = scene({ boat: 7, ones: 5, supplies: [{ landscapes: 'water water', treasures: '7 7' }], ...piles });
  assert.deepEqual([...new Set(offered(t, 'do'))], ['build', 'pass']);
  assert.deepEqual(offered(t, 'huts'), [1]);
  assert.equal(refused(t, collecting), 'no-amulets-here');
});

test('landing 9: one hut or one double hut, not both', () => {
  const nine = () => scene({ boat: 9, supplies: [{ landscapes: 'water water water', treasures: '7 7 7' }], ...piles });
  assert.deepEqual(offered(nine(), 'huts'), [1, 2]);
  for (const huts of [1, 2] as const) {
    const t = nine();
    play(t, building('A-E', huts === 1 ? '7' : '7+7', { huts }));
    assert.notEqual(t.s.boat, 9);
  }
});

test('the player at the top site begins the next round', () => {
  const t = scene({ seats: 4, start: 0, boat: 12, bowls: { 1: 2 }, ...piles });
  const events = play(t, birds('sand+reed'));
  assert.equal(t.s.start, 2);
  assert.ok(events.some(e => e.type === 'talisman' && e.seat === 2 && e.by === 'site'));
  assert.equal(asked(t), '2 bowl');
});

test('nobody at the top site: the talisman goes to the right', () => {
  for (const [start, next] of [
    [2, 1],
    [0, 3],
  ] as const) {
    const t = scene({
      seats: 4,
      start,
      boat: 11,
      bowls: { 2: 3 },
      steps: [{ kind: 'draw', seat: 3, from: 'pile' }],
      ...piles,
    });
    const events = play(t, passing);
    assert.equal(t.s.start, next);
    assert.ok(events.some(e => e.type === 'talisman' && e.by === 'neighbour'));
    assert.equal(asked(t), `${next} bowl`);
  }
});

test('example 10: nobody at the top site: the birds go from water and sand to mangroves and reeds', () => {
  const t = scene({
    seats: 4,
    birds: 'water sand',
    boat: 11,
    steps: [{ kind: 'draw', seat: 0, from: 'pile' }],
    ...piles,
  });
  const events = play(t, passing);
  assert.deepEqual(t.game.view(t.s, 0).birds, ['mangrove', 'reed']);
  assert.deepEqual(
    events.find(e => e.type === 'birds'),
    { type: 'birds', seat: 3, birds: ['mangrove', 'reed'], must: true },
  );
});

test('somebody at the top site: the birds stay where they were put', () => {
  const t = scene({ seats: 4, boat: 12, birds: 'water sand', ...piles });
  play(t, birds('water+sand'));
  assert.deepEqual(t.game.view(t.s, 0).birds, ['water', 'sand']);
});

test('bowls come back and the boat returns; the blocked site stays blocked', () => {
  const t = scene({ seats: 2, boat: 12, bowls: { 2: 1, 3: 0, 4: 1 }, ...piles });
  play(t, birds('water+sand'));
  assert.deepEqual(t.s.sites, [FREE, FREE, FREE, FREE, FREE, BLOCKED]);
  assert.deepEqual([t.s.boat, t.s.phase, t.s.round], [0, 'bowls', 2]);
});

test('the displays are filled up to four and three, and open cards stay where they were', () => {
  const t = scene({ boat: 12, treasures: '- 7 - -', landscapes: '- sand -', ...piles });
  const events = play(t, birds('water+sand'));
  assert.equal(t.s.openTreasures.filter(Boolean).length, 4);
  assert.equal(t.s.openLandscapes.filter(Boolean).length, 3);
  assert.deepEqual([t.s.openTreasures[1], t.s.openLandscapes[1]], [7, 3]);
  const laid = events.find(e => e.type === 'laidOut');
  assert.deepEqual(laid?.type === 'laidOut' && [laid.treasures.map(c => c.slot), laid.landscapes.map(c => c.slot)], [
    [0, 2, 3],
    [0, 2],
  ]);
});

test('the displays are filled as far as there are cards, from the discards too', () => {
  const t = scene({ boat: 12, treasurePile: '2', treasureDiscard: '5', landscapePile: 'sand' });
  const events = play(t, birds('water+sand'));
  assert.deepEqual(t.s.openTreasures, [2, 5, 0, 0]);
  assert.deepEqual(t.s.openLandscapes, [3, 0, 0]);
  assert.ok(kinds(events).includes('reshuffled'));
});

test('after the last hut the round is played to its end: others still act at later landings', () => {
  const t = scene({
    boat: 7,
    bowls: { 6: 0, 4: 1 },
    supplies: [
      { huts: 1, landscapes: 'water', treasures: '7' },
      { landscapes: 'water', treasures: '7' },
    ],
    ...piles,
  });
  const events = play(t, building('A-E', '7'));
  assert.ok(kinds(events).includes('lastHut'));
  assert.equal(asked(t), '1 build');
  assert.equal(t.game.view(t.s, 0).lastRound, true);
  play(t, building('A-F', '7'));
  assert.equal(asked(t), 'over');
  assert.equal(t.game.scoresheet(t.s).final, true);
});

test('after the last round no further one is prepared: talisman, birds and displays stay as they are', () => {
  const t = scene({
    seats: 4,
    boat: 7,
    bowls: { 6: 0 },
    start: 2,
    birds: 'mangrove water',
    treasures: '3 - - -',
    supplies: [{ huts: 1, landscapes: 'water', treasures: '7' }],
    ...piles,
  });
  const { birds, round } = t.s;
  const told = kinds(play(t, building('A-E', '7')));
  assert.equal(asked(t), 'over');
  assert.deepEqual([t.s.start, t.s.birds, t.s.round, t.s.openTreasures], [2, birds, round, [3, 0, 0, 0]]);
  assert.deepEqual(
    told.filter(kind => kind === 'talisman' || kind === 'round'),
    [],
  );
});

test('as long as everybody has a hut left, another round follows', () => {
  const t = scene({ boat: 7, supplies: [{ huts: 2, landscapes: 'water', treasures: '7' }], ...piles });
  play(t, building('A-E', '7'));
  assert.equal(t.s.round, 2);
  assert.equal(t.s.over, false);
});

test('the end tells every path, the places, the amulets and who has won', () => {
  const t = scene({
    boat: 7,
    huts: { 'C-E': 1 },
    supplies: [{ huts: 1, landscapes: 'water', treasures: '7', amulets: '2 4' }],
    ...piles,
  });
  const events = play(t, building('A-E', '7'));
  assert.equal(kinds(events).filter(type => type === 'pathScored').length, 8);
  for (const type of ['stoneScored', 'poleScored', 'amuletsScored'])
    assert.ok(kinds(events).includes(type as never), type);
  assert.deepEqual(events.at(-1), { type: 'end', winners: [0] });
});

test('where everybody can see that there is nothing to choose, play goes on by itself', () => {
  const t = scene({ seats: 4, boat: 3, bowls: { 3: 0, 4: 1 }, treasures: '2', ...piles });
  // Seat 0 takes the last open card, so seat 1 has none at landing 4, and no hand to build with at 9.
  const events = play(t, drawing('treasure-2'));
  assert.deepEqual(events.slice(1, 3), [
    { type: 'boat', landing: 4, seat: 1 },
    { type: 'passed', seat: 1, what: 'draw', need: true },
  ]);
  play(t, passing);
  assert.equal(t.s.phase, 'bowls');
});
