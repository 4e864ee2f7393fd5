/** The repository's source files, and what the checks read out of them. Needs the installed packages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { root } from '../setup.mjs';

const skipped = new Set(['node_modules', 'dist', 'data', 'coverage', 'test-results']);

/** Paths of all files under a folder, relative to the repository, with `/`. */
export function filesUnder(folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry => {
    if (entry.name.startsWith('.') || skipped.has(entry.name)) return [];
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

/** Every folder that a file lies in: `a/b/c.ts` lies in `a` and `a/b`. */
export function foldersOf(file) {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, i) => parts.slice(0, i + 1).join('/'));
}

export const readSource = path => readFileSync(join(root, path), 'utf8');

/** The syntax tree; a file that cannot be parsed is an error. */
export function parse(path, source) {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  return program;
}

/** Calls `visit` for every node of a tree. */
export function walk(node, visit) {
  if (Array.isArray(node)) for (const part of node) walk(part, visit);
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') visit(node);
    for (const key of Object.keys(node)) walk(node[key], visit);
  }
}

/** The text of a string literal or of a template without holes; undefined for anything else. */
export function literal(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked;
  return undefined;
}
