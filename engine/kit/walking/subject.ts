/** What the kit looks at: a game with what only its author can say about it, and a point in one of its matches. */
import type { Chance } from '../../core/chance.ts';
import type { EventRecord, Game, GameModule, MoveRecord, Seat, TableConfig, Viewer } from '../../core/game.ts';
import type { Replay } from '../../core/replay.ts';
import type { Table } from '../../core/table.ts';
import type { Forms } from '../../core/words.ts';

export interface Subject<S, M extends MoveRecord, E extends EventRecord, V> {
  module: GameModule<S, M, E, V>;
  game: Game<S, M, E, V>;
  /** Counts every component wherever it is. It must be the same from the first move to the last. */
  inventory?: (state: S) => Readonly<Record<string, number>>;
  /** What nobody but this seat may know: its hand. Imagined states must differ in it, or the view tells too much. */
  secrets?: (state: S, seat: Seat) => unknown;
  /** The nouns that its texts count: none may stand behind a number that wants its other form. */
  nouns?: readonly Forms[];
  /** No game may take more decisions than this. */
  longest?: number;
}

/** A position in a match, with luck of its own for what the property tries out. */
export interface At<S, M extends MoveRecord, E extends EventRecord, V> extends Subject<S, M, E, V> {
  table: Table<S, M, E, V>;
  luck: Chance;
}

/** Something that must hold at every position of every game; throws `Broken` where it does not. */
export type Property = <S, M extends MoveRecord, E extends EventRecord, V>(at: At<S, M, E, V>) => void;

export const viewers = (seats: number): Viewer[] => [...Array(seats).keys(), 'spectator'];

/** Names for the seats wherever the kit needs some. */
export const names = ['Anna', 'Ben', 'Carla', 'Dora', 'Emil', 'Frida', 'Gero', 'Hanna'];

/** People on all seats, as a replay file lists them. */
export const sitting = (seats: number): Replay['seats'] =>
  names.slice(0, seats).map(name => ({ name, bot: undefined }));

/** Every seat count with every combination of options. */
export function configs(game: Pick<Game, 'seats' | 'options'>): TableConfig[] {
  let combinations: Record<string, string>[] = [{}];
  for (const { id, values } of game.options)
    combinations = combinations.flatMap(chosen => values.map(value => ({ ...chosen, [id]: value.id })));
  const all: TableConfig[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    for (const options of combinations) all.push({ seats, options });
  return all;
}

/** `2 seats, tide=neap`: how titles and files call a config. */
export const configName = ({ seats, options }: TableConfig): string =>
  [
    `${seats} ${seats === 1 ? 'seat' : 'seats'}`,
    ...Object.entries(options).map(([id, value]) => `${id}=${value}`),
  ].join(', ');
