/** A `Storage` in memory: for tests, and for browsers that deny the real one. */
export function memoryStorage(): Storage {
  const values = new Map<string, string>();
  // Going through all keys by their index would take as long as their number squared.
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
