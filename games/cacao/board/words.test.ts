import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game, scene, start } from '../test/scenes.ts';
import { gains, lookAhead } from './preview/preview.ts';
import { edgeChoiceWords, gainWords, spaceWords, templeWords, tileWords } from './words.ts';

test('a space says who would work there, what would be filled and what temples would change', () => {
  const s = scene({
    board: [...start, '2,1 seat1 1-1-1-1'],
    display: ['mine1', 'mine2'],
    villages: [{ fruits: 1 }, {}],
  });
  const seen = lookAhead(game, s, { tile: '1-1-1-1', cell: '1,0', turn: 0 });
  assert.equal(
    spaceWords('1,0', seen, 0, false).de,
    'Feld 1,0: 1 Arbeiter an der Einzelplantage: +1 Frucht; 1 Arbeiter am Markt 2: bis zu 1 Frucht für 2 Gold verkaufen; ein Urwaldfeld wird gefüllt',
  );
  assert.match(
    spaceWords('1,0', seen, 0, false).en,
    /^Space 1,0: 1 worker at the single plantation: \+1 fruit; .*one jungle space is filled$/,
  );
});

test('a space without a tile selected is only named', () => {
  assert.equal(spaceWords('1,0', null, 0, false).en, 'Space 1,0');
});

test('selling is offered as far as it goes beforehand, and exact once it is chosen', () => {
  const work = {
    seat: 0,
    edge: '1,0:S',
    space: '1,1',
    jungle: 'market2',
    workers: 2,
    fruits: -2,
    gold: 4,
    water: 0,
    suns: 0,
    lost: 0,
  };
  assert.equal(edgeChoiceWords(work).en, 'Side of 1,0 to the south, 2 workers at market 2: sell 2 fruits for 4 gold');
  assert.equal(gainWords(gains(1, [work])[0] ?? assert.fail()).en, 'sell up to 2 fruits for 4 gold');
});

test('a worker tile is read side by side, and one that covers another says so', () => {
  const top = { cell: '1,0', seat: 1, tile: '2-1-0-1', turn: 1, over: true } as const;
  assert.equal(
    tileWords({ top, below: 1 }, ['Ada', 'Ben']).de,
    'Arbeiterplättchen von Ben auf 1,0, über einem älteren: 1 nach Norden, 2 nach Osten, 1 nach Süden',
  );
});

test('a temple names who stands there and what each would get', () => {
  assert.equal(
    templeWords([
      { name: 'Ada', workers: 3, gold: 6 },
      { name: 'Ben', workers: 1, gold: 3 },
      { name: 'Cem', workers: 0, gold: 0 },
    ]).en,
    'Ada 3 workers → 6 gold, Ben 1 worker → 3 gold',
  );
});
