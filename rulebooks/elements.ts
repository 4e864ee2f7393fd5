/** The nine design elements in the order in which tagged lines list them. Their numbers and names are the engine's. */
import { designElements } from '@atoll/engine';

type Element = (typeof designElements)[number];
export type ElementId = Element['id'];

const order: readonly ElementId[] = [1292, 8528, 3173, 164466, 3142, 8536, 1492, 7090, 166903];

export const elements: readonly Element[] = [...designElements].sort(
  (a, b) => order.indexOf(a.id) - order.indexOf(b.id),
);

export const elementById = (id: number): Element | undefined => elements.find(element => element.id === id);
