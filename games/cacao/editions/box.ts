/** What is in the box: an edition, checked, with the look-up tables that the rules need at speed. */
import { BadInput, serialise, sha256, shape } from '@atoll/engine';
import { CELLS, cellName, cellOf, column, isJungleSpace, row } from '../rules/grid.ts';
import type { PlaceMove, Turn } from '../rules/types.ts';

const { dictionary, integer, list, oneOf, optional, record, string, wrong } = shape;

const jungleKinds = ['plantation', 'market', 'mine', 'water', 'sun', 'temple'] as const;
export type JungleKind = (typeof jungleKinds)[number];

const languageText = record({ de: string, en: string });

const readEdition = record({
  id: string,
  name: languageText,
  provenance: dictionary(oneOf('rulebook', 'public source', 'reconstructed')),
  note: optional(languageText),
  jungle: list(
    record({
      id: string,
      kind: oneOf(...jungleKinds),
      value: integer(0, 9),
      count: integer(1, 30),
      removedForTwo: integer(0, 30),
    }),
    1,
    30,
  ),
  workers: list(
    record({ id: string, count: record({ '2': integer(0, 30), '3': integer(0, 30), '4': integer(0, 30) }) }),
    1,
    16,
  ),
  start: list(record({ cell: string, jungle: string }), 2, 2),
  waterTrack: list(integer(-100, 100), 2, 50),
  storage: integer(1, 50),
  sunPlaces: integer(0, 50),
  hand: integer(1, 10),
  display: integer(2, 5),
  temple: record({ first: integer(0, 100), second: integer(0, 100) }),
  unusedSun: integer(0, 100),
});

type Edition = shape.Of<typeof readEdition>;

export interface Box {
  edition: Edition;
  digest: string;
  jungleIds: readonly string[];
  jungleKind: readonly JungleKind[];
  jungleValue: readonly number[];
  workerIds: readonly string[];
  /** Workers at a side: `edgeWorkers[(type * 4 + turn) * 4 + side]`. */
  edgeWorkers: Uint8Array;
  /** How many different ways each worker tile can be turned. */
  turns: readonly number[];
  /** Every placing as one shared record, made when first needed: `[(cell * types + type) * 4 + turn]`. */
  placings: (PlaceMove | undefined)[];
}

/** Workers at north, east, south and west of an unturned tile: its label, read clockwise. */
const sidesOf = (id: string): number[] => id.split('-').map(Number);

/** Reads an edition and checks its own sums; throws `BadInput` with the place and the reason. */
export function openBox(json: unknown): Box {
  const edition = readEdition(json, '');
  checkSums(edition);
  const edgeWorkers = new Uint8Array(edition.workers.length * 16);
  const turns = edition.workers.map(({ id }, type) => {
    const sides = sidesOf(id);
    for (let turn = 0; turn < 4; turn++)
      for (let side = 0; side < 4; side++) edgeWorkers[(type * 4 + turn) * 4 + side] = sides[(side - turn + 4) % 4];
    const [n, e, s, w] = sides;
    if (n !== s || e !== w) return 4;
    return n === e ? 1 : 2;
  });
  return {
    edition,
    digest: sha256(serialise(edition)),
    jungleIds: edition.jungle.map(tile => tile.id),
    jungleKind: edition.jungle.map(tile => tile.kind),
    jungleValue: edition.jungle.map(tile => tile.value),
    workerIds: edition.workers.map(tile => tile.id),
    edgeWorkers,
    turns,
    placings: new Array(CELLS * edition.workers.length * 4),
  };
}

