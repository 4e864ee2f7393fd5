import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance, openTable } from '@atoll/engine';
import { story } from '@atoll/engine/kit';
import { godIds, type OrbisEvent, type OrbisMove, tileKinds } from '../rules/types.ts';
import { game as base, type Front, gameWith, laying, type Played, play, scene } from '../test/scenes.ts';
import { components } from './components.ts';
import { text } from './text.ts';
import { faceText } from './tiles.ts';

const view = ({ game, state }: Played) => game.view(state, state.active);
const line = (table: Played, move: OrbisMove) => text.move(move, view(table), table.game.box);
const ask = (table: Played) => {
  const decision = table.game.decision(table.state);
  assert.ok(decision);
  return text.prompt(decision, view(table), table.game.box);
};
const none = { yellow: 0, green: 0, red: 0, blue: 0, white: 0 };

/** A region of this front, laid beside another one. */
function laid(id: string, front: Front, worshipers = '', crowd: Record<string, string> = {}): Played {
  const table = laying({ fronts: { [id]: front }, worlds: [{ worshipers, pyramid: ['red-1a'] }], crowd }, id);
  play(table, { do: 'place', spot: '1,1', side: 'region' });
  return table;
}

test('a tile reads as everything that is printed on it', () => {
  const mystic = base.box.faces[base.box.tileIds.indexOf('white-2a')]?.mystic ?? 0;
  const { box } = gameWith({
    'green-2a': { cost: 'green blue white', effect: 'forest 2 yellow red', points: 3 },
    'white-2a': { cost: 'white any any', effect: 'shrine 2', points: 1, mystic },
    'blue-1c': { effect: 'conversion 2 white' },
  });
  const read = (id: string) => {
    const face = box.faces[box.tileIds.indexOf(id)];
    assert.ok(face);
    return faceText(face);
  };
  assert.deepEqual(read('green-2a'), {
    de: 'Wald (Grün, Stufe 2): 2 Nachbarn in Gelb oder Rot, 3 Punkte, kostet 1\u00a0×\u00a0Grün, 1\u00a0×\u00a0Blau und 1\u00a0×\u00a0Weiß',
    en: 'forest (green, level 2): 2 yellow or red neighbours, 3 points, costs 1 green, 1 blue and 1 white',
  });
  assert.equal(
    read('white-2a').de,
    `Kultstätte (Weiß, Stufe 2): 2 Kultstätten, 1 Punkt, Mystikwert ${mystic}, kostet 1\u00a0×\u00a0Weiß und 2 × beliebig`,
  );
  assert.equal(read('blue-1c').en, 'conversion (blue, level 1): 2 white worshippers, 0 points, free');
});

test('every front of the edition reads differently in both languages', () => {
  for (const language of ['de', 'en'] as const)
    assert.equal(new Set(base.box.faces.map(face => faceText(face)[language])).size, 65);
});

test('moves read as what they do', () => {
  const taking = scene({ display: ['blue-1a'], worlds: [{ worshipers: '3 blue' }] });
  assert.match(line(taking, { do: 'take', tile: 'blue-1a' }).de, /^Nimm den Heiligen Felsen \(Blau, Stufe 1\): /);
  assert.equal(line(taking, { do: 'god', god: 'training' }).en, 'Take the Goddess in Training: 2 points at the end.');
  assert.equal(
    line(taking, { do: 'exchange', from: 'blue', to: 'red' }).de,
    'Tausch 3\u00a0×\u00a0Blau gegen 1\u00a0×\u00a0Rot',
  );
  const placing = laying({ worlds: [{ pyramid: ['blue-1c', 'red-1a blue-1d red-1b'] }] }, 'blue-1a');
  const place = (spot: string, side: 'region' | 'wilderness') => line(placing, { do: 'place', spot, side });
  assert.equal(place('1,-1', 'region').de, 'Als Landschaft auf Ebene 1, links daneben');
  assert.equal(place('1,3', 'wilderness').en, 'As a wilderness in row 1, at its right');
  assert.equal(place('2,1', 'region').de, 'Als Landschaft auf Ebene 2, 2. von links');
  const volcano = laid('red-2a', { effect: 'volcano 1 blue' }, '', { 'yellow-1a': '2 blue' });
  assert.equal(
    line(volcano, { do: 'erupt', tile: 'yellow-1a', colour: 'blue' }).en,
    'Remove a blue worshipper from the sacred rock (yellow, level 1), top middle',
  );
  assert.equal(
    line(volcano, { do: 'erupt', tile: 'yellow-1a', colour: 'blue' }).de,
    'Entferne einen blauen Anhänger vom Heiligen Felsen (Gelb, Stufe 1), oben Mitte',
  );
  const village = laid('yellow-2d', { effect: 'village 2' }, '2 red 1 blue');
  assert.equal(
    line(village, { do: 'return', ...none, red: 1, blue: 1 }).de,
    'Leg zurück: 1\u00a0×\u00a0Rot und 1\u00a0×\u00a0Blau',
  );
  assert.equal(line(village, { do: 'cancel' }).en, 'Decline: a cancellation token');
});

