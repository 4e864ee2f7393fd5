/** Everything a source file imports, in any way. */
import { literal, parse, walk } from './sources.mjs';

/**
 * @returns {{ specifier: string | null, type: boolean }[]} `specifier` is null where it is worked out at run time;
 * `type` says that nothing of it is left when the program runs.
 */
export function importsOf(path, source) {
  const found = [];
  const add = (node, type = false) => found.push({ specifier: literal(node) ?? null, type });
  walk(parse(path, source), node => {
    switch (node.type) {
      case 'ImportDeclaration':
        add(node.source, node.importKind === 'type');
        break;
      case 'ExportAllDeclaration':
      case 'ExportNamedDeclaration':
        if (node.source) add(node.source, node.exportKind === 'type');
        break;
      case 'ImportExpression':
        add(node.source);
        break;
      case 'TSImportType':
        add(node.source ?? node.argument?.literal ?? node.argument, true);
        break;
      case 'TSExternalModuleReference':
        add(node.expression);
        break;
      case 'CallExpression':
        if (node.callee.type === 'Identifier' && node.callee.name === 'require') add(node.arguments[0]);
        if (isImportMeta(node.callee.object) && node.callee.property?.name === 'glob')
          for (const part of node.arguments[0]?.elements ?? [node.arguments[0]]) add(part);
        break;
      case 'NewExpression':
        // new Worker(new URL('./thinker.ts', import.meta.url))
        if (
          node.callee.name === 'URL' &&
          isImportMeta(node.arguments[1]?.object) &&
          /^\.{1,2}\/.*\.(m?[jt]sx?|css)$/.test(literal(node.arguments[0]) ?? '')
        )
          add(node.arguments[0]);
        break;
    }
  });
  return found;
}

const isImportMeta = node => node?.type === 'MetaProperty' && node.meta.name === 'import';