function checkSums(edition: Edition): void {
  const total = edition.jungle.reduce((sum, tile) => sum + tile.count, 0);
  if (total > 30)
    wrong(
      'jungle',
      `Höchstens 30 Urwaldplättchen, da sind ${total}.`,
      `At most 30 jungle tiles, found ${total}.`,
      'edition',
    );
  unique(edition.jungle, 'jungle');
  unique(edition.workers, 'workers');
  for (const [i, tile] of edition.jungle.entries())
    if (tile.removedForTwo > tile.count)
      wrong(
        `jungle[${i}].removedForTwo`,
        `Es gibt nur ${tile.count} davon.`,
        `There are only ${tile.count} of them.`,
        'edition',
      );
  for (const [i, tile] of edition.jungle.entries())
    if (tile.kind !== 'temple' && tile.value === 0)
      wrong(
        `jungle[${i}].value`,
        'Nur ein Tempel darf den Wert 0 haben.',
        'Only a temple can have the value 0.',
        'edition',
      );
  for (const [i, { id }] of edition.workers.entries())
    if (!/^\d-\d-\d-\d$/.test(id))
      wrong(
        `workers[${i}].id`,
        'Vier Zahlen im Uhrzeigersinn, zum Beispiel 2-1-0-1.',
        'Four numbers, read clockwise, for instance 2-1-0-1.',
        'edition',
      );
  for (const seats of ['2', '3', '4'] as const)
    if (edition.workers.every(tile => tile.count[seats] === 0))
      wrong(
        'workers',
        `Bei ${seats} Sitzen hat niemand ein Arbeiterplättchen.`,
        `With ${seats} seats nobody has a worker tile.`,
        'edition',
      );
  if (new Set(edition.waterTrack).size !== edition.waterTrack.length)
    wrong(
      'waterTrack',
      'Jedes Wasserfeld hat einen anderen Wert.',
      'Every field of the water track has a value of its own.',
      'edition',
    );
  const [a, b] = edition.start.map(({ cell, jungle }, i) => {
    const at = cellOf(cell);
    // Close to the middle, so that the grid is large enough for the rest (grid.ts).
    if (at < 0 || !isJungleSpace(at) || Math.abs(column(at)) > 1 || Math.abs(row(at)) > 1)
      wrong(
        `start[${i}].cell`,
        'Das ist kein Urwaldfeld nahe der Mitte: 0,0 oder eines, das es an einer Ecke berührt.',
        'This is no jungle space near the middle: 0,0 or one that touches it at a corner.',
        'edition',
      );
    const tile = edition.jungle.find(t => t.id === jungle);
    const needed = edition.start.filter(s => s.jungle === jungle).length;
    if (!tile || tile.count - tile.removedForTwo < needed)
      wrong(`start[${i}].jungle`, `Das Plättchen ${jungle} fehlt.`, `There is no tile ${jungle} for it.`, 'edition');
    return at;
  });
  if (a === undefined || b === undefined || Math.abs(column(a) - column(b)) !== 1 || Math.abs(row(a) - row(b)) !== 1)
    throw new BadInput(
      'edition',
      { de: 'Die Startplättchen berühren sich an einer Ecke.', en: 'The starting tiles touch at a corner.' },
      'start',
    );
}

function unique(tiles: readonly { id: string }[], path: string): void {
  const seen = new Set<string>();
  for (const [i, { id }] of tiles.entries()) {
    if (seen.has(id)) wrong(`${path}[${i}].id`, `${id} kommt doppelt vor.`, `${id} appears twice.`, 'edition');
    seen.add(id);
  }
}

/** How many tiles of each jungle type are used with so many seats. */
export const jungleCounts = (box: Box, seats: number): number[] =>
  box.edition.jungle.map(tile => tile.count - (seats === 2 ? tile.removedForTwo : 0));

/** How many worker tiles of each type a seat has. */
export const workerCounts = (box: Box, seats: number): number[] =>
  box.edition.workers.map(tile => tile.count[String(seats) as '2' | '3' | '4']);

/** The shared record of a placing. */
export function placing(box: Box, cell: number, type: number, turn: number): PlaceMove {
  const at = (cell * box.workerIds.length + type) * 4 + turn;
  let move = box.placings[at];
  if (!move) {
    move = Object.freeze({ tile: box.workerIds[type], cell: cellName(cell), turn: turn as Turn });
    box.placings[at] = move;
  }
  return move;
}
