/** Full states that fit what a viewer knows. */
import type { Chance, Seat } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { emptyTable } from '../flow/setup.ts';
import { COUNTED, categories, type God, gods, materials } from '../names.ts';
import { MOVED, personOf, tileOf } from '../people/person.ts';
import { EMPTY, FILLED } from '../places/storing.ts';
import type { BoraState, Village } from '../types.ts';
import { stepOf } from './viewSteps.ts';
import type { BoraView, ViewVillage } from './viewTypes.ts';

const colourOf = (god: God): number => gods.indexOf(god);

function counted(cards: readonly God[]): number[] {
  const counts = gods.map(() => 0);
  for (const god of cards) counts[colourOf(god)] += 1;
  return counts;
}

/** Deals what the viewer cannot know at random: the others' unseen cards and every pile. */
export function imagine(box: Box, v: BoraView, chance: Chance): BoraState {
  const s = emptyTable(box, v.seats);
  s.over = v.over;
  s.round = v.round;
  s.phase = v.phase;
  s.turn = v.turn;
  s.order = v.order.slice();
  s.track = v.track.map(({ seat }) => seat);
  for (const { seat, steps } of v.track) s.status[seat] = steps;
  s.fish = v.regions.map(({ fish }) => fish);
  s.sites = v.regions.map(({ site }) => site ?? -1);
  s.men = v.men.map(tile => (tile ? tileOf(personOf(tile.person)) : -1));
  s.women = v.women.map(tile => (tile ? tileOf(personOf(tile.person)) : -1));
  s.menPile = chance.shuffle(v.unseen.men.map(id => tileOf(personOf(id))));
  s.womenPile = chance.shuffle(v.unseen.women.map(id => tileOf(personOf(id))));
  s.mats = v.mats.map(({ dice }) => dice.map(({ seat, die }) => seat * 8 + die));
  s.tasks = v.tasks.map(({ id }) => box.taskIds.indexOf(id));
  s.taskPile = chance.shuffle(v.unseen.tasks.map(id => box.taskIds.indexOf(id)));
  s.jewelry = v.jewelry.flat().map(tile => (tile ? box.jewelIds.indexOf(tile.jewel) : -1));
  s.temple = v.temple.map(seat => seat ?? -1);
  s.templeTiles = v.templeTiles;
  s.display = v.display.map(colourOf);
  s.discard = gods.map(god => v.discard[god]);
  s.villages = v.villages.map(village => villageOf(box, v, village));
  s.steps = v.steps.map(step => stepOf(box, step));
  dealCards(box, s, v, chance);
  return s;
}

function villageOf(box: Box, v: BoraView, village: ViewVillage): Village {
  return {
    huts: village.huts,
    twelfth: village.twelfth,
    people: village.people.map(({ person, moved }) => personOf(person) + (moved ? MOVED : 0)),
    regions: v.regions.reduce((bits, { huts }, i) => (huts.includes(village.seat) ? bits | (1 << i) : bits), 0),
    cells: village.cells.map(({ holds }) => (holds === 'nothing' ? EMPTY : holds === 'material' ? FILLED : holds + 1)),
    beside: materials.map(material => village.beside[material]),
    unbuilt: village.unbuilt.reduce((bits, building) => bits | (1 << building), 0),
    offerings: village.offerings,
    shells: village.shells,
    godTiles: village.godTiles,
    hand: counted(village.hand ?? village.shown),
    shown: counted(village.shown),
    jewelry: village.jewelry.map(({ jewel }) => box.jewelIds.indexOf(jewel)),
    tasks: village.tasks.map(({ id }) => box.taskIds.indexOf(id)),
    fulfilled: village.fulfilled.map(({ id }) => box.taskIds.indexOf(id)),
    dice: village.dice.slice(),
    points: categories.slice(0, COUNTED.fish + 1).map(category => {
      // The fish of sites that are held are no points yet.
      const held = category === 'fish' ? heldFish(v, village.seat) : 0;
      return village.points[category] - held;
    }),
  };
}

const heldFish = (v: BoraView, seat: Seat): number =>
  v.regions.reduce((sum, { site, fish }) => sum + (site === seat ? fish : 0), 0);

function dealCards(box: Box, s: BoraState, v: BoraView, chance: Chance): void {
  const left = gods.map((_, colour) => box.edition.gods.cards - s.discard[colour]);
  for (const colour of s.display) left[colour] -= 1;
  for (const { hand } of s.villages) for (const [colour, n] of hand.entries()) left[colour] -= n;
  const unseen = left.flatMap((n, colour) => new Array<number>(n).fill(colour));
  const unknown = v.villages.map(({ hand, handSize, shown }) => (hand ? 0 : handSize - shown.length));

  chance.shuffle(unseen);
  for (const [seat, { hand }] of s.villages.entries())
    for (let n = unknown[seat]; n > 0; n--) {
      const colour = unseen.pop() as number;
      hand[colour] += 1;
    }
  s.deck = unseen;
}
