/** Counted things, in the right number. */
import { type Words, words } from '@atoll/engine';

const counted = (n: number, one: Words, many: Words): Words =>
  words(`${n} ${n === 1 ? one.de : many.de}`, `${n} ${n === 1 ? one.en : many.en}`);

export const fruits = (n: number): Words => counted(n, words('Frucht', 'fruit'), words('Früchte', 'fruits'));
export const workers = (n: number): Words => counted(n, words('Arbeiter', 'worker'), words('Arbeiter', 'workers'));
export const fields = (n: number): Words => counted(n, words('Feld', 'field'), words('Felder', 'fields'));
export const sunTokens = (n: number): Words =>
  counted(n, words('Sonnenstein', 'sun token'), words('Sonnensteine', 'sun tokens'));
