/**
 * Random Cacao, as fast as it can be made by hand: one big table of numbers that is never copied, no lists of legal
 * moves, no records, no events, nothing that could be shown, stored, taken back or asked for. It is the yardstick for
 * what the contract costs.
 */
import base from '../games/cacao/editions/base.json' with { type: 'json' };

const W = 64;
const OPEN = 255;
const WORKER = 256;
const STEP = new Int32Array([-W, 1, W, -1]);
const [PLANTATION, MARKET, MINE, WATER, SUN, TEMPLE] = [0, 1, 2, 3, 4, 5];
const kindNames = ['plantation', 'market', 'mine', 'water', 'sun', 'temple'];

const TYPES = base.workers.length;
const kind = Uint8Array.from(base.jungle, tile => kindNames.indexOf(tile.kind));
const worth = Uint8Array.from(base.jungle, tile => tile.value);
const turns = new Uint8Array(TYPES);
/** Workers by `(type * 4 + turn) * 4 + side`. */
const onSide = new Uint8Array(TYPES * 16);
for (const [type, { id }] of base.workers.entries()) {
  const sides = id.split('-').map(Number);
  for (let turn = 0; turn < 4; turn++)
    for (let side = 0; side < 4; side++) onSide[(type * 4 + turn) * 4 + side] = sides[(side - turn + 4) % 4];
  turns[type] = sides[0] !== sides[2] || sides[1] !== sides[3] ? 4 : sides[0] === sides[1] ? 1 : 2;
}
const startCells = base.start.map(({ cell }) => {
  const [x, y] = cell.split(',').map(Number) as [number, number];
  return (y + 32) * W + x + 32;
});
const startTypes = base.start.map(({ jungle }) => base.jungle.findIndex(tile => tile.id === jungle));
const track = Int8Array.from(base.waterTrack);
const LAST_FIELD = track.length - 1;
const { storage, sunPlaces, hand: HAND, display: DISPLAY } = base;

// The table, one for all games: cells hold jungle type + 1, OPEN, or WORKER + seat, over, type and turn.
const cells = new Uint16Array(W * W);
const touched = new Int32Array(256);
const temples = new Int32Array(16);
const spaces = new Int32Array(128);
const pile = new Uint8Array(64);
const display = new Uint8Array(8);
const hands = new Uint8Array(4 * TYPES);
const piles = new Uint8Array(4 * 32);
const pileSize = new Uint8Array(4);
const fruits = new Uint8Array(4);
const water = new Uint8Array(4);
const suns = new Uint8Array(4);
const gold = new Int32Array(4);
const toFill = new Int32Array(4);
const own = new Int32Array(64);
const awake = new Int32Array(4 * 32);
const awakeCount = new Uint8Array(4);
let touchedCount = 0;
let templeCount = 0;
let spaceCount = 0;
let pileCount = 0;
let displayCount = 0;
let ownCount = 0;

// xorshift32; its small bias does not matter for a yardstick.
let random = 0x9e3779b9;
function below(n: number): number {
  random ^= random << 13;
  random ^= random >>> 17;
  random ^= random << 5;
  return (((random >>> 0) * n) / 4294967296) | 0;
}

function shuffle(list: Uint8Array, from: number, n: number): void {
  for (let i = n - 1; i > 0; i--) {
    const j = below(i + 1);
    const kept = list[from + i];
    list[from + i] = list[from + j];
    list[from + j] = kept;
  }
}

function putJungle(cell: number, type: number): void {
  if (cells[cell] === 0) touched[touchedCount++] = cell;
  cells[cell] = type + 1;
  if (kind[type] === TEMPLE) temples[templeCount++] = cell;
  for (let side = 0; side < 4; side++) {
    const beside = cell + STEP[side];
    if (cells[beside] !== 0) continue;
    cells[beside] = OPEN;
    touched[touchedCount++] = beside;
    spaces[spaceCount++] = beside;
  }
}

