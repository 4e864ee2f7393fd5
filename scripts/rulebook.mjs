/** Every rule of every rulebook names the tests that prove it, and those tests are there. */
import { pathToFileURL } from 'node:url';
import { games } from '../games/index.ts';
import { filesUnder, literal, parse, readSource, walk } from './sources.mjs';

/** Titles of the tests in a file that will run, and whether it runs the test kit. */
export function testsIn(path, source) {
  const titles = new Set();
  let kit = false;
  walk(parse(path, source), node => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
    if (node.callee.name === 'checkGame') kit = true;
    if (node.callee.name !== 'test' && node.callee.name !== 'it') return;
    const [title, options] = node.arguments;
    const off =
      options?.type === 'ObjectExpression' && options.properties.some(p => ['skip', 'todo'].includes(p.key?.name));
    if (!off && literal(title) !== undefined) titles.add(literal(title));
  });
  return { titles, kit };
}

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
        for (const language of ['de', 'en'])
          if (!words?.[language]?.trim()) gaps.push(`${name}: the ${part} is missing in ${language}`);
      if (rule.tests.length === 0) gaps.push(`${name}: no test proves it`);
      for (const title of rule.tests)
        if (!titles.has(title)) gaps.push(`${name}: there is no test “${title}” in games/${id}`);
    }
  return gaps;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const gaps = [];
  let rules = 0;
  for (const [id, load] of Object.entries(games)) {
    const { rulebook } = await load();
    const files = filesUnder(`games/${id}`).filter(path => path.endsWith('.test.ts'));
    gaps.push(
      ...gapsIn(
        id,
        rulebook,
        files.map(path => testsIn(path, readSource(path))),
      ),
    );
    rules += rulebook.flatMap(chapter => chapter.rules).length;
  }
  for (const gap of gaps) console.log(gap);
  console.log(`${rules} rules in ${Object.keys(games).length} games, ${gaps.length} gaps`);
  process.exitCode = gaps.length > 0 ? 1 : 0;
}
