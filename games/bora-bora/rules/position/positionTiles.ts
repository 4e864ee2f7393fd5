/** Tiles and cards of a position: each there once, in a place where it can be, none missing. */
import { shape } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { type God, gods, type Sex, trades } from '../names.ts';
import { isWoman, personId, personOf, sexOf, tileOf } from '../people/person.ts';
import type { BoraState } from '../types.ts';

const { wrong } = shape;

/** The number of a name, or a refusal that says which names there are. */
export function indexIn(names: readonly string[], name: string, path: string): number {
  const at = names.indexOf(name);
  if (at < 0)
    wrong(
      path,
      `${name} gibt es nicht; es gibt ${names.join(', ')}.`,
      `There is no ${name}; there are ${names.join(', ')}.`,
    );
  return at;
}

export const colourOf = (god: God): number => gods.indexOf(god);

export function tileAt(sex: Sex, id: string, path: string): number {
  const person = personOf(id);
  if (person < 0 || sexOf(person) !== sex)
    wrong(path, `Hier liegt etwa ${sex}-land-1, nicht ${id}.`, `${sex}-land-1 could lie here, not ${id}.`);
  return tileOf(person);
}

const twice = (name: string, path: string): never =>
  wrong(path, `${name} kommt doppelt vor.`, `${name} appears twice.`);

function unique(tiles: readonly number[], name: (tile: number) => string, path: string): void {
  const seen = new Set<number>();
  for (const tile of tiles) {
    if (seen.has(tile)) twice(name(tile), path);
    seen.add(tile);
  }
}

/** So many of the tiles that are nowhere else, in their order; or those that the file names, the top one first. */
function pileOf(
  named: number[] | undefined,
  all: number,
  elsewhere: readonly number[],
  size: number,
  path: string,
): number[] {
  const free = Array.from({ length: all }, (_, tile) => tile).filter(tile => !elsewhere.includes(tile));
  const pile = named ? named.toReversed() : free.slice(0, size).reverse();
  if (pile.length !== size)
    wrong(
      path,
      `Jetzt sind ${size} im Stapel, da sind ${pile.length}.`,
      `The pile has ${size} now, found ${pile.length}.`,
    );
  return pile;
}

/** Tiles of one sex that lie on the board or in a village. */
const peopleSeen = (s: BoraState, sex: Sex): number[] => [
  ...(sex === 'man' ? s.men : s.women).filter(tile => tile !== -1),
  ...s.villages.flatMap(v => v.people.filter(person => isWoman(person) === (sex === 'woman')).map(tileOf)),
];

export function personPile(s: BoraState, sex: Sex, named: readonly string[] | undefined): number[] {
  const path = sex === 'man' ? 'menPile' : 'womenPile';
  const seen = peopleSeen(s, sex);
  const all = trades.length * 3;
  const pile = pileOf(
    named?.map((id, i) => tileAt(sex, id, `${path}[${i}]`)),
    all,
    seen,
    all - 6 * s.round,
    path,
  );
  unique([...seen, ...pile], tile => personId(sex, tile), path);
  return pile;
}

/** Tasks of the villages, open and fulfilled. */
const tasksHeld = (s: BoraState): number[] => s.villages.flatMap(v => [...v.tasks, ...v.fulfilled]);

export function taskPile(box: Box, s: BoraState, named: readonly string[] | undefined): number[] {
  const seen = [...s.tasks, ...tasksHeld(s)];
  const { start, task } = box.edition;
  const size = box.tasks.length - box.cranes - s.seats * start.parrot - (s.seats + task.openBeyondSeats) * s.round;
  const cranes = Array.from({ length: box.cranes }, (_, crane) => crane);
  const pile = pileOf(
    named?.map((id, i) => indexIn(box.taskIds, id, `taskPile[${i}]`)),
    box.tasks.length,
    [...cranes, ...seen],
    size,
    'taskPile',
  );
  unique([...seen, ...pile], tile => box.taskIds[tile], 'tasks');
  for (const tile of [...s.tasks, ...pile])
    if (tile < box.cranes)
      wrong('tasks', `${box.taskIds[tile]} ist eine Startaufgabe.`, `${box.taskIds[tile]} is a starting task.`);
  return pile;
}

/** God cards are never lost: the pile is what is neither in a hand nor open nor discarded. */
export function cardPile(box: Box, s: BoraState, named: readonly God[] | undefined): number[] {
  const left = gods.map((_, colour) => box.edition.gods.cards - s.discard[colour]);
  const take = (colour: number, n: number) => {
    left[colour] -= n;
  };
  for (const colour of s.display) take(colour, 1);
  for (const { hand } of s.villages) for (const [colour, n] of hand.entries()) take(colour, n);
  const pile = named?.map(colourOf).reverse() ?? left.flatMap((n, colour) => new Array(Math.max(0, n)).fill(colour));
  for (const colour of pile) take(colour, 1);
  for (const [colour, n] of left.entries()) {
    const all = box.edition.gods.cards;
    if (n !== 0)
      wrong(
        'deck',
        `Von ${gods[colour]} gibt es ${all} Karten, da sind ${all - n}.`,
        `There are ${all} ${gods[colour]} cards, found ${all - n}.`,
      );
  }
  return pile;
}

export function checkTiles(box: Box, s: BoraState): void {
  for (const sex of ['man', 'woman'] as const) {
    const seen = peopleSeen(s, sex).length;
    if (seen > 6 * s.round)
      wrong(
        'villages',
        `So viele Plättchen (${seen}) lagen noch nicht aus.`,
        `So many tiles (${seen}) have not been laid out yet.`,
      );
  }
  for (const [i, v] of s.villages.entries())
    if ([...v.tasks, ...v.fulfilled].filter(task => task < box.cranes).length > box.edition.start.crane)
      wrong(`villages[${i}].tasks`, 'Nur eine Startaufgabe je Platz.', 'Only one starting task a seat.');
  const jewelry = [...s.jewelry.filter(tile => tile !== -1), ...s.villages.flatMap(v => v.jewelry)];
  unique(jewelry, tile => box.jewelIds[tile], 'jewelry');
  const { display } = box.edition.gods;
  // With pile and discards empty, a card that is taken leaves a gap, which stays until the next card is taken.
  if (s.display.length > display || (s.deck.length > 0 && s.display.length < display))
    wrong('display', `${display} Götterkarten liegen offen.`, `${display} god cards lie open.`);
  if (s.fish.toSorted().join() !== box.edition.fish.toSorted().join())
    wrong('fish', `Die Fische sind ${box.edition.fish.join(', ')}.`, `The fish are ${box.edition.fish.join(', ')}.`);
}
