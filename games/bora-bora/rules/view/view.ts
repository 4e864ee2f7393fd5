/** What a seat or a spectator may know. */
import type { Seat, Viewer } from '@atoll/engine';
import { type Box, needsOf } from '../../editions/box.ts';
import type { Need } from '../../editions/edition.ts';
import { atTheEnd, bonuses, bonusIds } from '../flow/scoring.ts';
import {
  actions,
  type Category,
  COUNTED,
  categories,
  type God,
  gods,
  jewelryKinds,
  materials,
  type Sex,
  trades,
} from '../names.ts';
import { isMoved, personId, sexOf, tileOf, tradeOf } from '../people/person.ts';
import { freeSpaces } from '../people/taking.ts';
import { EMPTY, FILLED } from '../places/storing.ts';
import { priestsIn } from '../places/temple.ts';
import { PER_ROUND } from '../tasks/jewelry.ts';
import { held } from '../tasks/needs.ts';
import type { BoraState, Village } from '../types.ts';
import { viewStep } from './viewSteps.ts';
import type { BoraView, ViewJewel, ViewPerson, ViewTask, ViewVillage } from './viewTypes.ts';

/** God cards, counted by colour, as a list. */
export const cardList = (counts: readonly number[]): God[] =>
  gods.flatMap((god, colour) => new Array<God>(counts[colour]).fill(god));

const perGod = (counts: readonly number[]): Record<God, number> =>
  Object.fromEntries(gods.map((god, colour) => [god, counts[colour]])) as Record<God, number>;

const occupant = (seat: Seat | undefined): Seat | null => (seat === undefined || seat === -1 ? null : seat);

const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

/** R85: hidden are the others' god cards, but for those that everybody saw them take or show, and all piles. */
export function view(box: Box, s: BoraState, viewer: Viewer): BoraView {
  const { edition } = box;
  return {
    viewer,
    seats: s.seats,
    over: s.over,
    round: s.round,
    phase: s.phase,
    turn: s.turn,
    order: s.order.slice(),
    track: s.track.map(seat => {
      const steps = s.status[seat];
      return { seat, steps, points: edition.statusTrack[steps] };
    }),
    statusTrack: edition.statusTrack,
    rounds: edition.rounds,
    regions: edition.regions.map(({ id, island, terrain }, region) => ({
      id,
      island,
      terrain,
      good: edition.goods[terrain],
      fish: s.fish[region],
      site: occupant(s.sites[region]),
      huts: s.order.filter(seat => (s.villages[seat].regions >> region) & 1),
    })),
    paths: edition.paths,
    men: s.men.map(tile => (tile === -1 ? null : viewPerson(box, 'man', tile, false))),
    women: s.women.map(tile => (tile === -1 ? null : viewPerson(box, 'woman', tile, false))),
    unseen: {
      men: sorted(s.menPile).map(tile => personId('man', tile)),
      women: sorted(s.womenPile).map(tile => personId('woman', tile)),
      tasks: sorted(s.taskPile).map(task => box.taskIds[task]),
    },
    mats: s.mats.map((dice, mat) => ({
      actions: (box.mats[s.seats]?.[mat] ?? []).map(action => actions[action]),
      dice: dice.map(code => ({ seat: code >> 3, die: code & 7 })),
    })),
    tasks: s.tasks.map(task => viewTask(box, s, viewer === 'spectator' ? null : viewer, task, viewer)),
    jewelry: edition.rounds.map((_, round) =>
      s.jewelry
        .slice(round * PER_ROUND, (round + 1) * PER_ROUND)
        .map(tile => (tile === -1 ? null : viewJewel(box, tile))),
    ),
    temple: s.temple.map(occupant),
    templeTiles: s.templeTiles,
    display: s.display.map(colour => gods[colour]),
    deckSize: s.deck.length,
    discard: perGod(s.discard),
    villages: s.villages.map((v, seat) => viewVillage(box, s, v, seat, viewer)),
    steps: s.steps.map(step => viewStep(box, step)),
  };
}

function viewPerson(box: Box, sex: Sex, tile: number, moved: boolean): ViewPerson {
  return {
    person: personId(sex, tile),
    sex,
    trade: trades[tradeOf(tile)],
    symbols: box.symbols[sex][tile],
    moved,
  };
}

