/** Setting the table up. */
import type { Chance, TableConfig } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { fillDisplay } from '../gods/cards.ts';
import { COUNTED, gods, materials, trades } from '../names.ts';
import type { BoraState, Village } from '../types.ts';

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** A table before anything is dealt. */
export const emptyTable = (box: Box, seats: number): BoraState => ({
  seats,
  over: false,
  round: 1,
  phase: 'start',
  turn: 0,
  order: numbers(seats),
  track: numbers(seats).reverse(),
  status: numbers(seats).fill(0),
  fish: [],
  sites: new Array(box.regionIds.length).fill(-1),
  men: new Array(6).fill(-1),
  women: new Array(6).fill(-1),
  menPile: [],
  womenPile: [],
  mats: (box.mats[seats] ?? []).map(() => []),
  tasks: [],
  taskPile: [],
  jewelry: [],
  temple: new Array(6).fill(-1),
  templeTiles: box.edition.gods.templeTiles,
  display: [],
  deck: [],
  discard: gods.map(() => 0),
  villages: [],
  steps: [],
});

/** R8: a board with a hut on each of its spaces. */
export const emptyVillage = (box: Box): Village => ({
  huts: box.edition.start.huts - 1,
  twelfth: 1,
  people: [],
  regions: 0,
  cells: box.cellIds.map(() => 0),
  beside: materials.map(() => 0),
  unbuilt: (1 << (box.edition.start.buildings + 1)) - 2,
  offerings: box.edition.start.offerings,
  shells: 0,
  godTiles: box.edition.start.godTiles,
  hand: gods.map(() => 0),
  shown: gods.map(() => 0),
  jewelry: [],
  tasks: [],
  fulfilled: [],
  dice: [],
  points: new Array(9).fill(0),
});

/** R2–R9; the first huts (R10) follow in reverse turn order. */
export function setup(box: Box, config: TableConfig, chance: Chance): BoraState {
  const { edition } = box;
  const s = emptyTable(box, config.seats);
  s.fish = chance.shuffle(edition.fish.slice());
  s.menPile = chance.shuffle(numbers(trades.length * 3));
  s.womenPile = chance.shuffle(numbers(trades.length * 3));
  const cranes = chance.shuffle(numbers(box.cranes));
  s.taskPile = chance.shuffle(numbers(box.tasks.length).slice(box.cranes));
  s.jewelry = chance.shuffle(numbers(box.jewelIds.length));
  s.deck = chance.shuffle(gods.flatMap((_, colour) => new Array<number>(edition.gods.cards).fill(colour)));
  chance.shuffle(s.order);
  s.track = s.order.toReversed();
  for (let seat = 0; seat < s.seats; seat++) {
    const v = emptyVillage(box);
    s.villages.push(v);
    v.points[COUNTED.start] = edition.start.points[s.order.indexOf(seat)];
    v.tasks.push(chance.deal(cranes));
    for (let i = 0; i < edition.start.parrot; i++) v.tasks.push(chance.deal(s.taskPile));
    for (let i = 0; i < edition.start.cards; i++) {
      const colour = chance.deal(s.deck);
      v.hand[colour] += 1;
    }
  }
  fillDisplay(box, s, 0, chance);
  layOut(box, s, chance);
  s.steps.push({ kind: 'start', seat: s.order[s.seats - 1] });
  return s;
}

/** R4, R5, R61: six men, six women, and two more tasks than there are seats. */
export function layOut(box: Box, s: BoraState, chance: Chance): void {
  for (let slot = 0; slot < 6; slot++) {
    s.men[slot] = chance.deal(s.menPile);
    s.women[slot] = chance.deal(s.womenPile);
  }
  for (let i = 0; i < s.seats + box.edition.task.openBeyondSeats; i++) s.tasks.push(chance.deal(s.taskPile));
}
