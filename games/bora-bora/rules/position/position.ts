/**
 * Positions as readable JSON, for tests, bug reports and puzzles.
 *
 * Reading refuses what cannot come about: components that appear too often or are missing, pieces where none can be,
 * phases, turns and steps that do not fit each other. Piles may be left out; then they hold what is left of the
 * components, in the order of the edition. Piles and steps are written with the top, or next, one first.
 */
import { shape } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { emptyTable } from '../flow/setup.ts';
import { actions, gods, phases } from '../names.ts';
import { personId } from '../people/person.ts';
import type { BoraState } from '../types.ts';
import { cardList } from '../view/view.ts';
import { viewStep } from '../view/viewSteps.ts';
import { readSteps, stepsFrom } from './positionSteps.ts';
import { checkTable } from './positionTable.ts';
import { cardPile, checkTiles, colourOf, indexIn, personPile, taskPile, tileAt } from './positionTiles.ts';
import { readVillage, villageFrom, writeVillage } from './positionVillage.ts';

const { boolean, dictionary, integer, list, nullable, oneOf, optional, record, string, withDefault, wrong } = shape;

/** How an action tile is called: by its actions, `woman+man`. */
const matNames = (box: Box, seats: number): string[] =>
  (box.mats[seats] ?? []).map(mat => mat.map(action => actions[action]).join('+'));

export function writePosition(box: Box, s: BoraState): unknown {
  const mats = matNames(box, s.seats);
  const taskId = (task: number) => box.taskIds[task];
  return {
    seats: s.seats,
    round: s.round,
    phase: s.phase,
    turn: s.turn,
    over: s.over,
    order: s.order.slice(),
    status: s.track.map(seat => ({ seat, steps: s.status[seat] })),
    fish: Object.fromEntries(box.regionIds.map((id, region) => [id, s.fish[region]])),
    sites: Object.fromEntries(
      box.regionIds.flatMap((id, region) => (s.sites[region] === -1 ? [] : [[id, s.sites[region]]])),
    ),
    men: s.men.map(tile => (tile === -1 ? null : personId('man', tile))),
    women: s.women.map(tile => (tile === -1 ? null : personId('woman', tile))),
    menPile: s.menPile.toReversed().map(tile => personId('man', tile)),
    womenPile: s.womenPile.toReversed().map(tile => personId('woman', tile)),
    dice: s.mats.flatMap((dice, mat) => dice.map(code => ({ on: mats[mat], seat: code >> 3, die: code & 7 }))),
    tasks: s.tasks.map(taskId),
    taskPile: s.taskPile.toReversed().map(taskId),
    jewelry: s.jewelry.map(tile => (tile === -1 ? null : box.jewelIds[tile])),
    temple: s.temple.map(seat => (seat === -1 ? null : seat)),
    templeTiles: s.templeTiles,
    display: s.display.map(colour => gods[colour]),
    deck: s.deck.toReversed().map(colour => gods[colour]),
    discard: cardList(s.discard),
    villages: s.villages.map(v => writeVillage(box, v)),
    steps: s.steps.toReversed().map(step => viewStep(box, step)),
  };
}

const seat = integer(0, 3);
const cards = list(oneOf(...gods), 0, 200);

const readFile = record({
  seats: integer(2, 4),
  round: integer(1, 6),
  phase: oneOf(...phases),
  turn: integer(0, 12),
  over: withDefault(boolean, false),
  order: list(seat, 2, 4),
  status: list(record({ seat, steps: integer(0, 100) }), 2, 4),
  fish: dictionary(integer(1, 9)),
  sites: dictionary(seat),
  men: list(nullable(string), 6, 6),
  women: list(nullable(string), 6, 6),
  menPile: optional(list(string, 0, 36)),
  womenPile: optional(list(string, 0, 36)),
  dice: list(record({ on: string, seat, die: integer(1, 6) }), 0, 12),
  tasks: list(string, 0, 12),
  taskPile: optional(list(string, 0, 200)),
  jewelry: list(nullable(string), 24, 24),
  temple: list(nullable(seat), 6, 6),
  templeTiles: integer(0, 6),
  display: cards,
  deck: optional(cards),
  discard: cards,
  villages: list(readVillage, 2, 4),
  steps: readSteps,
});

type Position = shape.Of<typeof readFile>;

export function readPosition(box: Box, json: unknown): BoraState {
  const file = readFile(json, '');
  const s = emptyTable(box, file.seats);
  s.round = file.round;
  s.phase = file.phase;
  s.turn = file.turn;
  s.over = file.over;
  s.order = seatsOf(file, file.order, 'order');
  s.track = seatsOf(
    file,
    file.status.map(marker => marker.seat),
    'status',
  );
  for (const { seat, steps } of file.status) s.status[seat] = steps;
  s.fish = box.regionIds.map(id => file.fish[id] ?? 0);
  s.sites = box.regionIds.map(id => file.sites[id] ?? -1);
  for (const [field, names] of [
    ['fish', Object.keys(file.fish)],
    ['sites', Object.keys(file.sites)],
  ] as const)
    for (const id of names) indexIn(box.regionIds, id, `${field}.${id}`);
  s.men = file.men.map((id, i) => (id === null ? -1 : tileAt('man', id, `men[${i}]`)));
  s.women = file.women.map((id, i) => (id === null ? -1 : tileAt('woman', id, `women[${i}]`)));
  const mats = matNames(box, s.seats);
  for (const [i, { on, seat, die }] of file.dice.entries())
    s.mats[indexIn(mats, on, `dice[${i}].on`)]?.push(seat * 8 + die);
  s.tasks = file.tasks.map((id, i) => indexIn(box.taskIds, id, `tasks[${i}]`));
  s.jewelry = file.jewelry.map((id, i) => (id === null ? -1 : indexIn(box.jewelIds, id, `jewelry[${i}]`)));
  s.temple = file.temple.map(seat => seat ?? -1);
  s.templeTiles = file.templeTiles;
  s.display = file.display.map(colourOf);
  for (const god of file.discard) s.discard[colourOf(god)] += 1;
  if (file.villages.length !== s.seats)
    wrong(
      'villages',
      `Für ${s.seats} Plätze braucht es ${s.seats} Tableaus.`,
      `${s.seats} seats need ${s.seats} villages.`,
    );
  s.villages = file.villages.map((village, i) => villageFrom(box, village, `villages[${i}]`));
  s.menPile = personPile(s, 'man', file.menPile);
  s.womenPile = personPile(s, 'woman', file.womenPile);
  s.taskPile = taskPile(box, s, file.taskPile);
  s.deck = cardPile(box, s, file.deck);
  checkTiles(box, s);
  checkTable(box, s);
  s.steps = stepsFrom(box, s, file.steps);
  return s;
}

/** Every seat exactly once. */
function seatsOf({ seats }: Position, named: readonly number[], path: string): number[] {
  if (named.length !== seats || new Set(named).size !== seats || named.some(seat => seat >= seats))
    wrong(path, `Jeder der ${seats} Plätze steht hier genau einmal.`, `Each of the ${seats} seats stands here once.`);
  return named.slice();
}
