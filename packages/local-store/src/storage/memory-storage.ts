/** A `Storage` in memory: for tests, and for browsers that deny the real one. */
export function memoryStorage(): Storage {
  const values = new Map<string, string>();
  // Iterating over all keys by index would take quadratic time.
  let keys: string[] | null = null;
  return {
    get length() {
      return values.size;
    },
    key: (index) => (keys ??= [...values.keys()])[index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      keys = null;
      values.set(key, value);
    },
    removeItem(key) {
      keys = null;
      values.delete(key);
    },
    clear() {
      values.clear();
      keys = null;
    },
  };
}
