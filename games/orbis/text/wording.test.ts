/** What is said in many games: names have their article and case, and no number stands before the wrong noun. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance, choices, openTable, type ThingName, type Words } from '@atoll/engine';
import { wrongNumber } from '@atoll/engine/kit';
import { aboutToTake, handover, landingsNow, outlook } from '../board/preview/outlook.ts';
import {
  cellWords,
  chipWords,
  godWords,
  landingWords,
  regionWords,
  stackWords,
  templeWords,
  worldWords,
} from '../board/words.ts';
import { colours, godIds, type OrbisState, type OrbisView, type TileFace } from '../rules/types.ts';
import { game } from '../test/scenes.ts';
import { godThings, kindThings, tileThing } from './names.ts';
import { nouns } from './nouns.ts';
import { text } from './text.ts';

const names = ['Anna', 'Ben', 'Carla', 'Dora'];
const { box } = game;

/** Everything a seat reads in one position: the question, its answers, and the labels of the board. */
function* saidIn(s: OrbisState, view: OrbisView): Generator<Words> {
  const decision = game.decision(s);
  if (decision) {
    yield text.prompt(decision, view, box);
    const moves = game.moves(s);
    for (const move of moves) yield text.move(move, view, box);
    for (const field of new Set(moves.flatMap(move => Object.keys(move))))
      for (const value of choices(moves, field)) yield text.choice(field, value, view, box);
  }
  const step = s.steps.at(-1);
  const before = step?.kind === 'take' ? aboutToTake(game, view, s.active) : null;
  const open = view.display.flatMap(({ tile }) => tile ?? []);
  for (const [i, { tile, worshipers }] of view.display.entries()) {
    const face = tile ? view.tiles[tile] : undefined;
    if (!face) continue;
    const seen = {
      outlook: before && outlook(game, before, face.tile),
      handover: before && handover(game, before, face.tile, open),
    };
    yield cellWords(face, i, worshipers, seen, view, names, box.edition.exchange);
  }
  const inHand = step?.kind === 'place' ? box.faces[step.tile] : undefined;
  if (inHand) for (const landing of landingsNow(game, view)) yield landingWords(landing, inHand);
  for (const world of view.worlds) {
    yield worldWords(world);
    for (const region of world.pyramid) yield regionWords(region, view.tiles[region.tile]);
    for (const colour of colours) yield chipWords(colour, world.worshipers[colour], 1);
  }
  for (const [level, n] of view.stacks.entries()) yield stackWords(level + 1, n);
  for (const god of view.gods) yield godWords(god, 1);
  for (const worth of view.temples) yield templeWords(worth, null);
}

/** All that is said in random games, with its events. */
function* saidInGames(games: number): Generator<Words> {
  for (let n = 0; n < games; n++) {
    const { state, chance } = openTable(game, { seats: 2 + (n % 3) }, `said ${n}`);
    const luck = new Chance(`said ${n}`);
    const lines: Words[] = [];
    for (let decision = game.decision(state); decision; decision = game.decision(state)) {
      yield* saidIn(state, game.view(state, decision.seat));
      game.play(state, luck.pick(game.moves(state)), chance, event => {
        const line = text.event(event, names, box);
        if (line) lines.push(line);
      });
    }
    yield* lines;
  }
}

/** In front of a name: nothing, an article of its own, or a number. */
const mayPrecede = /(?:^|[.:;,(] |„|\b(?:der|die|das|den|dem|vom|eine?[nmrs]?|keine?[nmrs]?|\d+) )$/iu;

function nakedName(said: string, things: readonly ThingName[]): string | null {
  for (const { alone } of things)
    for (let at = said.indexOf(alone.de); at >= 0; at = said.indexOf(alone.de, at + 1)) {
      const after = said.charAt(at + alone.de.length);
      if (/\p{L}/u.test(after) || /[\p{L}-]$/u.test(said.slice(0, at))) continue;
      if (!mayPrecede.test(said.slice(0, at))) return `${said.slice(Math.max(0, at - 12), at)}${alone.de}`;
    }
  return null;
}

test('in no sentence of many games does a name stand without its article', () => {
  const things = [...Object.values(kindThings), ...Object.values(godThings)];
  for (const { de } of saidInGames(12)) assert.equal(nakedName(de, things), null, de);
  assert.equal(nakedName('Nimm Heiliger Felsen', things), 'Nimm Heiliger Felsen', 'the check sees what it is for');
  assert.match(nakedName('Der Vulkan ist weit weg von Wald', things) ?? '', /von Wald$/);
});

test('in no text of many games does a number stand before the wrong form of a noun', () => {
  for (const said of saidInGames(12)) assert.equal(wrongNumber(said, Object.values(nouns)), null, said.de);
});

test('every region is taken and placed in its accusative', () => {
  for (const face of box.faces) {
    const { de, en } = tileThing(face).the.accusative;
    const view = seen(face);
    const label = { tile: face.tile, kind: face.kind, colour: face.colour, level: face.level };
    assert.ok(text.move({ do: 'take', tile: face.tile }, view, box).de.startsWith(`Nimm ${de}: `));
    const took = text.event({ type: 'took', seat: 0, cell: 0, ...label }, names, box);
    assert.deepEqual(took, { de: `Anna nimmt ${de}, oben links.`, en: `Anna takes ${en}, top left.` });
    const placed = text.event({ type: 'placed', seat: 0, spot: '1,0', ...label }, names, box);
    assert.equal(placed?.de, `Anna legt ${de} auf Ebene 1.`);
  }
  assert.equal(kindThings.rock.the.accusative.de, 'den Heiligen Felsen');
});

test('every god is taken in the accusative', () => {
  const view = game.view(openTable(game, { seats: 2 }, 'gods').state, 0);
  for (const god of godIds) {
    const { de } = godThings[god].the.accusative;
    assert.match(de, /^(den Gott|die Göttin) /);
    assert.ok(text.move({ do: 'god', god }, view, box).de.startsWith(`Nimm ${de}: `));
    assert.equal(text.event({ type: 'god', seat: 0, god }, names, box)?.de, `Anna nimmt ${de}.`);
  }
});

/** A table on which this region lies open. */
function seen(face: TileFace): OrbisView {
  const view = game.view(openTable(game, { seats: 4 }, 'seen').state, 0);
  return { ...view, tiles: { ...view.tiles, [face.tile]: face } };
}
