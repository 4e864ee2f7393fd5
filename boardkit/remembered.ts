/**
 * Several parts of a board ask the same about the same position. The answer is worked out once and kept for as long as the
 * object it belongs to, mostly a view.
 */
export function remembered<O extends object, V>(): (of: O, work: () => V) => V {
  const known = new WeakMap<O, { value: V }>();
  return (of, work) => {
    let found = known.get(of);
    if (!found) {
      found = { value: work() };
      known.set(of, found);
    }
    return found.value;
  };
}

/** The same for many answers that belong to one object, each with its key. */
export function rememberedByKey<O extends object, K, V>(): (of: O, key: K, work: () => V) => V {
  const answersOf = remembered<O, Map<K, { value: V }>>();
  return (of, key, work) => {
    const known = answersOf(of, () => new Map());
    let found = known.get(key);
    if (!found) {
      found = { value: work() };
      known.set(key, found);
    }
    return found.value;
  };
}
