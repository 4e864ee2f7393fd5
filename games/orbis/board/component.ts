/** What the rules call a thing on the board, so that pointing at it leads to its rule. */
import type { GodId, SpotName, TileFace, ViewRegion } from '../rules/types.ts';
import type { ComponentId } from '../text/links.ts';
import { rowOf } from './sky/geometry.ts';

/** A tile with its front up is what it shows. */
export const faceComponent = (face: TileFace): ComponentId => face.kind;

/** A tile in a world. `face`: undefined for one that was turned over. */
export const laidComponent = (region: ViewRegion, face: TileFace | undefined): ComponentId =>
  face === undefined ? 'wilderness' : region.cancelled ? 'cancelation' : faceComponent(face);

export const spotComponent = (spot: SpotName): ComponentId => (rowOf(spot) === 1 ? 'base' : 'upper');

/** A god, or the place where one will stand. */
export const godComponent = (god: GodId | null): ComponentId => god ?? 'god';
