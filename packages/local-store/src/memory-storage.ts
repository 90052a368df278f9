/** A `Storage` in memory: for tests, and for browsers that deny the real one. */
export function memoryStorage(): Storage {
  const values = new Map<string, string>();
  // Asked for one after another, so they are listed once.
  let listed: string[] | undefined;
  return {
    get length() {
      return values.size;
    },
    key: (index) => (listed ??= [...values.keys()])[index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      if (!values.has(key)) listed = undefined;
      values.set(key, value);
    },
    removeItem: (key) => {
      if (values.delete(key)) listed = undefined;
    },
    clear: () => {
      values.clear();
      listed = undefined;
    },
  };
}
