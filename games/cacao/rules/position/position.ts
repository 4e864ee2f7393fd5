/**
 * Positions as readable JSON, for tests, bug reports and puzzles. The format is documented in docs/positions/cacao.md.
 *
 * Reading refuses what cannot come about: tiles that appear too often or are missing, tiles where none can lie,
 * hands, turns and steps that do not fit each other.
 */
import { shape } from '@atoll/engine';
import { type Box, jungleCounts, workerCounts } from '../../editions/box.ts';
import { emptyTable, spread } from '../flow/flow.ts';
import { cellOf, isJungle, isJungleSpace, isWorker, jungleType, workerSeat, workerType } from '../grid.ts';
import type { CacaoState, ViewTile, Village } from '../types.ts';
import { layTiles, viewStep, viewTile } from '../view/view.ts';
import { checkBoard } from './positionBoard.ts';
import { checkSteps, readSteps } from './positionSteps.ts';

const { boolean, integer, list, oneOf, optional, record, string, withDefault, wrong } = shape;

export function writePosition(box: Box, s: CacaoState): unknown {
  const jungle = (type: number) => box.jungleIds[type];
  const worker = (type: number) => box.workerIds[type];
  return {
    seats: s.seats,
    first: s.first,
    active: s.active,
    over: s.over,
    board: s.placed.map(put => viewTile(box, put)),
    display: s.display.map(jungle),
    pile: s.pile.toReversed().map(jungle),
    villages: s.villages.map(v => ({
      hand: spread(v.hand).map(worker),
      pile: v.pile.toReversed().map(worker),
      fruits: v.fruits,
      water: box.edition.waterTrack[v.water],
      suns: v.suns,
      sales: v.sales,
      mined: v.mined,
    })),
    steps: s.steps.toReversed().map(viewStep),
  };
}

const readTile: shape.Read<ViewTile> = (value, path) =>
  typeof value === 'object' && value !== null && 'jungle' in value
    ? record({ cell: string, jungle: string })(value, path)
    : record({
        cell: string,
        seat: integer(0, 3),
        tile: string,
        turn: withDefault(oneOf(0, 1, 2, 3), 0),
        over: withDefault(boolean, false),
      })(value, path);

const readFile = record({
  seats: integer(2, 4),
  first: withDefault(integer(0, 3), 0),
  active: withDefault(integer(0, 3), 0),
  over: withDefault(boolean, false),
  board: list(readTile, 0, 200),
  display: list(string, 0, 10),
  pile: optional(list(string, 0, 100)),
  villages: list(
    record({
      hand: list(string, 0, 20),
      pile: optional(list(string, 0, 100)),
      fruits: withDefault(integer(0), 0),
      water: optional(integer()),
      suns: withDefault(integer(0), 0),
      sales: withDefault(integer(0, 1000), 0),
      mined: withDefault(integer(0, 1000), 0),
    }),
    2,
    4,
  ),
  steps: optional(readSteps),
});

export type Position = shape.Of<typeof readFile>;

export function readPosition(box: Box, json: unknown): CacaoState {
  const file = readFile(json, '');
  const s = emptyTable(file.seats);
  if (file.first >= s.seats) wrong('first', 'So viele Sitze gibt es nicht.', 'There are not so many seats.');
  if (file.active >= s.seats) wrong('active', 'So viele Sitze gibt es nicht.', 'There are not so many seats.');
  s.first = file.first;
  s.active = file.active;
  s.over = file.over;
  layBoard(box, s, file.board);
  s.display = file.display.map((id, i) => typeOf(box.jungleIds, id, `display[${i}]`));
  s.pile = restOf(
    jungleCounts(box, s.seats),
    [
      ...s.placed
        .map(put => put & 0xffff)
        .filter(isJungle)
        .map(jungleType),
      ...s.display,
    ],
    file.pile?.map((id, i) => typeOf(box.jungleIds, id, `pile[${i}]`)),
    box.jungleIds,
    'pile',
  );
  if (file.villages.length !== s.seats)
    wrong(
      'villages',
      `Für ${s.seats} Sitze braucht es ${s.seats} Dörfer.`,
      `${s.seats} seats need ${s.seats} villages.`,
    );
  s.villages = file.villages.map((village, seat) => readVillage(box, s, village, seat));
  s.steps = checkSteps(box, s, file.steps);
  checkBoard(box, s);
  checkTurns(box, s);
  return s;
}

