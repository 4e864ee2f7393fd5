import { deserialise, serialise } from '../../core/plain.ts';
import { differences } from './difference.ts';

/** A property of the contract does not hold. The message is for the game's author: which function does what wrong. */
export class Broken extends Error {
  override name = 'Broken';
}

export const insist: (holds: boolean, otherwise: string | (() => string)) => asserts holds = (holds, otherwise) => {
  if (!holds) throw new Broken(typeof otherwise === 'string' ? otherwise : otherwise());
};

/** Insists that two pieces of plain data are the same, and shows the places where they part, as wanted → found. */
export function insistSame(found: unknown, wanted: unknown, what: string): void {
  if (serialise(found) === serialise(wanted)) return;
  throw new Broken([`${what}:`, ...differences(wanted, found)].join('\n    '));
}

/** Insists that a piece of plain data still reads as it did before the function was called. */
export function insistUnchanged(value: unknown, before: string, by: string): void {
  if (serialise(value) !== before) insistSame(value, deserialise(before), `${by} changes the state`);
}

/** Runs a piece of the game; what it throws is a break of its own, told with what was being done. */
export function attempt<T>(doing: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof Broken) throw error;
    throw new Broken(`${doing} throws ${errorText(error)}`);
  }
}

const MOST_FRAMES = 4;

/** An error with the places in the game that led to it, and without those in the kit. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const frames = (error.stack ?? '')
    .split('\n')
    .filter(line => /^\s+at /.test(line) && !/engine[\\/]kit[\\/]|node:|[\\/]fast-check[\\/]/.test(line))
    .slice(0, MOST_FRAMES);
  return [`${error.name}: ${error.message}`, ...frames].join('\n');
}

/**
 * What a message says without where it says it: seats, numbers and moves left out. Two breaks with the same cause are
 * taken for the same mistake.
 */
export const causeOf = (message: string): string =>
  (message.split('\n', 1)[0] ?? '')
    .replace(/\{.*\}/g, '{}')
    .replace(/"[^"]*"/g, '""')
    .replace(/\ba spectator\b|\bseat \d+/g, 'seat')
    .replace(/\d+/g, '#');
