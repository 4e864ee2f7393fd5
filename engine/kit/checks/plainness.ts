/** States, views, moves and events are plain data: nothing hides in them, nothing is shared between them. */
import { insist } from '../walking/broken.ts';

/** Insists that a value is made of nothing but what `serialise` can write and read back. */
export function insistPlain(value: unknown, what: string): void {
  const parents: object[] = [];
  const look = (part: unknown, path: string): void => {
    if (part === null || typeof part === 'string' || typeof part === 'boolean') return;
    if (typeof part === 'number') {
      insist(Number.isFinite(part) && !Object.is(part, -0), `${path} is ${Object.is(part, -0) ? '-0' : part}`);
      return;
    }
    insist(typeof part === 'object', `${path} is a ${typeof part}: only plain data can be stored and sent`);
    insist(!parents.includes(part), `${path} contains itself`);
    if (ArrayBuffer.isView(part)) {
      insist(!(part instanceof DataView), `${path} is a DataView`);
      return;
    }
    parents.push(part);
    if (Array.isArray(part)) {
      for (let i = 0; i < part.length; i++) look(part[i], `${path}[${i}]`);
    } else {
      const kind = Object.getPrototypeOf(part);
      insist(kind === Object.prototype || kind === null, `${path} is a ${kind?.constructor?.name}, not a plain record`);
      insist(!('$' in part), `${path} has a field $, which is how typed arrays are written`);
      for (const key of Reflect.ownKeys(part)) {
        insist(typeof key === 'string', `${path} has a field that is a symbol`);
        insist(Object.getOwnPropertyDescriptor(part, key)?.enumerable === true, `${path}.${key} is hidden`);
        const inner = (part as Record<string, unknown>)[key];
        if (inner !== undefined) look(inner, `${path}.${key}`);
      }
    }
    parents.pop();
  };
  look(value, what);
}

/** Insists that no changeable part of one is also a part of the other. */
export function insistApart(one: unknown, other: unknown, names: readonly [string, string]): void {
  const parts = new Map<object, string>();
  collect(other, names[1], (part, path) => void parts.set(part, path));
  collect(one, names[0], (part, path) => {
    const twin = parts.get(part);
    insist(twin === undefined, `${path} is the same object as ${twin}: a change of one would change the other`);
  });
}

function collect(value: unknown, path: string, found: (part: object, path: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  // What is frozen cannot change, so sharing it is safe (its parts are looked at on their own).
  if (ArrayBuffer.isView(value)) found(value.buffer, path);
  else {
    if (!Object.isFrozen(value)) found(value, path);
    for (const [key, part] of Object.entries(value)) collect(part, `${path}.${key}`, found);
  }
}