test('what is asked is said in one sentence, with what matters for it', () => {
  assert.equal(ask(scene()).de, 'Nimm eine Landschaft aus der Auslage oder eine Gottheit.');
  assert.equal(ask(scene({ worlds: [{ god: 'love' }] })).en, 'Take a region from the display.');
  const full = ['red-2a red-2b', 'red-2c red-2d red-3a', 'white-1a white-1b white-1c white-1d'];
  const five = 'yellow-1a yellow-1b yellow-1c yellow-1d yellow-2a';
  assert.equal(ask(scene({ worlds: [{ pyramid: [...full, five] }] })).de, 'Nimm dir eine Gottheit.');
  assert.equal(
    ask(laid('yellow-2d', { effect: 'village 2' }, '3 red')).de,
    'Leg für das Dorf 2 Anhänger zurück, sonst zählt es nicht.',
  );
  assert.equal(
    ask(laid('red-2a', { effect: 'volcano 2 blue green' }, '', { 'yellow-1a': '3 blue' })).en,
    'Remove 2 worshippers from the display (blue or green), or decline.',
  );
  assert.equal(
    ask(laid('green-2a', { cost: 'red any', effect: 'rock' }, '2 red 1 blue')).de,
    'Womit bezahlst du? Es kostet 1\u00a0×\u00a0Rot und 1 × beliebig.',
  );
});

