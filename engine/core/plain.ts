/** Plain data: what a state, a view, a move and an event are made of. */
export type Scalar = string | number | boolean | null;
export type TypedArray = Uint8Array | Int8Array | Uint16Array | Int16Array | Uint32Array | Int32Array | Float64Array;
export type Plain = Scalar | TypedArray | readonly Plain[] | { readonly [key: string]: Plain | undefined };

const typedArrays = { Uint8Array, Int8Array, Uint16Array, Int16Array, Uint32Array, Int32Array, Float64Array };
type TypedName = keyof typeof typedArrays;

/** Writes plain data as JSON, keys in order, typed arrays tagged; equal data gives equal text. */
export function serialise(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (ArrayBuffer.isView(part)) return { $: part.constructor.name, of: Array.from(part as Uint8Array) };
    if (part && typeof part === 'object' && !Array.isArray(part)) {
      const source = part as Record<string, unknown>;
      const sorted: Record<string, unknown> = {};
      for (const key of Object.keys(source).sort()) sorted[key] = source[key];
      return sorted;
    }
    return part;
  });
}

/** The exact opposite of `serialise`. */
export function deserialise<T>(text: string): T {
  return JSON.parse(text, (_key, part: unknown) => {
    if (part && typeof part === 'object' && '$' in part && 'of' in part) {
      const { $, of } = part as { $: TypedName; of: number[] };
      return typedArrays[$].from(of);
    }
    return part;
  });
}

/** Whether two pieces of plain data are the same, typed arrays included. */
export const same = (a: unknown, b: unknown): boolean => a === b || serialise(a) === serialise(b);