function deal(seats: number): void {
  while (touchedCount > 0) cells[touched[--touchedCount]] = 0;
  templeCount = 0;
  spaceCount = 0;
  pileCount = 0;
  displayCount = 0;
  for (let type = 0; type < base.jungle.length; type++) {
    const tile = base.jungle[type];
    let n = tile.count - (seats === 2 ? tile.removedForTwo : 0);
    for (let i = 0; i < startTypes.length; i++) if (startTypes[i] === type) n--;
    while (n-- > 0) pile[pileCount++] = type;
  }
  shuffle(pile, 0, pileCount);
  for (let i = 0; i < startCells.length; i++) putJungle(startCells[i], startTypes[i]);
  hands.fill(0);
  const count = String(seats) as '2' | '3' | '4';
  for (let seat = 0; seat < seats; seat++) {
    let size = 0;
    for (let type = 0; type < TYPES; type++)
      for (let n = base.workers[type].count[count]; n > 0; n--) piles[seat * 32 + size++] = type;
    shuffle(piles, seat * 32, size);
    for (let i = 0; i < HAND; i++) hands[seat * TYPES + piles[seat * 32 + --size]]++;
    pileSize[seat] = size;
    fruits[seat] = 0;
    water[seat] = 0;
    suns[seat] = 0;
    gold[seat] = 0;
  }
  while (displayCount < DISPLAY) display[displayCount++] = pile[--pileCount];
}

/** A random placing; the cell of the tile. */
function place(seat: number): number {
  let ways = 0;
  for (let type = 0; type < TYPES; type++) if (hands[seat * TYPES + type] !== 0) ways += turns[type];
  ownCount = 0;
  if (pileCount === 0 && displayCount === 0 && suns[seat] > 0)
    for (let i = 0; i < touchedCount; i++) {
      const code = cells[touched[i]];
      // Below the tile's number come its turn (2 bits), type (4), the mark of a covering tile (1), and the seat.
      if (code >= WORKER && (code - WORKER) >> 7 === seat && ((code - WORKER) & 64) === 0) own[ownCount++] = touched[i];
    }
  const places = spaceCount + ownCount;
  const at = below(ways * places);
  let way = (at / places) | 0;
  const index = at % places;
  let type = 0;
  for (; ; type++) {
    if (hands[seat * TYPES + type] === 0) continue;
    if (way < turns[type]) break;
    way -= turns[type];
  }
  hands[seat * TYPES + type]--;
  if (index < spaceCount) {
    const cell = spaces[index];
    spaces[index] = spaces[--spaceCount];
    cells[cell] = WORKER + (seat << 7) + (type << 2) + way;
    return cell;
  }
  const cell = own[index - spaceCount];
  suns[seat]--;
  cells[cell] = WORKER + (seat << 7) + 64 + (type << 2) + way;
  return cell;
}

const workersAt = (code: number, side: number): number => onSide[((code - WORKER) & 63) * 4 + side];

function wakeEdge(cell: number, side: number): void {
  const code = cells[cell];
  const facing = cells[cell + STEP[side]];
  if (workersAt(code, side) === 0 || kind[facing - 1] === TEMPLE) return;
  const seat = (code - WORKER) >> 7;
  awake[seat * 32 + awakeCount[seat]++] = cell * 4 + side;
}

/** Fills what must be filled and wakes who must wake; how many decisions that took. */
function fillAndWake(tile: number, over: boolean, seats: number): number {
  let decisions = 0;
  let count = 0;
  if (!over)
    for (let side = 0; side < 4; side++) {
      const space = tile + STEP[side];
      if (cells[space] !== 0) continue;
      let beside = 0;
      for (let i = 0; i < 4; i++) if (cells[space + STEP[i]] >= WORKER) beside++;
      if (beside >= 2) toFill[count++] = space;
    }
  for (let seat = 0; seat < seats; seat++) awakeCount[seat] = 0;
  let filled = 0;
  while (filled < count) {
    let type: number;
    let at = filled;
    if (displayCount > 0) {
      let alike = true;
      for (let i = 1; i < displayCount; i++) if (display[i] !== display[0]) alike = false;
      let pick = displayCount - 1;
      if (!alike || displayCount < count - filled) {
        decisions++;
        pick = below(displayCount);
        at = filled + below(count - filled);
      }
      type = display[pick];
      display[pick] = display[--displayCount];
    } else if (pileCount > 0) type = pile[--pileCount];
    else break;
    const space = toFill[at];
    toFill[at] = toFill[filled];
    toFill[filled++] = space;
    putJungle(space, type);
  }
  for (let side = 0; side < 4; side++) {
    const facing = cells[tile + STEP[side]];
    if (facing > 0 && facing < OPEN) wakeEdge(tile, side);
  }
  for (let i = 0; i < filled; i++)
    for (let side = 0; side < 4; side++) {
      const cell = toFill[i] - STEP[side];
      if (cell !== tile && cells[cell] >= WORKER) wakeEdge(cell, side);
    }
  return decisions;
}