test('every event has its line, and names who did it', () => {
  const names = ['Anna', 'Ben'];
  const label = { tile: 'red-2a', kind: 'volcano', colour: 'red', level: 2 } as const;
  const worshipers = { ...none, red: 2, blue: 1 };
  const told: [OrbisEvent, string][] = [
    [{ type: 'took', seat: 1, cell: 4, ...label }, 'Ben nimmt den Vulkan (Rot, Stufe 2), in der Mitte.'],
    [{ type: 'created', seat: 1, colour: 'red', cells: [1, 3] }, 'Daneben entstehen 2 rote Anhänger.'],
    [{ type: 'created', seat: 1, colour: 'red', cells: [1] }, 'Daneben entsteht 1 roter Anhänger.'],
    [{ type: 'collected', seat: 1, cell: 4, worshipers }, 'Ben sammelt ein: 2\u00a0×\u00a0Rot und 1\u00a0×\u00a0Blau.'],
    [{ type: 'placed', seat: 1, spot: '2,-1', ...label }, 'Ben legt den Vulkan (Rot, Stufe 2) auf Ebene 2.'],
    [
      { type: 'wilderness', seat: 1, spot: '1,0', need: false, ...label },
      'Ben legt den Vulkan (Rot, Stufe 2) als Wildnis auf Ebene 1.',
    ],
    [
      { type: 'wilderness', seat: 1, spot: '1,0', need: true, ...label },
      'Ben muss den Vulkan (Rot, Stufe 2) als Wildnis auf Ebene 1 legen.',
    ],
    [{ type: 'paid', seat: 1, worshipers }, 'Ben bezahlt mit 2\u00a0×\u00a0Rot und 1\u00a0×\u00a0Blau.'],
    [{ type: 'reduction', seat: 1, colour: 'blue' }, 'Ben braucht ab jetzt kein Blau mehr zu zahlen.'],
    [
      { type: 'converted', seat: 1, worshipers },
      'Ben bekommt durch die Bekehrung 2\u00a0×\u00a0Rot und 1\u00a0×\u00a0Blau.',
    ],
    [
      { type: 'settled', seat: 1, spot: '1,0', worshipers },
      'Ben legt für das Dorf 2\u00a0×\u00a0Rot und 1\u00a0×\u00a0Blau zurück.',
    ],
    [
      { type: 'erupted', seat: 1, cell: 0, colour: 'red' },
      'Der Vulkan von Ben entfernt einen roten Anhänger, oben links.',
    ],
    [
      { type: 'watered', seat: 1, spot: '2,0', colour: 'white' },
      'Darunter liegt Weiß: Die Bewässerungsanlage von Ben zählt.',
    ],
    [{ type: 'cancelled', seat: 1, spot: '2,0', ...label }, 'Bei Ben nicht erfüllt: Vulkan (Rot, Stufe 2).'],
    [{ type: 'god', seat: 1, god: 'seas' }, 'Ben nimmt den Gott der Meere.'],
    [{ type: 'blessed', seat: 1, worshipers }, 'Ben bekommt 2\u00a0×\u00a0Rot und 1\u00a0×\u00a0Blau.'],
    [
      { type: 'sacrificed', seat: 1, worshipers },
      'Ben legt für den Gott des Todes 2\u00a0×\u00a0Rot und 1\u00a0×\u00a0Blau zurück.',
    ],
    [{ type: 'godCancelled', seat: 1, god: 'death' }, 'Bei Ben nicht erfüllt: Gott des Todes.'],
    [
      { type: 'exchanged', seat: 1, from: 'red', to: 'blue' },
      'Ben tauscht 3\u00a0×\u00a0Rot gegen 1\u00a0×\u00a0Blau.',
    ],
    [{ type: 'discarded', seat: 1, colour: 'red', count: 2 }, 'Ben legt 2\u00a0×\u00a0Rot zurück.'],
    [{ type: 'revealed', cell: 8, ...label }, 'Neu in der Auslage: Vulkan (Rot, Stufe 2), unten rechts.'],
    [
      { type: 'temple', seat: 1, shrines: 1, mystic: 8, points: 7 },
      'Tempel für Ben: 1 Kultstätte (Mystikwert 8), 7 Punkte.',
    ],
    [{ type: 'godScored', seat: 1, god: 'fire', points: 0 }, 'Göttin des Feuers (Ben): 0 Punkte.'],
    [{ type: 'end', winners: [1] }, 'Ben gewinnt.'],
    [{ type: 'end', winners: [0, 1] }, 'Anna und Ben gewinnen gemeinsam.'],
  ];
  for (const [event, de] of told) {
    assert.equal(text.event(event, names, base.box)?.de, de);
    assert.ok(text.event(event, names, base.box)?.en);
  }
  assert.equal(text.event({ type: 'turn', seat: 0, round: 3 }, names, base.box), null);
});

test('every kind of event and of decision comes up in random games, and has words', () => {
  const events = new Set<string>();
  const kinds = new Set<string>();
  for (let n = 0; n < 60; n++) {
    const { state, chance } = openTable(base, { seats: 2 + (n % 3) }, `words ${n}`);
    const luck = new Chance(`words ${n}`);
    for (const decision of story.decisions(base, state)) {
      kinds.add(decision.kind);
      base.play(state, luck.pick(base.moves(state)), chance, event => events.add(event.type));
    }
  }
  assert.equal(events.size, 23);
  assert.deepEqual([...kinds].sort(), Object.keys(text.kinds).sort());
});

test('every component has a name and an effect in both languages', () => {
  for (const id of [...tileKinds, ...godIds, 'worshiper', 'wilderness', 'reduction', 'cancelation', 'temple'] as const)
    for (const language of ['de', 'en'] as const) {
      assert.ok(components[id].name[language]);
      assert.match(components[id].effect[language], /^[\p{Lu}\d].*\.$/u);
    }
});
