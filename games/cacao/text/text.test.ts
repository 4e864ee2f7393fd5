import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance, openTable } from '@atoll/engine';
import base from '../editions/base.json' with { type: 'json' };
import type { CacaoEvent, CacaoMove, CacaoState } from '../rules/types.ts';
import { asked, decisions, game, play, type Scene, scene, start } from '../test/scenes.ts';
import { components, jungleTile, workerTile } from './components.ts';
import { wouldFill } from './surroundings.ts';
import { text } from './text.ts';

const line = (s: CacaoState, move: CacaoMove) => text.move(move, game.view(s, game.decision(s)?.seat ?? 0), game.box);
const choice = (s: CacaoState, field: string, value: string | number) =>
  text.choice(field, value, game.view(s, game.decision(s)?.seat ?? 0), game.box);
function ask(s: CacaoState): { de: string; en: string } {
  const decision = game.decision(s);
  assert.ok(decision);
  return text.prompt(decision, game.view(s, decision.seat), game.box);
}

/** Yellow's example turn, in which a space is filled and Red looks at it. */
const example: Scene = {
  board: [...start, '2,1 seat1 1-1-1-1'],
  display: ['market3', 'temple'],
  villages: [{ hand: ['2-1-0-1'], fruits: 1 }, { fruits: 1 }],
};
const toFill = scene(example);
play(toFill, { tile: '2-1-0-1', cell: '1,0', turn: 0 });
const toWork = game.copy(toFill);
play(toWork, { jungle: 'market3', space: '2,0' });
const late = scene({
  board: [...start, '1,0 seat0 1-1-1-1'],
  display: [],
  pile: [],
  villages: [{ hand: ['3-1-0-0'], pile: [], suns: 1 }],
});

test('a placing reads as what it does: where, which way, who works, what is filled', () => {
  assert.deepEqual(line(scene(example), { tile: '2-1-0-1', cell: '1,0', turn: 2 }), {
    de: 'Leg 2-1-0-1 neben den Markt 2 und die Einzelplantage (1. von oben), starke Seite nach Süden: 1 Arbeiter am neuen Plättchen, 2 am Markt 2, 1 an der Einzelplantage; ein Urwaldfeld wird gefüllt',
    en: 'Place 2-1-0-1 beside market 2 and the single plantation (first from the top), strong side south: 1 worker at the new tile, 2 at market 2, 1 at the single plantation; one jungle space gets filled',
  });
  assert.equal(
    line(scene(example), { tile: '3-1-0-0', cell: '-1,0', turn: 2 }).en,
    'Place 3-1-0-0 beside the single plantation (second from the top), strong side south: no worker at the jungle yet',
  );
  assert.equal(
    line(late, { tile: '3-1-0-0', cell: '1,0', turn: 3 }).de,
    'Überbaue dein Plättchen neben dem Markt 2 und der Einzelplantage mit 3-1-0-0, starke Seite nach Westen (ein Sonnenstein): 3 Arbeiter an der Einzelplantage',
  );
});

test('a filling says who would look at it', () => {
  assert.deepEqual(line(toFill, { jungle: 'market3', space: '2,0' }), {
    de: 'Markt 3 (Arbeiter dort: 1 von dir, 1 von anderen)',
    en: 'Market 3 (workers there: 1 of yours, 1 of others)',
  });
});

test('working says what it brings, and stopping what is left unused', () => {
  assert.equal(
    line(toWork, { edge: '1,0:E', workers: 1 }).en,
    '1 worker to the east: sell 1 fruit at market 3 for 3 gold',
  );
  assert.equal(
    line(toWork, { edge: '1,0:W', workers: 1 }).de,
    '1 Arbeiter nach Westen: 1 Frucht an der Einzelplantage ernten',
  );
  assert.equal(line(toWork, { edge: 'done' }).en, 'Done (unused: Market 3, Single plantation)');
});

test('what a line of work promises is what the log tells afterwards', () => {
  for (let n = 0; n < 40; n++) {
    const { state, chance } = openTable(game, { seats: 2 + (n % 3) }, `promise ${n}`);
    const luck = new Chance(`promise ${n}`);
    for (const _ of decisions(state)) {
      const move = luck.pick(game.moves(state));
      const promised = line(state, move).en;
      let worked: Extract<CacaoEvent, { type: 'worked' }> | undefined;
      game.play(state, move, chance, event => {
        if (event.type === 'worked') worked = event;
      });
      if (!worked) continue;
      const { fruits, gold, water, suns } = worked;
      if (fruits < 0) assert.match(promised, new RegExp(`sell ${-fruits} fruits? at market \\d for ${gold} gold`));
      else if (fruits > 0 && !promised.includes('up to')) assert.match(promised, new RegExp(`harvest ${fruits} fruit`));
      else if (gold > 0) assert.match(promised, new RegExp(`: ${gold} gold at gold mine`));
      else if (water > 0) assert.match(promised, new RegExp(`carrier ${water} field`));
      else if (suns > 0) assert.match(promised, new RegExp(`take ${suns} sun token`));
    }
  }
});

