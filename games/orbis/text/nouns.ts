/** The nouns that Orbis counts, for one and for several. */
import { type Forms, forms, words } from '@atoll/engine';

export const nouns = {
  point: forms(words('Punkt', 'point'), words('Punkte', 'points')),
  worshiper: forms(words('Anhänger', 'worshipper'), words('Anhänger', 'worshippers')),
  shrine: forms(words('Kultstätte', 'shrine'), words('Kultstätten', 'shrines')),
  spot: forms(words('Feld', 'spot'), words('Felder', 'spots')),
  neighbour: forms(words('Nachbar', 'neighbour'), words('Nachbarn', 'neighbours')),
  region: forms(words('Landschaft', 'region'), words('Landschaften', 'regions')),
  wilderness: forms(words('Wildnis', 'wilderness'), words('Wildnisse', 'wildernesses')),
} as const satisfies Readonly<Record<string, Forms>>;
