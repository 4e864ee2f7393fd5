/** One seat's board in a position. */
import { shape } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { emptyVillage } from '../flow/setup.ts';
import { COUNTED, categories, type God, gods, materials } from '../names.ts';
import { isMoved, MOVED, personId, personOf, sexOf, tileOf } from '../people/person.ts';
import { freeSpaces } from '../people/taking.ts';
import { EMPTY, FILLED } from '../places/storing.ts';
import type { Village } from '../types.ts';
import { cardList } from '../view/view.ts';
import { colourOf, indexIn } from './positionTiles.ts';

const { boolean, dictionary, integer, list, oneOf, record, string, withDefault, wrong } = shape;

/** The points that are counted as they come. */
const counted = categories.slice(0, COUNTED.fish + 1);

export function writeVillage(box: Box, v: Village): unknown {
  return {
    huts: v.huts,
    twelfth: v.twelfth,
    people: v.people.map(person => ({ person: personId(sexOf(person), tileOf(person)), moved: isMoved(person) })),
    regions: box.regionIds.filter((_, region) => (v.regions >> region) & 1),
    cells: Object.fromEntries(
      box.cellIds.flatMap((id, cell) => {
        const holds = v.cells[cell];
        return holds === EMPTY ? [] : [[id, holds === FILLED ? 'material' : `building ${holds - 1}`]];
      }),
    ),
    beside: Object.fromEntries(materials.map((material, i) => [material, v.beside[i]])),
    offerings: v.offerings,
    shells: v.shells,
    godTiles: v.godTiles,
    hand: cardList(v.hand),
    shown: cardList(v.shown),
    jewelry: v.jewelry.map(tile => box.jewelIds[tile]),
    tasks: v.tasks.map(task => box.taskIds[task]),
    fulfilled: v.fulfilled.map(task => box.taskIds[task]),
    dice: v.dice.slice(),
    points: Object.fromEntries(counted.map((category, i) => [category, v.points[i]])),
  };
}

const amount = integer(0, 999);
const none = () => withDefault(amount, 0);
const cards = withDefault(list(oneOf(...gods), 0, 100), []);

export const readVillage = record({
  huts: integer(0, 11),
  twelfth: integer(0, 12),
  people: withDefault(list(record({ person: string, moved: withDefault(boolean, false) }), 0, 12), []),
  regions: list(string, 0, 12),
  cells: withDefault(dictionary(string), {}),
  beside: withDefault(record({ sand: none(), wood: none(), stone: none() }), { sand: 0, wood: 0, stone: 0 }),
  offerings: none(),
  shells: none(),
  godTiles: none(),
  hand: cards,
  shown: cards,
  jewelry: withDefault(list(string, 0, 6), []),
  tasks: withDefault(list(string, 0, 3), []),
  fulfilled: withDefault(list(string, 0, 9), []),
  dice: withDefault(list(integer(1, 6), 0, 6), []),
  points: withDefault(dictionary(amount), {}),
});

type VillageFile = shape.Of<typeof readVillage>;

export function villageFrom(box: Box, file: VillageFile, path: string): Village {
  const v = emptyVillage(box);
  v.huts = file.huts;
  v.twelfth = file.twelfth;
  v.people = file.people.map(({ person, moved }, i) => {
    const code = personOf(person);
    if (code < 0)
      wrong(
        `${path}.people[${i}]`,
        `${person} gibt es nicht; gemeint ist etwa man-land-1.`,
        `There is no ${person}; man-land-1 is one.`,
      );
    return code + (moved ? MOVED : 0);
  });
  v.regions = bits(file.regions.map((id, i) => indexIn(box.regionIds, id, `${path}.regions[${i}]`)));
  if (new Set(file.regions).size !== file.regions.length)
    wrong(`${path}.regions`, 'Je Gebiet höchstens eine Hütte.', 'At most one hut a region.');
  fillCells(box, v, file.cells, `${path}.cells`);
  v.beside = materials.map(material => file.beside[material]);
  v.offerings = file.offerings;
  v.shells = file.shells;
  v.godTiles = file.godTiles;
  v.hand = countCards(file.hand);
  v.shown = countCards(file.shown);
  v.jewelry = file.jewelry.map((id, i) => indexIn(box.jewelIds, id, `${path}.jewelry[${i}]`));
  v.tasks = file.tasks.map((id, i) => indexIn(box.taskIds, id, `${path}.tasks[${i}]`));
  v.fulfilled = file.fulfilled.map((id, i) => indexIn(box.taskIds, id, `${path}.fulfilled[${i}]`));
  v.dice = file.dice.toSorted((a, b) => b - a);
  for (const category of Object.keys(file.points)) indexIn(counted, category, `${path}.points.${category}`);
  v.points = counted.map(category => file.points[category] ?? 0);
  checkVillage(box, v, path);
  return v;
}

const bits = (numbers: readonly number[]): number => numbers.reduce((all, n) => all | (1 << n), 0);

function countCards(cards: readonly God[]): number[] {
  const counts = gods.map(() => 0);
  for (const god of cards) counts[colourOf(god)] += 1;
  return counts;
}

function fillCells(box: Box, v: Village, cells: Readonly<Record<string, string>>, path: string): void {
  for (const [id, holds] of Object.entries(cells)) {
    const cell = indexIn(box.cellIds, id, `${path}.${id}`);
    const building = /^building ([1-6])$/.exec(holds);
    if (holds !== 'material' && !building)
      wrong(`${path}.${id}`, 'Möglich sind „material“ und „building 1“.', 'Possible are “material” and “building 1”.');
    v.cells[cell] = building ? Number(building[1]) + 1 : FILLED;
  }
  for (let building = 1; building <= 6; building++) {
    const covered = box.cellIds.filter((_, cell) => v.cells[cell] === building + 1);
    if (covered.length === 0) continue;
    if (building > box.edition.start.buildings || !box.pairs.some(({ id }) => id === covered.join('+')))
      wrong(
        path,
        `Bauplättchen ${building} deckt zwei Nachbarfelder.`,
        `Building ${building} covers two neighbouring cells.`,
      );
    v.unbuilt &= ~(1 << building);
  }
}

function checkVillage(box: Box, v: Village, path: string): void {
  const onMap = box.regionIds.filter((_, region) => (v.regions >> region) & 1).length;
  const { huts } = box.edition.start;
  if (v.huts + v.twelfth + onMap !== huts)
    wrong(
      path,
      `Es müssen ${huts} Hütten sein, da sind ${v.huts + v.twelfth + onMap}.`,
      `There must be ${huts} huts, found ${v.huts + v.twelfth + onMap}.`,
    );
  if (v.huts > 0 && v.twelfth === 0)
    wrong(`${path}.twelfth`, 'Das 12. Feld leert sich zuletzt.', 'The 12th space is emptied last.');
  if (freeSpaces(v) < 0)
    wrong(`${path}.people`, 'So viele Felder sind nicht frei.', 'There are not so many free spaces.');
  for (const [colour, n] of v.shown.entries())
    if (n > v.hand[colour])
      wrong(
        `${path}.shown`,
        'Bekannt können nur Karten sein, die auf der Hand sind.',
        'Only cards in hand can be known.',
      );
  for (const [material, n] of v.beside.entries())
    if (n > 0 && v.cells.some((holds, cell) => holds === EMPTY && box.cellMaterial[cell] === material))
      wrong(
        `${path}.beside`,
        'Solange ein passendes Feld frei ist, liegt nichts daneben.',
        'Nothing lies beside as long as a fitting cell is free.',
      );
}