function typeOf(ids: readonly string[], id: string, path: string): number {
  const type = ids.indexOf(id);
  if (type < 0)
    wrong(path, `${id} gibt es nicht; es gibt ${ids.join(', ')}.`, `There is no ${id}; there are ${ids.join(', ')}.`);
  return type;
}

/** What is left of the components for a pile: what the file says, top first, or the rest in the edition's order. */
function restOf(
  counts: number[],
  used: number[],
  pile: number[] | undefined,
  ids: readonly string[],
  path: string,
): number[] {
  const left = counts.slice();
  for (const type of [...used, ...(pile ?? [])]) left[type] -= 1;
  for (const [type, n] of left.entries()) {
    const [id, all] = [ids[type], counts[type]];
    if (n < 0)
      wrong(
        path,
        `${id} kommt ${all - n}-mal vor, es gibt nur ${all}.`,
        `${id} appears ${all - n} times; there are only ${all}.`,
      );
    if (n > 0 && pile)
      wrong(
        path,
        `${id} fehlt: Es müssen ${all} sein, da sind ${all - n}.`,
        `${id} is missing: there must be ${all}, found ${all - n}.`,
      );
  }
  return pile ? pile.toReversed() : spread(left).reverse();
}

function layBoard(box: Box, s: CacaoState, board: readonly ViewTile[]): void {
  const owners = new Map<number, number>();
  const tiles = board.map((tile, i): ViewTile => {
    const path = `board[${i}]`;
    const cell = cellOf(tile.cell);
    if (cell < 0) wrong(`${path}.cell`, 'Das ist kein Feld; gemeint ist „x,y“.', 'This is no space; “x,y” is meant.');
    if ('jungle' in tile) {
      typeOf(box.jungleIds, tile.jungle, `${path}.jungle`);
      if (!isJungleSpace(cell))
        wrong(`${path}.cell`, 'Das ist ein Arbeiterfeld: x + y ist ungerade.', 'This is a worker space: x + y is odd.');
      if (owners.has(cell)) wrong(`${path}.cell`, 'Da liegt schon ein Plättchen.', 'There is a tile already.');
      owners.set(cell, -1);
      return tile;
    }
    typeOf(box.workerIds, tile.tile, `${path}.tile`);
    if (tile.seat >= s.seats) wrong(`${path}.seat`, 'So viele Sitze gibt es nicht.', 'There are not so many seats.');
    if (isJungleSpace(cell))
      wrong(`${path}.cell`, 'Das ist ein Urwaldfeld: x + y ist gerade.', 'This is a jungle space: x + y is even.');
    if (tile.turn >= box.turns[box.workerIds.indexOf(tile.tile)])
      wrong(
        `${path}.turn`,
        'So gedreht sieht es genauso aus: Nimm eine kleinere Drehung.',
        'It looks the same turned like this: use a smaller turn.',
      );
    const below = owners.get(cell);
    if (below !== undefined && below !== tile.seat)
      wrong(
        `${path}.cell`,
        'Da liegt ein fremdes oder schon überbautes Plättchen.',
        'A tile of another seat, or an overbuilt one, lies there.',
      );
    if (tile.over && below === undefined)
      wrong(`${path}.over`, 'Darunter liegt kein Plättchen.', 'There is no tile under it.');
    // A second tile on a place covers the first; a third there is refused like a foreign one.
    owners.set(cell, below === undefined ? tile.seat : s.seats);
    return { ...tile, over: below !== undefined };
  });
  layTiles(box, s, tiles);
}

