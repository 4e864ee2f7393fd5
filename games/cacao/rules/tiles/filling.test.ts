import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, board, game, play, refused, scene, start, tileOn } from '../../test/scenes.ts';

const place = { tile: '1-1-1-1', cell: '2,1', turn: 0 } as const;
/** Placing at 2,1 gives 2,0 and 2,2 their second worker tile. */
const twoSpaces = [...start, '1,0 seat0 1-1-1-1', '1,2 seat1 1-1-1-1'];
/** Placing at 2,1 gives 2,0 and 2,2 and 3,1 their second worker tile. */
const threeSpaces = [...twoSpaces, '5,1 temple', '4,1 seat1 1-1-1-1'];

test('a space between two worker tiles around a corner is filled', () => {
  const s = scene({ board: [...start, '1,0 seat0 1-1-1-1'] });
  play(s, place);
  assert.equal(tileOn(s, '2,0'), 'temple');
});

test('two worker tiles opposite each other call for a jungle tile between them', () => {
  const s = scene({ board: [...start, '1,0 seat0 1-1-1-1', '4,0 temple'] });
  play(s, { ...place, cell: '3,0' });
  assert.equal(tileOn(s, '2,0'), 'temple');
});

test('it does not matter whose worker tiles lie beside a space to be filled', () => {
  for (const owner of ['seat0', 'seat1']) {
    const s = scene({ board: [...start, `1,0 ${owner} 1-1-1-1`] });
    play(s, place);
    assert.equal(tileOn(s, '2,0'), 'temple', owner);
  }
});

test('a space with a single worker tile beside it stays empty', () => {
  const s = scene({ board: [...start, '1,0 seat0 1-1-1-1'] });
  const filled = play(s, place).filter(event => event.type === 'filled');
  assert.equal(filled.length, 1);
  for (const lone of ['3,1', '2,2', '1,-1']) assert.equal(tileOn(s, lone), null);
});

test('filling is not optional: the turn does not go on before every space has its tile', () => {
  const s = scene({ board: twoSpaces, display: ['water', 'sun'] });
  play(s, place);
  assert.equal(asked(s), '0 fill');
  assert.equal(refused(s, { edge: 'done' }), 'fill-shape');
  play(s, { jungle: 'water', space: '2,0' });
  assert.deepEqual([tileOn(s, '2,0'), tileOn(s, '2,2')], ['water', 'sun']);
});

test('the active player decides which tile of the display goes on which space', () => {
  const ways = [
    { jungle: 'water', space: '2,0' },
    { jungle: 'water', space: '2,2' },
    { jungle: 'sun', space: '2,0' },
    { jungle: 'sun', space: '2,2' },
  ];
  const asking = scene({ board: twoSpaces, display: ['water', 'sun'] });
  play(asking, place);
  assert.equal(asked(asking), '0 fill');
  assert.deepEqual(game.moves(asking), ways);
  for (const way of ways) {
    const s = game.copy(asking);
    play(s, way);
    assert.equal(tileOn(s, way.space), way.jungle);
    assert.equal(s.display.length, 0);
  }
});

test('one space takes one tile of the display, and the other stays there', () => {
  const s = scene({ board: [...start, '1,0 seat0 1-1-1-1'], display: ['water', 'sun'], villages: [{ fruits: 1 }] });
  play(s, place);
  assert.deepEqual(game.moves(s), [
    { jungle: 'water', space: '2,0' },
    { jungle: 'sun', space: '2,0' },
  ]);
  play(s, { jungle: 'sun', space: '2,0' });
  assert.deepEqual(game.view(s, 0).display, ['water']);
});

test('where the tiles are alike there is nothing to choose, and the machine fills by itself', () => {
  const s = scene({ board: twoSpaces, display: ['temple', 'temple'], villages: [{ fruits: 1 }] });
  play(s, place);
  assert.deepEqual([tileOn(s, '2,0'), tileOn(s, '2,2')], ['temple', 'temple']);
  assert.equal(asked(s), '0 work');
});