/** A task, with how far `seat` has come with it as far as the viewer knows. How many cards a hand holds, all see. */
function viewTask(box: Box, s: BoraState, seat: Seat | null, task: number, viewer: Viewer): ViewTask {
  const have = (need: Need): number => {
    if (seat === null) return 0;
    const { hand, shown } = s.villages[seat];
    const open = seat === viewer || (need.count === 'cards' && need.of === undefined);
    return held(box, s, seat, need, open ? hand : shown);
  };
  return {
    id: box.taskIds[task],
    needs: needsOf(box, task).map(need => ({ ...need, have: have(need) })),
  };
}

const viewJewel = (box: Box, tile: number): ViewJewel => ({
  jewel: box.jewelIds[tile],
  kind: jewelryKinds[box.jewelKind[tile]],
  cost: box.jewelCost[tile],
  points: box.jewelPoints[tile],
});

function viewVillage(box: Box, s: BoraState, v: Village, seat: Seat, viewer: Viewer): ViewVillage {
  const end = atTheEnd(box, s, seat);
  const points = Object.fromEntries(categories.map((category, i) => [category, v.points[i] ?? 0])) as Record<
    Category,
    number
  >;
  return {
    seat,
    huts: v.huts,
    twelfth: v.twelfth,
    freeSpaces: freeSpaces(v),
    people: v.people.map(person => viewPerson(box, sexOf(person), tileOf(person), isMoved(person))),
    cells: v.cells.map((holds, cell) => ({
      cell: box.cellIds[cell],
      material: materials[box.cellMaterial[cell]] ?? 'sand',
      holds: holds === EMPTY ? 'nothing' : holds === FILLED ? 'material' : holds - 1,
    })),
    beside: { sand: v.beside[0], wood: v.beside[1], stone: v.beside[2] },
    unbuilt: [1, 2, 3, 4, 5, 6].filter(building => (v.unbuilt >> building) & 1),
    offerings: v.offerings,
    shells: v.shells,
    godTiles: v.godTiles,
    hand: viewer === seat ? cardList(v.hand) : null,
    handSize: v.hand.reduce((sum, n) => sum + n, 0),
    shown: cardList(v.shown),
    jewelry: v.jewelry.map(tile => viewJewel(box, tile)),
    tasks: v.tasks.map(task => viewTask(box, s, seat, task, viewer)),
    fulfilled: v.fulfilled.map(task => viewTask(box, s, seat, task, viewer)),
    dice: v.dice.slice(),
    priests: box.edition.start.priests - priestsIn(s, seat),
    points: {
      ...points,
      fish: v.points[COUNTED.fish] + end.fish,
      jewelry: end.jewelry,
      gods: end.gods,
      bonuses: end.bonuses,
    },
    bonuses: bonusIds.filter(id => bonuses[id](box, v)),
  };
}

export function copy(s: BoraState): BoraState {
  return {
    seats: s.seats,
    over: s.over,
    round: s.round,
    phase: s.phase,
    turn: s.turn,
    order: s.order.slice(),
    track: s.track.slice(),
    status: s.status.slice(),
    fish: s.fish.slice(),
    sites: s.sites.slice(),
    men: s.men.slice(),
    women: s.women.slice(),
    menPile: s.menPile.slice(),
    womenPile: s.womenPile.slice(),
    mats: s.mats.map(dice => dice.slice()),
    tasks: s.tasks.slice(),
    taskPile: s.taskPile.slice(),
    jewelry: s.jewelry.slice(),
    temple: s.temple.slice(),
    templeTiles: s.templeTiles,
    display: s.display.slice(),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    villages: s.villages.map(copyVillage),
    steps: s.steps.map(step => ({ ...step })),
  };
}

const copyVillage = (v: Village): Village => ({
  huts: v.huts,
  twelfth: v.twelfth,
  people: v.people.slice(),
  regions: v.regions,
  cells: v.cells.slice(),
  beside: v.beside.slice(),
  unbuilt: v.unbuilt,
  offerings: v.offerings,
  shells: v.shells,
  godTiles: v.godTiles,
  hand: v.hand.slice(),
  shown: v.shown.slice(),
  jewelry: v.jewelry.slice(),
  tasks: v.tasks.slice(),
  fulfilled: v.fulfilled.slice(),
  dice: v.dice.slice(),
  points: v.points.slice(),
});
