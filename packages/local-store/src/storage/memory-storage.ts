/** A `Storage` in memory: for tests, and for browsers that deny the real one. */
export function memoryStorage(): Storage {
  const values = new Map<string, string>();
  // Going through all keys by their index would take as long as their number squared.
  let keys: string[] | undefined;
  return {
    get length() {
      return values.size;
    },
    key: (index) => (keys ??= [...values.keys()])[index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      if (!values.has(key)) keys = undefined;
      values.set(key, value);
    },
    removeItem(key) {
      if (values.delete(key)) keys = undefined;
    },
    clear() {
      values.clear();
      keys = undefined;
    },
  };
}
