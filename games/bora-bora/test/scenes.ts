/**
 * Positions for tests in a few readable lines.
 *
 * The state is built directly, without the checks of position.ts: components need not add up, so that small examples
 * stay small. What a scene does not mention does nothing: nobody has settled, hands are empty, tasks are out of reach.
 */
import type { Seat } from '@atoll/engine';
import { story } from '@atoll/engine/kit';
import base from '../editions/base.json' with { type: 'json' };
import { openBox } from '../editions/box.ts';
import type { BoraEvent } from '../rules/events.ts';
import { active } from '../rules/flow/flow.ts';
import { emptyTable, emptyVillage } from '../rules/flow/setup.ts';
import { openBoraBora } from '../rules/game.ts';
import { type Action, actions, gods, type Material, materials, type Phase } from '../rules/names.ts';
import { MOVED, personOf, tileOf } from '../rules/people/person.ts';
import { FILLED } from '../rules/places/storing.ts';
import type { BoraMove, BoraState, Step, StepKind, Village } from '../rules/types.ts';
import { stepOf } from '../rules/view/viewSteps.ts';
import type { ViewStep } from '../rules/view/viewTypes.ts';

export const box = openBox(base);
export const game = openBoraBora(base);

export interface VillageScene {
  /** `man-land-1`, or `man-land-1 moved` once tattooed. */
  people?: readonly string[];
  regions?: readonly string[];
  twelfth?: number;
  /** Cells with their material: `a1 b1`. */
  cells?: string;
  /** Building tiles by the cells they cover. */
  built?: Readonly<Record<string, number>>;
  beside?: Partial<Record<Material, number>>;
  offerings?: number;
  shells?: number;
  godTiles?: number;
  /** God cards: `red red blue`. */
  hand?: string;
  shown?: string;
  jewelry?: readonly string[];
  tasks?: readonly string[];
  fulfilled?: readonly string[];
  /** Dice not yet placed. Default in phase `dice`: 6, 5 and 4. */
  dice?: readonly number[];
}

export interface Scene {
  seats?: number;
  round?: number;
  phase?: Phase;
  turn?: number;
  order?: readonly Seat[];
  /** Steps on the status track by seat; markers on one space lie as in `order`, the first on top. */
  status?: readonly number[];
  fish?: Readonly<Record<string, number>>;
  /** Who holds a site, where several have settled; otherwise the last one named. */
  sites?: Readonly<Record<string, Seat>>;
  /** Beside the numbers 1 to 6. */
  men?: readonly (string | null)[];
  women?: readonly (string | null)[];
  /** Dice of seat 1 on the tile of an action. */
  placed?: Partial<Record<Action, readonly number[]>>;
  /** Whose priests stand on the temple spaces, by number. */
  temple?: Readonly<Record<number, Seat>>;
  templeTiles?: number;
  display?: string;
  /** The top card first. */
  deck?: string;
  discard?: string;
  /** Tasks laid out. */
  tasks?: readonly string[];
  /** Jewelry of the present round. */
  jewelry?: readonly string[];
  villages?: readonly VillageScene[];
  /** What is to be done, the next one first. Default: what a turn of the phase begins with. */
  steps?: readonly ViewStep[];
}

const firstStep: Record<Phase, StepKind> = {
  start: 'start',
  dice: 'die',
  people: 'use',
  jewelry: 'jewel',
  tasks: 'task',
  newTasks: 'newTask',
  last: 'last',
};

const known = (ids: readonly string[], id: string): number => {
  const at = ids.indexOf(id);
  if (at < 0) throw new Error(`A scene names ${id}; there are ${ids.join(', ')}.`);
  return at;
};

const split = (names: string | undefined): string[] => (names ? names.split(' ') : []);
const colours = (cards: string | undefined): number[] => split(cards).map(god => known(gods, god));

function counted(cards: string | undefined): number[] {
  const counts = gods.map(() => 0);
  for (const colour of colours(cards)) counts[colour] += 1;
  return counts;
}

function person(line: string): number {
  const [id = '', moved] = line.split(' ');
  const code = personOf(id);
  if (code < 0) throw new Error(`A scene names ${id}; man-land-1 would be somebody.`);
  return code + (moved === 'moved' ? MOVED : 0);
}