function canWork(seat: number, edge: number): number {
  const cell = edge >> 2;
  const side = edge & 3;
  const workers = workersAt(cells[cell], side);
  const type = cells[cell + STEP[side]] - 1;
  let room = workers;
  switch (kind[type]) {
    case PLANTATION:
      room = Math.ceil((storage - fruits[seat]) / worth[type]);
      break;
    case MARKET:
      room = fruits[seat];
      break;
    case WATER:
      room = LAST_FIELD - water[seat];
      break;
    case SUN:
      room = sunPlaces - suns[seat];
      break;
  }
  return Math.min(room, workers);
}

/** Lets a seat's woken workers work at random; how many decisions that took. */
function work(seat: number): number {
  let decisions = 0;
  const from = seat * 32;
  for (;;) {
    const count = awakeCount[seat];
    let ways = 0;
    for (let i = 0; i < count; i++) ways += canWork(seat, awake[from + i]);
    if (ways === 0) return decisions;
    decisions++;
    let way = below(ways + 1);
    if (way === ways) return decisions;
    for (let i = 0; i < count; i++) {
      const edge = awake[from + i];
      const can = canWork(seat, edge);
      if (way >= can) {
        way -= can;
        continue;
      }
      const workers = can - way;
      const type = cells[(edge >> 2) + STEP[edge & 3]] - 1;
      const value = worth[type];
      switch (kind[type]) {
        case PLANTATION:
          fruits[seat] = Math.min(storage, fruits[seat] + workers * value);
          break;
        case MARKET:
          fruits[seat] -= workers;
          gold[seat] += workers * value;
          break;
        case MINE:
          gold[seat] += workers * value;
          break;
        case WATER:
          water[seat] += workers;
          break;
        case SUN:
          suns[seat] += workers;
          break;
      }
      awake[from + i] = awake[from + count - 1];
      awakeCount[seat] = count - 1;
      break;
    }
  }
}

function scoreTemples(seats: number, totals: number[]): void {
  for (let t = 0; t < templeCount; t++) {
    const space = temples[t];
    const workers = [0, 0, 0, 0];
    for (let side = 0; side < 4; side++) {
      const code = cells[space - STEP[side]];
      if (code >= WORKER) workers[(code - WORKER) >> 7] += workersAt(code, side);
    }
    const most = Math.max(...workers);
    if (most === 0) continue;
    const leaders = workers.filter(n => n === most).length;
    const next = leaders > 1 ? 0 : Math.max(0, ...workers.filter(n => n < most));
    const followers = workers.filter(n => n === next).length;
    for (let seat = 0; seat < seats; seat++) {
      const n = workers[seat];
      if (n === most) totals[seat] += Math.floor(base.temple.first / leaders);
      else if (n > 0 && n === next) totals[seat] += Math.floor(base.temple.second / followers);
    }
  }
}

/** Plays one random game; totals by seat go into `totals`. Returns the number of decisions. */
export function playRandom(seats: number, totals: number[]): number {
  deal(seats);
  let decisions = 0;
  let active = below(seats);
  for (;;) {
    decisions++;
    const placesBefore = spaceCount;
    const tile = place(active);
    const over = spaceCount === placesBefore;
    decisions += fillAndWake(tile, over, seats);
    for (let turn = 0; turn < seats; turn++) decisions += work((active + turn) % seats);
    const size = pileSize[active];
    if (size > 0) {
      hands[active * TYPES + piles[active * 32 + size - 1]]++;
      pileSize[active] = size - 1;
    }
    while (displayCount < DISPLAY && pileCount > 0) display[displayCount++] = pile[--pileCount];
    active = (active + 1) % seats;
    let left = 0;
    for (let type = 0; type < TYPES; type++) left += hands[active * TYPES + type];
    if (left === 0) break;
  }
  for (let seat = 0; seat < seats; seat++) totals[seat] = gold[seat] + track[water[seat]] + suns[seat] * base.unusedSun;
  scoreTemples(seats, totals);
  return decisions;
}

/** Where its numbers start from. */
export const seedHandTuned = (seed: number): void => {
  random = seed | 0 || 1;
};
