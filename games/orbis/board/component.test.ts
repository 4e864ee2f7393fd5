import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { godIds, type TileFace, tileKinds, type ViewRegion } from '../rules/types.ts';
import { links } from '../text/links.ts';
import { faceComponent, godComponent, laidComponent, spotComponent } from './component.ts';

const here = new URL('.', import.meta.url);
const pictures = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.tsx'))
  .map(name => ({ name, text: readFileSync(new URL(name, here), 'utf8') }));

/** From an opening brace to the one that closes it. */
function braced(text: string, from: number): string {
  for (let at = from, depth = 0; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return text.slice(from, at + 1);
  }
  return text.slice(from);
}

/** Where a picture speaks of components: attributes, and whatever is called `component` or `…Component`. */
function sayings(text: string): string[] {
  const found = [...text.matchAll(/\bcomponent="[\w-]+"/g)].map(([saying]) => saying);
  for (const { 0: start, index } of text.matchAll(/\bcomponent=(?=\{)/g))
    found.push(braced(text, index + start.length));
  for (const [saying] of text.matchAll(/const (?:\w+C|c)omponent = [^;]+;/g)) found.push(saying);
  return found;
}

/** Words that something is only compared with are no ids. */
const answers = (saying: string): string => saying.replace(/===? '[^']*'/g, '');

const said = pictures.flatMap(({ name, text }) => sayings(text).map(saying => ({ name, saying: answers(saying) })));
const literals = said.flatMap(({ name, saying }) =>
  [...saying.matchAll(/['"]([\w-]+)['"]/g)].map(([, id = '']) => ({ name, id })),
);

const face = (kind: TileFace['kind']): TileFace => ({
  tile: kind,
  colour: 'blue',
  level: 1,
  kind,
  cost: { yellow: 0, green: 0, red: 0, blue: 0, white: 0 },
  any: 0,
  points: 0,
  number: 0,
  colours: [],
  mystic: 0,
});
const laid: ViewRegion = { spot: '1,0', tile: '', side: 'region', cancelled: false, points: 0, neighbours: null };

/** What each of the board's own functions can answer. */
const answered: Readonly<Record<string, readonly string[]>> = {
  faceComponent: tileKinds.map(kind => faceComponent(face(kind))),
  laidComponent: [
    ...tileKinds.map(kind => laidComponent(laid, face(kind))),
    laidComponent(laid, undefined),
    laidComponent({ ...laid, cancelled: true }, face('village')),
  ],
  spotComponent: ['1,0', '2,0', '4,1'].map(spotComponent),
  godComponent: [...godIds, null].map(godComponent),
};

test('every component that the board names is one that the rules know', () => {
  assert.ok(literals.length > 25, `${literals.length} ids were found in the pictures`);
  for (const { name, id } of literals) assert.ok(links.components[id], `${name}: ${id}`);
  for (const [name, ids] of Object.entries(answered))
    for (const id of ids) assert.ok(links.components[id], `${name}: ${id}`);
});

test('everything that the rules explain by a link is pointed at somewhere on the board', () => {
  const pointed = new Set(literals.map(({ id }) => id));
  for (const [name, ids] of Object.entries(answered))
    if (said.some(({ saying }) => saying.includes(`${name}(`))) for (const id of ids) pointed.add(id);
  for (const id of Object.keys(links.components)) assert.ok(pointed.has(id), id);
});

test('a tile is what it shows, until it is turned over or cancelled', () => {
  assert.equal(laidComponent(laid, face('volcano')), 'volcano');
  assert.equal(laidComponent({ ...laid, cancelled: true }, face('volcano')), 'cancelation');
  assert.equal(laidComponent({ ...laid, side: 'wilderness' }, undefined), 'wilderness');
});

test('a spot of the first row has another rule than one above two tiles', () => {
  assert.equal(spotComponent('1,-2'), 'base');
  assert.equal(spotComponent('3,0'), 'upper');
});