export function scene(wanted: Scene): BoraState {
  const s = emptyTable(box, wanted.seats ?? 2);
  s.round = wanted.round ?? 1;
  s.phase = wanted.phase ?? 'dice';
  s.turn = wanted.turn ?? 0;
  s.order = [...(wanted.order ?? s.order)];
  s.status = s.order.map((_, seat) => wanted.status?.[seat] ?? 0);
  s.track = s.order.toReversed().sort((a, b) => s.status[a] - s.status[b]);
  s.fish = box.regionIds.map((id, region) => wanted.fish?.[id] ?? box.edition.fish[region]);
  s.men = Array.from({ length: 6 }, (_, i) => slot(wanted.men?.[i]));
  s.women = Array.from({ length: 6 }, (_, i) => slot(wanted.women?.[i]));
  s.menPile = Array.from({ length: 36 - 6 * s.round }, (_, tile) => tile);
  s.womenPile = s.menPile.slice();
  s.tasks = (wanted.tasks ?? []).map(id => known(box.taskIds, id));
  s.taskPile = box.taskIds.map((_, task) => task).filter(task => task >= box.cranes && !s.tasks.includes(task));
  s.jewelry = box.jewelIds.map(() => -1);
  for (const [i, id] of (wanted.jewelry ?? []).entries()) s.jewelry[(s.round - 1) * 4 + i] = known(box.jewelIds, id);
  for (const [space, seat] of Object.entries(wanted.temple ?? {})) s.temple[Number(space) - 1] = seat;
  s.templeTiles = wanted.templeTiles ?? 7 - s.round;
  s.display = colours(wanted.display ?? 'blue white red green yellow');
  s.deck = colours(wanted.deck ?? 'blue white red green yellow blue white red green yellow').reverse();
  s.discard = counted(wanted.discard);
  s.villages = Array.from({ length: s.seats }, (_, seat) => settle(s, seat, wanted.villages?.[seat] ?? {}));
  for (const [id, seat] of Object.entries(wanted.sites ?? {})) s.sites[known(box.regionIds, id)] = seat;
  for (const [action, dice] of Object.entries(wanted.placed ?? {}))
    s.mats[box.matOf[s.seats]?.[known(actions, action)] ?? -1]?.push(...dice.map(die => 8 + die));
  const seat = active(s);
  s.steps = (wanted.steps ?? [defaultStep(firstStep[s.phase], seat)]).map(step => stepOf(box, step)).reverse();
  return s;
}

const slot = (id: string | null | undefined): number => (id ? tileOf(person(id)) : -1);

const defaultStep = (kind: StepKind, seat: Seat): ViewStep =>
  kind === 'use' ? { kind, seat, men: [], women: [], green: false } : ({ kind, seat } as ViewStep);

function settle(s: BoraState, seat: Seat, wanted: VillageScene): Village {
  const v = emptyVillage(box);
  for (const id of wanted.regions ?? []) {
    const region = known(box.regionIds, id);
    v.regions |= 1 << region;
    s.sites[region] = seat;
  }
  v.twelfth = wanted.twelfth ?? 1;
  v.huts = 12 - v.twelfth - (wanted.regions?.length ?? 0);
  v.people = (wanted.people ?? []).map(person);
  // Huts and people share the eleven spaces; huts without room there stand on the 12th.
  const room = 11 - v.people.length;
  if (v.huts > room) {
    v.twelfth += v.huts - room;
    v.huts = room;
  }
  for (const id of split(wanted.cells)) v.cells[known(box.cellIds, id)] = FILLED;
  for (const [cells, building] of Object.entries(wanted.built ?? {})) {
    for (const id of cells.split('+')) v.cells[known(box.cellIds, id)] = building + 1;
    v.unbuilt &= ~(1 << building);
  }
  v.beside = materials.map(material => wanted.beside?.[material] ?? 0);
  v.offerings = wanted.offerings ?? 0;
  v.shells = wanted.shells ?? 0;
  v.godTiles = wanted.godTiles ?? 0;
  v.hand = counted(wanted.hand);
  v.shown = counted(wanted.shown);
  v.jewelry = (wanted.jewelry ?? []).map(id => known(box.jewelIds, id));
  v.tasks = (wanted.tasks ?? ['regions-9', 'jewelry-4', 'buildings-4']).map(id => known(box.taskIds, id));
  v.fulfilled = (wanted.fulfilled ?? []).map(id => known(box.taskIds, id));
  v.dice = [...(wanted.dice ?? (s.phase === 'dice' ? [6, 5, 4] : []))].sort((a, b) => b - a);
  return v;
}

export const play = (s: BoraState, ...moves: BoraMove[]): BoraEvent[] => story.play(game, s, ...moves);
export const refused = (s: BoraState, move: unknown): string | null => story.refused(game, s, move);
export const asked = (s: BoraState): string => story.asked(game, s);

export const village = (s: BoraState, seat: Seat): Village => s.villages[seat];

/** A seat's points in one category, as the scoresheet has them now. */
export function points(s: BoraState, seat: Seat, category: string): number {
  const sheet = game.scoresheet(s);
  return sheet.rows[seat]?.points[sheet.categories.indexOf(category)] ?? Number.NaN;
}

/** The values that a field can take in the legal moves. */
export const offered = (s: BoraState, field: string): unknown[] => [
  ...new Set(game.moves(s).map(move => (move as Record<string, unknown>)[field])),
];

/** A die placed without any god. */
export const plain = (die: number, action: Action): BoraMove => ({ die, action, blue: 'none', white: 'none' });

export const nextStep = (s: BoraState): Step | undefined => s.steps.at(-1);