test('the spaces that a line says will be filled are those that the rules then fill', () => {
  let filled = 0;
  for (let n = 0; n < 30; n++) {
    const { state, chance } = openTable(game, { seats: 2 + (n % 3) }, `fills ${n}`);
    const luck = new Chance(`fills ${n}`);
    for (const _ of decisions(state)) {
      const move = luck.pick(game.moves(state));
      if ('cell' in move) {
        const said = wouldFill(game.view(state, state.active), move.cell).sort();
        const laid = game.copy(state);
        const spaces: string[] = [];
        game.play(laid, move, new Chance('look'), event => {
          if (event.type === 'filled') spaces.push(event.space);
        });
        const step = game.view(laid, 'spectator').steps.at(-1);
        if (step?.kind === 'fill') spaces.push(...step.spaces);
        const over = game.view(state, 0).tiles.some(tile => tile.cell === move.cell);
        if (!over && state.display.length >= said.length) assert.deepEqual(spaces.sort(), said);
        filled += said.length;
      }
      game.play(state, move, chance);
    }
  }
  assert.ok(filled > 300, `${filled}`);
});

test('what is asked is said in one sentence, with what matters for it', () => {
  assert.deepEqual(ask(scene({})), { de: 'Leg ein Arbeiterplättchen an.', en: 'Place a worker tile.' });
  assert.equal(ask(late).de, 'Leg dein letztes Arbeiterplättchen an, oder überbau für einen Sonnenstein ein eigenes.');
  assert.equal(ask(toFill).en, 'Which tile of the display goes on the marked space?');
  assert.equal(ask(toWork).de, 'Ernten oder verkaufen – was zuerst? Im Lager: 1 Frucht.');
  play(toWork, { edge: 'done' });
  assert.equal(asked(toWork), '1 work');
  assert.equal(ask(toWork).en, 'Market 3: sell or keep? In storage: 1 fruit.');
});

test('workers that could only take things are not asked for an order', () => {
  const s = scene({
    board: [...start, '2,1 seat1 1-1-1-1'],
    display: ['mine1', 'water'],
    villages: [{ hand: ['2-1-0-1'] }],
  });
  play(s, { tile: '2-1-0-1', cell: '1,0', turn: 0 });
  play(s, { jungle: 'mine1', space: '2,0' });
  play(s, { edge: '1,0:W', workers: 1 });
  assert.deepEqual(ask(s), { de: 'Deine Arbeiter können Gold holen.', en: 'Your workers can take gold.' });
});

test('two and three spaces are asked for in words of their own', () => {
  const two = scene({ board: [...start, '1,0 seat0 1-1-1-1', '1,2 seat1 1-1-1-1'], display: ['water', 'sun'] });
  const place = { tile: '1-1-1-1', cell: '2,1', turn: 0 } as const;
  play(two, place);
  assert.equal(ask(two).de, 'Füll die Urwaldfelder: Welches Plättchen kommt wohin?');
  const few = scene({ board: [...start, '1,0 seat0 1-1-1-1', '1,2 seat1 1-1-1-1'], display: ['water'], pile: [] });
  play(few, place);
  assert.equal(ask(few).en, 'Which space do you fill? There are not enough tiles for all.');
});

test('choices within a move have names that say what they are', () => {
  const s = scene({ ...example, villages: [{ hand: ['2-1-0-1', '2-1-0-1', '1-1-1-1'] }] });
  assert.equal(choice(s, 'tile', '2-1-0-1').en, 'Worker tile 2-1-0-1 (2 in hand)');
  assert.equal(choice(s, 'tile', '1-1-1-1').de, 'Arbeiterplättchen 1-1-1-1');
  assert.equal(choice(s, 'cell', '1,0').en, 'Space: south market 2, west single plantation');
  assert.equal(choice(s, 'turn', 1).de, 'starke Seite nach Osten');
  assert.equal(choice(late, 'cell', '1,0').de, 'Eigenes Plättchen überbauen: Süden Markt 2, Westen Einzelplantage');
  assert.equal(choice(toFill, 'jungle', 'market3').de, 'Markt 3');
  assert.equal(choice(toFill, 'space', '2,0').en, 'Jungle space');
  assert.equal(choice(toFill, 'edge', '2,1:W').en, 'To the west: 1 worker at market 2');
  assert.equal(choice(toFill, 'edge', 'done').de, 'Fertig');
  assert.equal(choice(toFill, 'workers', 2).en, '2 workers');
});

