/** The nouns that this game counts, and counted things in the right number. */
import { counted, forms, type Words, words } from '@atoll/engine';

const fruit = forms(words('Frucht', 'fruit'), words('Früchte', 'fruits'));
const worker = forms(words('Arbeiter', 'worker'), words('Arbeiter', 'workers'));
const field = forms(words('Feld', 'field'), words('Felder', 'fields'));
const space = forms(words('Urwaldfeld', 'jungle space'), words('Urwaldfelder', 'jungle spaces'));
const tile = forms(words('Plättchen', 'tile'), words('Plättchen', 'tiles'));
const sunToken = forms(words('Sonnenstein', 'sun token'), words('Sonnensteine', 'sun tokens'));

export const nouns = [fruit, worker, field, space, tile, sunToken];

export const fruits = (n: number): Words => counted(n, fruit);
export const workers = (n: number): Words => counted(n, worker);
/** Steps of the water carrier, on the fields of the water track. */
export const fields = (n: number): Words => counted(n, field);
export const jungleSpaces = (n: number): Words => counted(n, space);
export const tiles = (n: number): Words => counted(n, tile);
export const sunTokens = (n: number): Words => counted(n, sunToken);
