/** What is said in many games: no number stands before the wrong noun, and things have the box's words. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chance, choices, openTable, type Words } from '@atoll/engine';
import { wrongNumber } from '@atoll/engine/kit';
import { chartOf } from '../board/map/geometry.ts';
import {
  cellWords,
  effectWords,
  hutRowWords,
  jewelOffer,
  offeredWords,
  priests,
  purseWords,
  tradeGroupWords,
  villagerWords,
} from '../board/village/pieceWords.ts';
import { actionLabel, regionLabel } from '../board/words.ts';
import { trades } from '../rules/names.ts';
import type { BoraState } from '../rules/types.ts';
import type { BoraView } from '../rules/view/viewTypes.ts';
import { game } from '../test/scenes.ts';
import { bonusWords, tradeEffects, tradeWords } from './components.ts';
import { nouns } from './nouns.ts';
import { taskWords } from './tasks.ts';
import { draw } from './terminal.ts';
import { text } from './text.ts';

const names = ['Anna', 'Ben', 'Carla', 'Dora'];
const { box } = game;
const all = Object.values(nouns);

/** The question and its answers. */
function* askedIn(s: BoraState, view: BoraView): Generator<Words> {
  const decision = game.decision(s);
  if (!decision) return;
  yield text.prompt(decision, view, box);
  const moves = game.moves(s);
  for (const move of moves) yield text.move(move, view, box);
  for (const field of new Set(moves.flatMap(move => Object.keys(move))))
    for (const value of choices(moves, field)) yield text.choice(field, value, view, box);
}

/** The labels of the board. */
function* shownIn(view: BoraView): Generator<Words> {
  const { paths } = chartOf(box.edition);
  for (const region of view.regions) yield regionLabel(region, paths, names);
  for (const { actions: on, dice } of view.mats) for (const action of on) yield actionLabel(action, dice, names, null);
  for (const people of [view.men, view.women])
    for (const [i, person] of people.entries()) if (person) yield offeredWords(person, i + 1, 1, 2);
  for (const { needs } of view.tasks) yield taskWords(needs);
  for (const jewel of view.jewelry.flat()) if (jewel) yield jewelOffer(jewel);
  for (const village of view.villages) {
    yield hutRowWords(village);
    yield priests(village.priests);
    yield purseWords(village.shells, 3);
    for (const cell of village.cells) yield cellWords(cell);
    for (const person of village.people) yield villagerWords(person);
  }
  yield { de: draw(view, 'de'), en: draw(view, 'en') };
}

function* saidInGames(games: number): Generator<Words> {
  for (let n = 0; n < games; n++) {
    const { state, chance } = openTable(game, { seats: 2 + (n % 3) }, `said ${n}`);
    const luck = new Chance(`said ${n}`);
    const lines: Words[] = [];
    let turns = 0;
    for (let decision = game.decision(state); decision; decision = game.decision(state)) {
      const view = game.view(state, decision.seat);
      yield* askedIn(state, view);
      if (turns++ % 5 === 0) yield* shownIn(view);
      game.play(state, luck.pick(game.moves(state)), chance, event => {
        const line = text.event(event, names, box);
        if (line) lines.push(line);
      });
    }
    yield* lines;
  }
}

test('in no text of many games does a number stand before the wrong form of a noun', () => {
  for (const said of saidInGames(6)) assert.equal(wrongNumber(said, all), null, `${said.de} / ${said.en}`);
});

test('whatever a trade or a task counts, one is singular', () => {
  for (const trade of trades)
    for (const worth of [0, 1, 2, 12]) {
      assert.equal(wrongNumber(effectWords(trade, worth), all), null);
      assert.equal(wrongNumber(tradeGroupWords('man', trade, 1, worth), all), null);
    }
  for (const { needs } of [...box.edition.tasks.crane, ...box.edition.tasks.parrot]) {
    assert.equal(wrongNumber(taskWords(needs), all), null);
    for (const least of [1, 2]) {
      const said = taskWords(needs.map(need => ({ ...need, least })));
      assert.equal(wrongNumber(said, all), null, `${said.de} / ${said.en}`);
    }
  }
});

test('things are called by the words of the box', () => {
  const gone = /\b(Leute|Person(en)?|Dorf|Dörfer|Männerart|Frauenart|Aktionsplättchen|Zugfolge|Kopfschmuck)\b/;
  for (const { de } of saidInGames(1)) assert.doesNotMatch(de, gone);
  for (const { de } of [...Object.values(tradeEffects), ...Object.values(bonusWords)]) assert.doesNotMatch(de, gone);
});

test('a woman of a trade is told from a man without brackets', () => {
  for (const trade of trades) {
    assert.equal(tradeWords('woman', trade).en, `female ${tradeWords('man', trade).en}`);
    assert.doesNotMatch(tradeWords('woman', trade).en, /\(/);
  }
});