test('the display is not refilled before the end of the turn', () => {
  const s = scene({
    board: twoSpaces,
    display: ['temple', 'temple'],
    pile: ['water', 'sun'],
    villages: [{ fruits: 1 }],
  });
  play(s, place);
  assert.equal(asked(s), '0 work');
  assert.deepEqual(game.view(s, 0).display, []);
  play(s, { edge: 'done' });
  assert.deepEqual(game.view(s, 0).display, ['water', 'sun']);
});

test('a tile chosen for a space is not replaced in the display while the turn goes on', () => {
  const s = scene({ board: twoSpaces, display: ['water', 'sun'], pile: ['mine2', 'mine1'], villages: [{ fruits: 1 }] });
  play(s, place, { jungle: 'sun', space: '2,0' });
  assert.equal(tileOn(s, '2,2'), 'water', 'the last tile goes on the last space by itself');
  assert.deepEqual(game.view(s, 0).display, []);
});

test('three spaces at once: both tiles of the display first, then the top of the pile', () => {
  const s = scene({ board: threeSpaces, display: ['water', 'market3'], pile: ['mine2', 'temple'] });
  play(s, place);
  assert.equal(game.moves(s).length, 6);
  play(s, { jungle: 'market3', space: '3,1' });
  assert.deepEqual(game.moves(s), [
    { jungle: 'water', space: '2,0' },
    { jungle: 'water', space: '2,2' },
  ]);
  assert.equal(refused(s, { jungle: 'mine2', space: '2,2' }), 'not-in-display');
  const events = play(s, { jungle: 'water', space: '2,2' });
  assert.deepEqual(
    ['3,1', '2,2', '2,0'].map(space => tileOn(s, space)),
    ['market3', 'water', 'mine2'],
  );
  assert.deepEqual(
    events.filter(event => event.type === 'filled'),
    [
      { type: 'filled', seat: 0, jungle: 'water', space: '2,2', from: 'display' },
      { type: 'filled', seat: 0, jungle: 'mine2', space: '2,0', from: 'pile' },
    ],
  );
});

test('with equal tiles in the display a third space is still a choice', () => {
  const s = scene({ board: threeSpaces, display: ['water', 'water'], pile: ['mine2'] });
  play(s, place);
  assert.deepEqual(game.moves(s), [
    { jungle: 'water', space: '2,0' },
    { jungle: 'water', space: '3,1' },
    { jungle: 'water', space: '2,2' },
  ]);
});

test('one tile left for two spaces: the player chooses the space, the other stays empty', () => {
  for (const [space, other] of [
    ['2,0', '2,2'],
    ['2,2', '2,0'],
  ] as const) {
    const s = scene({ board: twoSpaces, display: ['temple'], pile: [] });
    play(s, place);
    assert.equal(asked(s), '0 fill');
    play(s, { jungle: 'temple', space });
    assert.deepEqual([tileOn(s, space), tileOn(s, other)], ['temple', null]);
  }
});

test('two tiles left for three spaces: two are filled, the third stays empty', () => {
  const s = scene({ board: threeSpaces, display: ['temple', 'temple'], pile: [] });
  play(s, place, { jungle: 'temple', space: '3,1' }, { jungle: 'temple', space: '2,2' });
  assert.deepEqual(
    ['3,1', '2,2', '2,0'].map(space => tileOn(s, space)),
    ['temple', 'temple', null],
  );
});

test('without any tiles left the spaces stay empty and work begins at once', () => {
  const s = scene({ board: twoSpaces, display: [], pile: [], villages: [{ fruits: 1 }] });
  const events = play(s, place);
  assert.deepEqual(
    events.map(event => event.type),
    ['placed'],
  );
  assert.equal(asked(s), '0 work');
  play(s, { edge: '2,1:W', workers: 1 });
  assert.equal(board(s, 0).gold, 2);
});
