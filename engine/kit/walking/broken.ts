import { serialise } from '../../core/plain.ts';

/** A property of the contract does not hold. The message is for the game's author: what was seen, and what was wanted. */
export class Broken extends Error {
  override name = 'Broken';
}

export const insist: (holds: boolean, otherwise: string | (() => string)) => asserts holds = (holds, otherwise) => {
  if (!holds) throw new Broken(typeof otherwise === 'string' ? otherwise : otherwise());
};

/** Insists that two pieces of plain data are the same, and shows where they part if not. */
export function insistSame(found: unknown, wanted: unknown, what: string): void {
  insistSameText(serialise(found) ?? 'nothing', serialise(wanted) ?? 'nothing', what);
}

export function insistSameText(found: string, wanted: string, what: string): void {
  if (found !== wanted) throw new Broken(`${what}:${difference(found, wanted)}`);
}

function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 40);
  const part = (text: string) =>
    `${from > 0 ? '…' : ''}${text.slice(from, at + 80)}${text.length > at + 80 ? '…' : ''}`;
  return `\n    found  ${part(a)}\n    wanted ${part(b)}`;
}

/** Runs a piece of the game; what it throws is a break of its own, told with what was being done. */
export function attempt<T>(doing: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof Broken) throw error;
    throw new Broken(`${doing} throws ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
}
