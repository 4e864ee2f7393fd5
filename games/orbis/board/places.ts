/** The names of places, as log, page and board use them: `display:4`, `world:0:2,1`, `god:love`, `gods:1`. */
import type { Seat } from '@atoll/engine';
import type { GodId, OrbisEvent, SpotName } from '../rules/types.ts';

export const cellPlace = (cell: number): string => `display:${cell}`;
export const spotPlace = (seat: Seat, spot: SpotName): string => `world:${seat}:${spot}`;
/** A god in the middle of the table, and the god of a seat. */
export const godPlace = (god: GodId): string => `god:${god}`;
export const ownGodPlace = (seat: Seat): string => `gods:${seat}`;
export const supplyPlace = (colour: string): string => `supply:${colour}`;
export const lightPlace = (cell: number, colour: string): string => `light:${cell}:${colour}`;

export function placesOf(event: OrbisEvent): readonly string[] {
  switch (event.type) {
    case 'took':
    case 'collected':
    case 'revealed':
    case 'erupted':
      return [cellPlace(event.cell)];
    case 'created':
      return event.cells.map(cell => lightPlace(cell, event.colour));
    case 'placed':
    case 'wilderness':
    case 'settled':
    case 'watered':
    case 'cancelled':
      return [spotPlace(event.seat, event.spot)];
    case 'god':
    case 'godCancelled':
    case 'blessed':
    case 'sacrificed':
    case 'godScored':
      return [ownGodPlace(event.seat)];
    default:
      return [];
  }
}

/** The seat whose world a place lies in; null for places outside the worlds. */
export function seatOfPlace(place: string): Seat | null {
  const [, seat] = /^(?:world|gods):(\d+)/.exec(place) ?? [];
  return seat === undefined ? null : Number(seat);
}
