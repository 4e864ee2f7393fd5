/** The names of places, as log, page and board use them: `2,1`, `2,1:E`, `display:0`. */
import type { CacaoEvent } from '../rules/types.ts';
import { type Box, cellBox, edgeParts } from './map/geometry.ts';

/** Where an event happened. Work is named by its edge, so that only tiles newly laid count as the last move. */
export function placesOf(event: CacaoEvent): readonly string[] {
  switch (event.type) {
    case 'placed':
      return [event.cell];
    case 'filled':
    case 'temple':
      return [event.space];
    case 'worked':
      return [event.edge];
    case 'forwent':
      return event.edges;
    case 'drew':
    case 'revealed':
    case 'turn':
    case 'end':
      return [];
  }
}

const isCell = (place: string): boolean => /^-?\d+,-?\d+$/.test(place);
export const isEdge = (place: string): boolean => /^-?\d+,-?\d+:[NESW]$/.test(place);

/** The part of the drawing that shows a place; null for what does not lie on the table. */
export function boxOfPlace(place: string): Box | null {
  if (isCell(place)) return cellBox(place);
  return isEdge(place) ? cellBox(edgeParts(place).cell) : null;
}
