import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { game } from '../test/scenes.ts';
import { links } from '../text/links.ts';

const here = new URL('.', import.meta.url);
const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter(name => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map(name => ({ name, text: readFileSync(new URL(name, here), 'utf8') }));

/** From an opening brace to the one that closes it. */
function braced(text: string, from: number): string {
  for (let at = from, depth = 0; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return text.slice(from, at + 1);
  }
  return text.slice(from);
}

/** Where a source speaks of components: attributes, fields of that name, and whatever is called `…Component`. */
function sayings(text: string): string[] {
  const found = [...text.matchAll(/\bcomponent(?:="|: ')[\w-]+['"]/g)].map(([saying]) => saying);
  for (const { 0: start, index } of text.matchAll(/\bcomponent=(?=\{)/g))
    found.push(braced(text, index + start.length));
  for (const { index } of text.matchAll(/(?:const|function) \w+Components?\b/g))
    found.push(text.slice(index, text.indexOf('\n\n', index)));
  return found;
}

/** Words that something is only compared with are no ids. */
const answers = (saying: string): string => saying.replace(/===? '[^']*'|case '[^']*'/g, '');

const said = sources.flatMap(({ name, text }) => sayings(text).map(saying => ({ name, saying: answers(saying) })));
const literals = said.flatMap(({ name, saying }) =>
  [...saying.matchAll(/['"]([\w-]+)['"]/g)].map(([, id = '']) => ({ name, id })),
);
/** `action` of `action-${action}`; people are called by their sex and trade. */
const families = new Set(
  said.flatMap(({ saying }) => [
    ...[...saying.matchAll(/`(\w+)-\$\{/g)].map(([, family = '']) => family),
    ...(/`\$\{[\w.]*sex\}-\$\{[\w.]*trade\}`/.test(saying) ? ['man', 'woman'] : []),
  ]),
);

test('every component that the board names is one that the rules know', () => {
  assert.ok(literals.length > 40, `${literals.length} ids were found in the sources`);
  for (const { name, id } of literals) assert.ok(links.components[id], `${name}: ${id}`);
});

test('the sorts that the board names are sorts of the rules', () => {
  const known = new Set(Object.keys(links.components).map(id => id.split('-')[0]));
  for (const family of families) assert.ok(known.has(family), family);
});

test('everything that the rules explain by a link is pointed at somewhere on the board', () => {
  const regions = new Set(game.box.edition.regions.map(({ id }) => id));
  const named = new Set(literals.map(({ id }) => id));
  for (const id of Object.keys(links.components)) {
    const [family = '', more] = id.split('-');
    // What brought something is told in the log; it is nothing that lies on the table.
    if (family === 'from') continue;
    if (regions.has(id))
      assert.ok(
        said.some(({ saying }) => saying === '{region.id}'),
        'regions',
      );
    else assert.ok(named.has(id) || (more !== undefined && families.has(family)), id);
  }
});