test('the log tells what happened, with names, and keeps a drawn tile for its owner', () => {
  const names = ['Anna', 'Ben'];
  const worked = {
    type: 'worked',
    seat: 1,
    edge: '2,1:N',
    space: '2,0',
    workers: 1,
    fruits: 0,
    gold: 0,
    water: 0,
    suns: 0,
    lost: 0,
  } as const;
  const told: [CacaoEvent, string][] = [
    [{ type: 'placed', seat: 0, tile: '2-1-0-1', cell: '1,0', turn: 0, over: false }, 'Anna legt ein Plättchen an.'],
    [
      { type: 'placed', seat: 0, tile: '2-1-0-1', cell: '1,0', turn: 0, over: true },
      'Anna gibt einen Sonnenstein ab und überbaut ein eigenes Plättchen.',
    ],
    [
      { type: 'filled', seat: 0, jungle: 'market3', space: '2,0', from: 'display' },
      'Anna füllt das Feld daneben: Markt 3.',
    ],
    [
      { type: 'filled', seat: 0, jungle: 'sun', space: '2,0', from: 'pile' },
      'Vom Stapel kommt daneben: Sonnenkultstätte.',
    ],
    [{ ...worked, jungle: 'market3', fruits: -2, gold: 6 }, 'Ben verkauft 2 Früchte am Markt 3 für 6 Gold.'],
    [
      { ...worked, jungle: 'plantation2', fruits: 1, lost: 1 },
      'Ben erntet 1 Frucht an der Doppelplantage. Verloren, weil das Lager voll ist: 1.',
    ],
    [{ ...worked, jungle: 'mine2', gold: 2 }, 'Ben holt 2 Gold an der Goldgrube 2.'],
    [{ ...worked, jungle: 'water', water: 2 }, 'Ben bringt den Wasserträger 2 Felder weiter.'],
    [{ ...worked, jungle: 'sun', suns: 1 }, 'Ben nimmt 1 Sonnenstein.'],
    [{ type: 'forwent', seat: 1, edges: [] }, 'Ben verzichtet auf die übrige Arbeit.'],
    [{ type: 'drew', seat: 1 }, 'Ben zieht ein Arbeiterplättchen nach.'],
    [{ type: 'drew', seat: 1, tile: '3-1-0-0' }, 'Gezogen: 3 Arbeiter, rechts 1.'],
    [{ type: 'revealed', jungle: 'temple' }, 'Neu in der Auslage: Tempel.'],
    [{ type: 'turn', seat: 0 }, 'Anna ist am Zug.'],
    [
      { type: 'temple', space: '2,0', workers: [2, 1], gold: [6, 3] },
      'Tempel: Anna mit 2 Arbeitern 6 Gold, Ben mit 1 Arbeiter 3 Gold.',
    ],
    [{ type: 'temple', space: '2,0', workers: [0, 0], gold: [0, 0] }, 'Tempel: niemand ist da.'],
    [{ type: 'end', winners: [1] }, 'Ben gewinnt.'],
    [{ type: 'end', winners: [0, 1] }, 'Anna und Ben gewinnen gemeinsam.'],
  ];
  for (const [event, de] of told) assert.equal(text.event(event, names, game.box)?.de, de);
  for (const [event] of told) assert.ok(text.event(event, names, game.box)?.en);
});

test('every component of the box has a name and an effect in both languages', () => {
  const ids = [
    ...base.jungle.map(tile => tile.id),
    ...base.workers.map(tile => tile.id),
    'fruit',
    'gold',
    'carrier',
    'sunToken',
  ];
  for (const id of ids)
    for (const language of ['de', 'en'] as const) {
      const component = components[id];
      assert.ok(component?.name[language]);
      assert.match(component.effect[language], /^\p{Lu}.*\.$/u);
    }
});

test('tiles of other editions are named as well as can be', () => {
  assert.equal(jungleTile('market5').name.en, 'Market 5');
  assert.equal(jungleTile('plantation3').at.de, 'an der Plantage 3');
  assert.equal(jungleTile('volcano').name.de, 'volcano');
  assert.match(workerTile('2-2-0-0').effect.en, /2, 2, 0, 0/);
});
