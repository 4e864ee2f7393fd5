/** Tagged sentences of our own, for tests: a world in which nets are chance, pearls are points and boats are the board. */
import type { ElementId } from './elements.ts';
import type { Example } from './training.ts';

const who = ['Der Fischer', 'Die Taucherin', 'Jede Mannschaft', 'Der Älteste', 'Ein Gast'];
const what: readonly (readonly [string, readonly ElementId[]])[] = [
  ['wirft sofort das Netz', [1292]],
  ['zählt abends seine Perlen', [8528]],
  ['rudert mit dem Boot', [3173]],
  ['ruht am Ufer', []],
  ['wirft das Netz vom Boot', [1292, 3173]],
  ['tauscht Perlen gegen ein Boot', [8528, 3173]],
];
const headings = [
  'Ufer',
  'Das Netz',
  'Perlen',
  'Boote',
  'Abend',
  'Am Abend',
  'Die Perlen',
  'Morgens',
  'Netze',
  'Das Boot',
];

export const invented = (): Example[] =>
  [
    ...who.flatMap(person => what.map(([does, tags]) => ({ text: `${person} ${does}.`, tags: new Set(tags) }))),
    ...headings.map(text => ({ text, tags: new Set<ElementId>() })),
  ].map((example, number) => ({ number, ...example }));
