/** What a game's sources say about its rulebook: the tests there are, the events it can tell, the refusals it gives. */
import { literal, parse, walk } from './sources.mjs';

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

/** Name of the type of events in a game's `index.ts`: the E of `GameModule<S, M, E, V, B>`. */
export function eventTypeName(path, source) {
  let name;
  walk(parse(path, source), node => {
    if (node.type === 'TSTypeReference' && node.typeName.name === 'GameModule')
      name ??= node.typeArguments?.params[2]?.typeName?.name;
  });
  return name;
}

/**
 * Every `type` that the type of events allows. Since `tell` takes nothing else, a game can tell no other; so the union
 * is read rather than games played, in which a rare event may not happen. `files` are `{ path, source }`.
 */
export function eventTypesIn(files, name) {
  const declared = new Map();
  for (const { path, source } of files)
    walk(parse(path, source), node => {
      if (node.type === 'TSTypeAliasDeclaration') declared.set(node.id.name, node.typeAnnotation);
      if (node.type === 'TSInterfaceDeclaration') declared.set(node.id.name, node.body);
    });
  const named = wanted => {
    if (!declared.has(wanted)) throw new Error(`${name} cannot be read: ${wanted} is not declared in the rules`);
    return declared.get(wanted);
  };
  const found = new Set();
  const read = node => {
    switch (node.type) {
      case 'TSUnionType':
      case 'TSIntersectionType':
        return node.types.forEach(read);
      case 'TSParenthesizedType':
        return read(node.typeAnnotation);
      case 'TSTypeReference':
        return read(named(node.typeName.name));
      case 'TSTypeLiteral':
      case 'TSInterfaceBody':
        for (const member of node.members ?? node.body)
          if (member.key?.name === 'type')
            walk(member.typeAnnotation, part => {
              if (part.type === 'TSLiteralType') found.add(literal(part.literal));
            });
    }
  };
  read(named(name));
  return [...found];
}

/** Every `refusal(code, de, en, rule)` in a file: the code as it is written, and the rule where it is written out. */
export function refusalsIn(path, source) {
  const found = [];
  walk(parse(path, source), node => {
    if (node.type !== 'CallExpression' || node.callee.name !== 'refusal') return;
    const [code, , , rule] = node.arguments;
    found.push({
      code: literal(code) ?? source.slice(code?.start, code?.end),
      named: rule !== undefined,
      rule: literal(rule),
    });
  });
  return found;
}
