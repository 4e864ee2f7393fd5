/** Every move as one shared, frozen record, so that listing moves makes no garbage. */
import { actions, gods, materials, type Pay, pays, sexes, trades } from './names.ts';
import { personId } from './people/person.ts';
import type {
  BuildMove,
  CardMove,
  CardSource,
  DieMove,
  FireMove,
  FishMove,
  HelpMove,
  HutMove,
  JewelMove,
  NewTaskMove,
  PriestMove,
  RegionMove,
  StoreMove,
  TakeMove,
  TaskMove,
  UseMove,
} from './types.ts';

const frozen = <M>(move: M): Readonly<M> => Object.freeze(move);
const numbers = [1, 2, 3, 4, 5, 6];

/** God cards to take: one colour of the display each, then the pile. */
export const sources: readonly CardSource[] = [...gods, 'pile'];
export const PILE = sources.indexOf('pile');

export const dieAt = (die: number, action: number, blue: number, white: number): number =>
  (((die - 1) * actions.length + action) * pays.length + blue) * pays.length + white;

export const everyDieMove: readonly DieMove[] = numbers.flatMap(die =>
  actions.flatMap(action => pays.flatMap(blue => pays.map(white => frozen({ die, action, blue, white })))),
);
export const everyFishMove: readonly FishMove[] = pays.map(red => frozen({ red }));
export const everyTakeMove: readonly TakeMove[] = numbers.map(slot => frozen({ slot }));
export const everyPriestMove: readonly PriestMove[] = numbers.map(space => frozen({ space }));
export const everyCardMove: readonly CardMove[] = sources.map(card => frozen({ card }));
export const [moveHut, stopHuts]: readonly [HutMove, HutMove] = [frozen({ hut: 'move' }), frozen({ hut: 'stop' })];

/** `[gift * 2 + and]`: gifts are the card sources, then an offering. */
export const everyFireMove: readonly FireMove[] = [...sources, 'offering' as const].flatMap(gift =>
  (['status', 'shell'] as const).map(and => frozen({ gift, and })),
);

export const plainHelpMoves: Record<'points' | 'offering' | 'hut' | 'done', HelpMove> = {
  points: frozen({ swap: 'points' }),
  offering: frozen({ swap: 'offering' }),
  hut: frozen({ swap: 'hut' }),
  done: frozen({ swap: 'done' }),
};
export const everyHelpCardMove: readonly HelpMove[] = sources.map(card => frozen({ swap: 'card' as const, card }));
/** By tile: `trade * 3 + copy`. */
const tiles = Array.from({ length: trades.length * 3 }, (_, tile) => tile);
export const tattoos: readonly HelpMove[] = tiles.map(tile =>
  frozen({ swap: 'tattoo' as const, person: personId('man', tile) }),
);
export const collections: readonly HelpMove[] = tiles.map(tile =>
  frozen({ swap: 'shells' as const, person: personId('woman', tile) }),
);

/** By sex and trade: `sex * 12 + trade`; with the green god: `[…][pay]`. */
const uses = sexes.flatMap(sex => trades.map(trade => `${sex}-${trade}`));
export const plainUses: readonly UseMove[] = uses.map(use => frozen({ use, green: 'no' as const }));
const greenUses = (green: 'double' | 'extra'): readonly (readonly UseMove[])[] =>
  uses.map(use => pays.map(pay => frozen({ use, green, pay })));
export const doubleUses = greenUses('double');
export const extraUses = greenUses('extra');
export const doneUsing: UseMove = frozen({ use: 'done' as const });

export const passJewelry: JewelMove = frozen({ jewel: 'pass' });
export const doneTasks: TaskMove = frozen({ task: 'done' as const });

/** Moves whose names come from the edition. */
export interface BoxMoves {
  regions: readonly RegionMove[];
  /** By material, then cell; the last one is beside the board. */
  stores: readonly (readonly StoreMove[])[];
  helpStores: readonly (readonly HelpMove[])[];
  /** By building tile (from 0), then pair of cells. */
  builds: readonly (readonly BuildMove[])[];
  jewels: readonly JewelMove[];
  newTasks: readonly NewTaskMove[];
  fulfil: readonly TaskMove[];
  discard: readonly TaskMove[];
  /** By task, then way to call the yellow god. */
  yellow: readonly (readonly TaskMove[])[];
}

export function boxMoves(ids: {
  regionIds: readonly string[];
  cellIds: readonly string[];
  pairs: readonly { id: string }[];
  jewelIds: readonly string[];
  taskIds: readonly string[];
}): BoxMoves {
  const cells = [...ids.cellIds, 'beside'];
  return {
    regions: ids.regionIds.map(region => frozen({ region })),
    stores: materials.map(material => cells.map(cell => frozen({ material, cell }))),
    helpStores: materials.map(material => cells.map(cell => frozen({ swap: 'material' as const, material, cell }))),
    builds: numbers.map(building => ids.pairs.map(({ id }) => frozen({ building, cells: id }))),
    jewels: ids.jewelIds.map(jewel => frozen({ jewel })),
    newTasks: ids.taskIds.map(task => frozen({ task })),
    fulfil: ids.taskIds.map(task => frozen({ task, how: 'fulfil' as const })),
    discard: ids.taskIds.map(task => frozen({ task, how: 'discard' as const })),
    yellow: ids.taskIds.map(task => pays.map((pay: Pay) => frozen({ task, how: 'yellow' as const, pay }))),
  };
}
