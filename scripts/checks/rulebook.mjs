/**
 * Every rule of every rulebook names the tests that prove it, and those tests are there. Beyond examples, the short form
 * shortens rules that there are, whatever a player meets leads to its rule, and where rules have design elements all do.
 * `node scripts/checks/rulebook.mjs cacao` looks at one game.
 */
import { pathToFileURL } from 'node:url';
import { designElements } from '../../engine/core/rulebook.ts';
import { games } from '../../games/index.ts';
import { eventTypeName, eventTypesIn, refusalsIn, testsIn } from './ruleSources.mjs';
import { filesUnder, readSource } from './sources.mjs';

const rulesOf = rulebook => rulebook.flatMap(chapter => chapter.rules);
const numbersOf = rulebook => new Set(rulesOf(rulebook).map(rule => rule.id));

/** Languages in which something is not said. */
const unsaid = words => ['de', 'en'].filter(language => !words?.[language]?.trim());

/** Whether the game's rules say which design elements they carry. */
export const isTagged = rulebook => rulesOf(rulebook).some(rule => rule.elements);

/** What is missing in a game's rulebook, one line each. */
export function gapsIn(id, rulebook, tests) {
  const gaps = [];
  const ids = new Set();
  const titles = new Set(tests.flatMap(file => [...file.titles]));
  if (!tests.some(file => file.kit)) gaps.push(`games/${id}: no test runs the test kit (checkGame)`);
  if (rulebook.length === 0) gaps.push(`games/${id}: the rulebook is empty`);
  for (const chapter of rulebook)
    for (const rule of chapter.rules) {
      const name = `games/${id}, ${rule.id}`;
      if (ids.has(rule.id)) gaps.push(`${name}: there are two rules with this number`);
      ids.add(rule.id);
      for (const [part, words] of [
        ['title', rule.title],
        ['text', rule.text],
        ['chapter title', chapter.title],
      ])
        for (const language of unsaid(words)) gaps.push(`${name}: the ${part} is missing in ${language}`);
      if (rule.tests.length === 0) gaps.push(`${name}: no test proves it`);
      for (const title of rule.tests)
        if (!titles.has(title)) gaps.push(`${name}: there is no test “${title}” in games/${id}`);
    }
  return gaps;
}

/**
 * Rules without design elements, or with one that nobody knows. They are for comparing games; a rulebook in which no rule
 * has any is not tagged, and that is fine.
 */
export function elementGapsIn(id, rulebook) {
  const known = designElements.map(element => element.name);
  if (!isTagged(rulebook)) return [];
  return rulesOf(rulebook).flatMap(rule => {
    const name = `games/${id}, ${rule.id}`;
    if (!rule.elements) return [`${name}: it has no elements (an empty list where none of the nine fits)`];
    return rule.elements.flatMap((element, i) => {
      if (!known.includes(element)) return [`${name}: there is no element “${element}”: ${known.join(', ')}`];
      return rule.elements.indexOf(element) < i ? [`${name}: the element ${element} is there twice`] : [];
    });
  });
}

/** What is wrong with the game on one page. */
export function shortGapsIn(id, rulebook, short) {
  if (!short?.length) return [`games/${id}: there is no short form`];
  const gaps = [];
  const known = numbersOf(rulebook);
  for (const [i, { title, lines }] of short.entries()) {
    const heading = `games/${id}, short form, heading ${i + 1}`;
    for (const language of unsaid(title)) gaps.push(`${heading}: the title is missing in ${language}`);
    if (lines.length === 0) gaps.push(`${heading}: there is nothing under it`);
    for (const [j, { text, rules }] of lines.entries()) {
      const name = `${heading}, line ${j + 1}`;
      for (const language of unsaid(text)) gaps.push(`${name}: the text is missing in ${language}`);
      if (rules.length === 0) gaps.push(`${name}: it names no rule that it shortens`);
      for (const rule of rules) if (!known.has(rule)) gaps.push(`${name}: there is no rule ${rule}`);
    }
  }
  return gaps;
}

/** Decisions, events and components that lead to no rule, and links from what there is not. */
export function linkGapsIn(id, rulebook, links, kinds, events) {
  if (!links) return [`games/${id}: there are no links to its rules`];
  const gaps = [];
  const known = numbersOf(rulebook);
  for (const [part, wanted] of [
    ['kinds', kinds],
    ['events', events],
  ]) {
    if (wanted.length === 0) gaps.push(`games/${id}, links.${part}: nothing was found that could be linked`);
    for (const thing of wanted) if (!links[part][thing]) gaps.push(`games/${id}, links.${part}: ${thing} has no rule`);
    for (const [thing, rule] of Object.entries(links[part])) {
      if (!wanted.includes(thing)) gaps.push(`games/${id}, links.${part}: there is no ${thing} in the game`);
      if (!known.has(rule)) gaps.push(`games/${id}, links.${part}: ${thing} leads to ${rule}, which is no rule`);
    }
  }
  const components = Object.entries(links.components);
  if (components.length === 0) gaps.push(`games/${id}, links.components: there are none`);
  for (const [thing, { words, rule }] of components) {
    for (const language of unsaid(words))
      gaps.push(`games/${id}, links.components: ${thing} has no name in ${language}`);
    if (!known.has(rule)) gaps.push(`games/${id}, links.components: ${thing} leads to ${rule}, which is no rule`);
  }
  return gaps;
}

/** Refusals in the sources that name no rule, or one that there is not. `legal` is no refusal: nothing stands against it. */
export function refusalGapsIn(id, rulebook, refusals) {
  const known = numbersOf(rulebook);
  return refusals.flatMap(({ code, named, rule }) => {
    if (code === 'legal') return [];
    if (!named) return [`games/${id}, refusal ${code}: it names no rule`];
    return rule === undefined || known.has(rule) ? [] : [`games/${id}, refusal ${code}: there is no rule ${rule}`];
  });
}

function gapsOf(id, module) {
  const files = filesUnder(`games/${id}`).filter(path => path.endsWith('.ts'));
  const read = paths => paths.map(path => ({ path, source: readSource(path) }));
  const tests = read(files.filter(path => path.endsWith('.test.ts')));
  const rules = read(files.filter(path => path.startsWith(`games/${id}/rules/`) && !path.endsWith('.test.ts')));
  const { rulebook, short, links, text } = module;
  const gaps = gapsIn(
    id,
    rulebook,
    tests.map(({ path, source }) => testsIn(path, source)),
  );
  const refusals = rules.flatMap(({ path, source }) => refusalsIn(path, source));
  gaps.push(...refusalGapsIn(id, rulebook, refusals));
  if (module.example) return gaps;
  const index = `games/${id}/index.ts`;
  const events = eventTypesIn(rules, eventTypeName(index, readSource(index)));
  gaps.push(...elementGapsIn(id, rulebook), ...shortGapsIn(id, rulebook, short));
  gaps.push(...linkGapsIn(id, rulebook, links, Object.keys(text.kinds), events));
  return gaps;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // All games, or those that are named.
  const named = process.argv.slice(2);
  const chosen = Object.entries(games).filter(([id]) => named.length === 0 || named.includes(id));
  const gaps = named.filter(id => !Object.hasOwn(games, id)).map(id => `games/${id}: there is no such game`);
  let rules = 0;
  for (const [id, load] of chosen) {
    const module = await load();
    gaps.push(...gapsOf(id, module));
    rules += rulesOf(module.rulebook).length;
  }
  for (const gap of gaps) console.log(gap);
  console.log(`${rules} rules in ${chosen.length} games, ${gaps.length} gaps`);
  process.exitCode = gaps.length > 0 ? 1 : 0;
}
