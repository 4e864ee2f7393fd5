/** Where two pieces of plain data part, place by place: `coral-2: 1 → 0`. */
import { serialise } from '../../core/plain.ts';

const MOST_SHOWN = 5;
const LONGEST_SHOWN = 60;

/** The places that differ, as lines of what was wanted and what was found there. */
export function differences(wanted: unknown, found: unknown): string[] {
  const lines: string[] = [];
  compare(wanted, found, '', lines);
  const more = lines.length - MOST_SHOWN;
  return more > 0 ? [...lines.slice(0, MOST_SHOWN), `and ${more} more`] : lines;
}

function compare(wanted: unknown, found: unknown, path: string, lines: string[]): void {
  if (textOf(wanted) === textOf(found)) return;
  const [before, after] = [partsOf(wanted), partsOf(found)];
  if (!before || !after || before.list !== after.list || bothShort(wanted, found)) {
    lines.push(`${path ? `${path}: ` : ''}${shown(wanted)} → ${shown(found)}`);
    return;
  }
  for (const key of new Set([...before.parts.keys(), ...after.parts.keys()])) {
    const step = before.list ? `[${key}]` : `${path ? '.' : ''}${key}`;
    compare(before.parts.get(key), after.parts.get(key), `${path}${step}`, lines);
  }
}

/** A short list of numbers of which some have come or gone is clearer as a whole than place by place. */
function bothShort(wanted: unknown, found: unknown): boolean {
  const [before, after] = [partsOf(wanted), partsOf(found)];
  if (!before?.list || !after?.list || before.parts.size === after.parts.size) return false;
  const scalar = (part: unknown) => typeof part !== 'object' || part === null;
  return (
    [...before.parts.values(), ...after.parts.values()].every(scalar) &&
    textOf(wanted).length <= LONGEST_SHOWN &&
    textOf(found).length <= LONGEST_SHOWN
  );
}

function partsOf(value: unknown): { list: boolean; parts: Map<string, unknown> } | null {
  if (typeof value !== 'object' || value === null) return null;
  return {
    list: Array.isArray(value) || ArrayBuffer.isView(value),
    parts: new Map(Object.entries(value)),
  };
}

const textOf = (value: unknown): string => serialise(value) ?? 'nothing';

function shown(value: unknown): string {
  const text = textOf(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN - 1)}…` : text;
}
