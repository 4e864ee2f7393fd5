/** Writes what a component without state would draw, as text. For tests. */
import { type ComponentType, Fragment, type VNode } from 'preact';

const isElement = (node: unknown): node is VNode<Record<string, unknown>> =>
  typeof node === 'object' && node !== null && 'type' in node && 'props' in node;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A component with its props, or anything it could draw. */
export function staticMarkup(node: unknown, props?: Record<string, unknown>): string {
  if (typeof node === 'function') return staticMarkup((node as (props: unknown) => unknown)(props ?? {}));
  if (Array.isArray(node)) return node.map(part => staticMarkup(part)).join('');
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (!isElement(node)) return escaped(String(node));
  const { type, props: given } = node;
  if (type === Fragment) return staticMarkup(given.children);
  if (typeof type === 'function') return staticMarkup((type as ComponentType as (props: unknown) => unknown)(given));
  const attributes = Object.entries(given)
    .filter(
      ([name, value]) =>
        name !== 'children' && name !== 'key' && value !== undefined && value !== false && value !== null,
    )
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');
  return `<${type}${attributes}>${staticMarkup(given.children)}</${type}>`;
}