function readVillage(box: Box, s: CacaoState, village: Position['villages'][number], seat: number): Village {
  const { edition } = box;
  const path = `villages[${seat}]`;
  const hand = box.workerIds.map(() => 0);
  for (const [i, id] of village.hand.entries()) {
    const type = typeOf(box.workerIds, id, `${path}.hand[${i}]`);
    hand[type] += 1;
  }
  const used = [
    ...s.placed
      .map(put => put & 0xffff)
      .filter(code => isWorker(code) && workerSeat(code) === seat)
      .map(workerType),
    ...spread(hand),
  ];
  const pile = restOf(
    workerCounts(box, s.seats),
    used,
    village.pile?.map((id, i) => typeOf(box.workerIds, id, `${path}.pile[${i}]`)),
    box.workerIds,
    `${path}.pile`,
  );
  if (village.fruits > edition.storage)
    wrong(
      `${path}.fruits`,
      `Das Lager fasst ${edition.storage} Früchte.`,
      `The storage holds ${edition.storage} fruits.`,
    );
  if (village.suns > edition.sunPlaces)
    wrong(
      `${path}.suns`,
      `Es gibt ${edition.sunPlaces} Sonnenkultplätze.`,
      `There are ${edition.sunPlaces} sun places.`,
    );
  const water = village.water === undefined ? 0 : edition.waterTrack.indexOf(village.water);
  if (water < 0)
    wrong(
      `${path}.water`,
      `Auf der Wasserleiste gibt es ${edition.waterTrack.join(', ')}.`,
      `The water track has ${edition.waterTrack.join(', ')}.`,
    );
  return { hand, pile, fruits: village.fruits, water, suns: village.suns, sales: village.sales, mined: village.mined };
}

/** Turns go round, so everybody has laid as many tiles as their place in the round allows; hands and display fit. */
function checkTurns(box: Box, s: CacaoState): void {
  const { hand: handLimit, display: displayLimit } = box.edition;
  const midTurn = !s.over && s.steps.at(-1)?.kind !== 'place';
  const laid: number[] = new Array(s.seats).fill(0);
  for (const put of s.placed) if (isWorker(put & 0xffff)) laid[workerSeat(put & 0xffff)] += 1;
  const turnOf = (seat: number) => (seat - s.first + s.seats) % s.seats;
  const hasPlayed = (seat: number) => turnOf(seat) < turnOf(s.active) || (midTurn && seat === s.active);
  const roundIsOpen = laid.some((_, seat) => !hasPlayed(seat));
  const rounds = Math.min(...laid);
  for (let seat = 0; seat < s.seats; seat++) {
    const wanted = rounds + (roundIsOpen && hasPlayed(seat) ? 1 : 0);
    if (laid[seat] !== wanted)
      wrong(
        'board',
        `Sitz ${seat} hat ${laid[seat]} Plättchen gelegt, müsste aber ${wanted} gelegt haben: Es geht reihum ab Sitz ${s.first}, dran ist Sitz ${s.active}.`,
        `Seat ${seat} has laid ${laid[seat]} tiles but should have laid ${wanted}: turns go round from seat ${s.first}, and it is seat ${s.active}’s turn.`,
      );
    const village = s.villages[seat];
    const inHand = village.hand.reduce((sum, n) => sum + n, 0);
    const left = inHand + village.pile.length;
    const holds = midTurn && seat === s.active ? Math.min(handLimit, left + 1) - 1 : Math.min(handLimit, left);
    if (inHand !== holds)
      wrong(
        `villages[${seat}].hand`,
        `Jetzt sind ${holds} Plättchen auf der Hand, da stehen ${inHand}.`,
        `The hand holds ${holds} tiles now, found ${inHand}.`,
      );
    if (s.over && left > 0)
      wrong(
        'over',
        'Die Partie endet erst, wenn alle Plättchen gelegt sind.',
        'The game ends only when all tiles are laid.',
      );
    if (!s.over && !midTurn && seat === s.active && left === 0)
      wrong('active', 'Dieser Sitz hat kein Plättchen mehr.', 'This seat has no tile left.');
  }
  // While there is something to choose in filling, all that was laid in this turn came out of the display.
  const next = s.steps.at(-1);
  const used = next?.kind === 'fill' ? next.filled.length : 0;
  const faceUp = Math.min(displayLimit, s.display.length + used + s.pile.length) - used;
  if (next?.kind === 'work' ? s.display.length > displayLimit : s.display.length !== faceUp)
    wrong('display', `In der Auslage liegen jetzt ${faceUp} Plättchen.`, `The display holds ${faceUp} tiles now.`);
}
