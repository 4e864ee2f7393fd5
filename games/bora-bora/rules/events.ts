/** What happens, for the log, for motion and for sound. */
import type { Seat } from '@atoll/engine';
import type { Need } from '../editions/edition.ts';
import type { Action, God, Island, JewelryKind, Material, Pay, Phase, Sex, Terrain, Trade } from './names.ts';

/** What brought something: a site, a die, the helper, the fire bonus, a person. */
export type Source = 'site' | 'fishing' | 'helper' | 'fire' | 'person';

export type BoraEvent =
  | { type: 'round'; round: number }
  | { type: 'phase'; phase: Phase }
  | { type: 'rolled'; seat: Seat; dice: number[] }
  /** New person tiles and tasks on the board. */
  | { type: 'laidOut'; men: string[]; women: string[]; tasks: string[] }
  | {
      type: 'settled';
      seat: Seat;
      region: string;
      island: Island;
      terrain: Terrain;
      by: 'start' | 'land' | 'water';
      pushed: Seat | null;
    }
  | { type: 'stored'; seat: Seat; material: Material; cell: string; from: Source }
  | { type: 'got'; seat: Seat; what: 'points' | 'offering' | 'shell' | 'status'; amount: number; from: Source }
  /** A die was placed; `value` is what it counts for. */
  | { type: 'die'; seat: Seat; die: number; action: Action; value: number }
  | { type: 'called'; seat: Seat; god: God; pay: Pay }
  | { type: 'fish'; seat: Seat; region: string; island: Island; terrain: Terrain; points: number }
  | { type: 'took'; seat: Seat; slot: number; person: string }
  /** A man was tattooed, or a woman collected shells. */
  | { type: 'moved'; seat: Seat; person: string; sex: Sex; symbols: number }
  /** A god card; one from the pile is named for the seat's own eyes only. */
  | { type: 'drew'; seat: Seat; from: 'display' | 'pile'; card?: God }
  | { type: 'revealed'; card: God }
  | { type: 'reshuffled'; cards: number }
  | { type: 'priest'; seat: Seat; space: number; out: Seat | null }
  | { type: 'built'; seat: Seat; building: number; cells: string; points: number }
  | { type: 'hut'; seat: Seat }
  | { type: 'used'; seat: Seat; sex: Sex; trade: Trade; tiles: number; worth: number; green: 'no' | 'double' | 'extra' }
  | { type: 'statusScored'; points: number[]; order: Seat[] }
  | { type: 'templeScored'; points: number[]; tile: Seat | null }
  | { type: 'bought'; seat: Seat; jewel: string; kind: JewelryKind; cost: number; points: number }
  | { type: 'passed'; seat: Seat }
  | { type: 'showed'; seat: Seat; cards: God[] }
  | { type: 'fulfilled'; seat: Seat; task: string; needs: readonly Need[]; points: number }
  | { type: 'discarded'; seat: Seat; task: string; needs: readonly Need[] }
  | { type: 'newTask'; seat: Seat; task: string; needs: readonly Need[] }
  | { type: 'final'; seat: Seat; fish: number; jewelry: number; gods: number; bonuses: number }
  | { type: 'end'; winners: Seat[] };
