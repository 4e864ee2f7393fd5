/**
 * The names of places, as log, page and board use them; boards put them into `data-place`.
 *
 *   region:centre-forest   a region of the map           mat:land           the mat of an action
 *   man:3, woman:3         the people beside a number    temple:4           a space of the temple
 *   task:crane-1           an open task                  jewel:comb-1       a piece of jewelry on sale
 *   display:2, pile        god cards to take             status:0           a seat's marker on the status track
 *   cell:0:b2, beside:0    a seat's ceremony area        person:0:man-land-1  a seat's person
 *   owntask:0:crane-1      a seat's task                 twelfth:0          a seat's 12th hut space
 *   jewelry:0              a seat's jewelry              dice:0             a seat's dice
 *   hand:0                 a seat's god cards, offerings, shells and god tiles
 *   hut:centre-forest      the hut on a site             die:land:1         a die on a mat, by its first action
 */
import type { Seat } from '@atoll/engine';
import type { BoraEvent } from '../rules/events.ts';
import type { Action, Sex } from '../rules/names.ts';

export const place = {
  region: (id: string) => `region:${id}`,
  hut: (region: string) => `hut:${region}`,
  mat: (action: Action) => `mat:${action}`,
  matDie: (first: Action, at: number) => `die:${first}:${at}`,
  person: (sex: Sex, slot: number) => `${sex}:${slot}`,
  task: (id: string) => `task:${id}`,
  jewel: (id: string) => `jewel:${id}`,
  temple: (space: number) => `temple:${space}`,
  display: (at: number) => `display:${at}`,
  pile: 'pile',
  status: (seat: Seat) => `status:${seat}`,
  cell: (seat: Seat, cell: string) => (cell === 'beside' ? `beside:${seat}` : `cell:${seat}:${cell}`),
  villager: (seat: Seat, person: string) => `person:${seat}:${person}`,
  ownTask: (seat: Seat, id: string) => `owntask:${seat}:${id}`,
  twelfth: (seat: Seat) => `twelfth:${seat}`,
  jewelry: (seat: Seat) => `jewelry:${seat}`,
  dice: (seat: Seat) => `dice:${seat}`,
  hand: (seat: Seat) => `hand:${seat}`,
} as const;

const sexOf = (person: string): Sex => (person.startsWith('woman') ? 'woman' : 'man');

/** Where an event happened, most telling place first. */
export function placesOf(event: BoraEvent): readonly string[] {
  switch (event.type) {
    case 'settled':
    case 'fish':
      return [place.region(event.region)];
    case 'die':
      return [place.mat(event.action)];
    case 'stored':
      return [place.cell(event.seat, event.cell)];
    case 'took':
      return [place.person(sexOf(event.person), event.slot), place.villager(event.seat, event.person)];
    case 'moved':
      return [place.villager(event.seat, event.person)];
    case 'priest':
      return [place.temple(event.space)];
    case 'built':
      return event.cells.split('+').map(cell => place.cell(event.seat, cell));
    case 'hut':
      return [place.twelfth(event.seat)];
    case 'bought':
      return [place.jewelry(event.seat)];
    case 'newTask':
      return [place.ownTask(event.seat, event.task)];
    case 'got':
      return event.what === 'status' ? [place.status(event.seat)] : [];
    case 'statusScored':
      return event.order.map(place.status);
    case 'templeScored':
      return event.points.flatMap((points, seat) => (points > 0 ? [place.hand(seat)] : []));
    case 'rolled':
      return [place.dice(event.seat)];
    case 'drew':
    case 'called':
    case 'showed':
      return [place.hand(event.seat)];
    case 'round':
    case 'phase':
    case 'laidOut':
    case 'revealed':
    case 'reshuffled':
    case 'used':
    case 'passed':
    case 'fulfilled':
    case 'discarded':
    case 'final':
    case 'end':
      return [];
  }
}
