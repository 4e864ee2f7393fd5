/** Reading JSON from outside: small readers that say exactly where something is wrong, and in both languages. */
import { BadInput } from './refusal.ts';
import { forms, ranged, words } from './words.ts';

export type Read<T> = (value: unknown, path: string) => T;
export type Of<R> = R extends Read<infer T> ? T : never;

const shown = (value: unknown, nothing: string): string => {
  const text = value === undefined ? nothing : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

const wanted = (de: string, en: string, value: unknown, path: string): never => {
  throw new BadInput(
    'shape',
    {
      de: `Erwartet: ${de}; gefunden: ${shown(value, 'nichts')}.`,
      en: `Expected ${en}, found ${shown(value, 'nothing')}.`,
    },
    path,
  );
};

/** Says what is wrong at a place, in both languages. */
export const wrong = (path: string, de: string, en: string, code = 'impossible'): never => {
  throw new BadInput(code, { de, en }, path);
};

export const string: Read<string> = (value, path) =>
  typeof value === 'string' ? value : wanted('Text', 'text', value, path);

export const boolean: Read<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : wanted('true oder false', 'true or false', value, path);

export const number: Read<number> = (value, path) =>
  typeof value === 'number' && Number.isFinite(value) ? value : wanted('eine Zahl', 'a number', value, path);

export const integer =
  (min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): Read<number> =>
  (value, path) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? value
      : wanted(`eine ganze Zahl von ${min} bis ${max}`, `a whole number from ${min} to ${max}`, value, path);

export const oneOf =
  <const T extends string | number | boolean>(...values: readonly T[]): Read<T> =>
  (value, path) =>
    values.includes(value as T)
      ? (value as T)
      : wanted(`eines von ${values.join(', ')}`, `one of ${values.join(', ')}`, value, path);

const entries = forms(words('Eintrag', 'entry'), words('Einträge', 'entries'));

export const list =
  <T>(item: Read<T>, min = 0, max = 100_000): Read<T[]> =>
  (value, path) => {
    if (!Array.isArray(value)) return wanted('eine Liste', 'a list', value, path);
    if (value.length < min || value.length > max)
      wrong(
        path,
        `Erwartet: ${ranged(min, max, entries).de}; gefunden: ${value.length}.`,
        `Expected ${ranged(min, max, entries).en}, found ${value.length}.`,
        'shape',
      );
    return value.map((part, i) => item(part, `${path}[${i}]`));
  };

/** A record whose keys are all known; one that is not is refused, so that typing errors are found. */
export const record =
  <T extends Record<string, Read<unknown>>>(fields: T): Read<{ [K in keyof T]: Of<T[K]> }> =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return wanted('ein Objekt', 'an object', value, path);
    for (const key of Object.keys(value))
      if (!(key in fields))
        wrong(
          path ? `${path}.${key}` : key,
          'Dieses Feld gibt es hier nicht.',
          'There is no such field here.',
          'shape',
        );
    const out: Record<string, unknown> = {};
    for (const [key, read] of Object.entries(fields)) {
      const part = read((value as Record<string, unknown>)[key], path ? `${path}.${key}` : key);
      if (part !== undefined) out[key] = part;
    }
    return out as { [K in keyof T]: Of<T[K]> };
  };

/** Any keys, one kind of value. */
export const dictionary =
  <T>(item: Read<T>): Read<Record<string, T>> =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return wanted('ein Objekt', 'an object', value, path);
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, item(part, path ? `${path}.${key}` : key)]),
    );
  };

/** May be left out. */
export const optional =
  <T>(read: Read<T>): Read<T | undefined> =>
  (value, path) =>
    value === undefined ? undefined : read(value, path);

/** May be left out, with what then holds. */
export const withDefault =
  <T>(read: Read<T>, otherwise: T): Read<T> =>
  (value, path) =>
    value === undefined ? otherwise : read(value, path);

export const nullable =
  <T>(read: Read<T>): Read<T | null> =>
  (value, path) =>
    value === null ? null : read(value, path);

/** Anything; looked at later. */
export const anything: Read<unknown> = value => value;

/** Parses a text as JSON, with a refusal in words when it is none. */
export function parseJson(text: string, path = ''): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new BadInput(
      'json',
      { de: `Das ist kein gültiges JSON: ${why}`, en: `This is not valid JSON: ${why}` },
      path,
    );
  }
}
