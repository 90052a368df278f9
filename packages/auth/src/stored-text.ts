/** One text under one key of local storage, or in memory where the browser denies storage. */
export interface KeptText {
  read(): string | undefined;
  write(text: string): void;
  clear(): void;
  /** Calls back after another tab has changed it. */
  follow(listener: () => void): void;
}

export function keptText(key: string): KeptText {
  let inMemory: string | undefined;
  return {
    read() {
      try {
        return window.localStorage.getItem(key) ?? inMemory;
      } catch {
        return inMemory;
      }
    },
    write(text) {
      inMemory = undefined;
      try {
        window.localStorage.setItem(key, text);
      } catch {
        inMemory = text;
      }
    },
    clear() {
      inMemory = undefined;
      try {
        window.localStorage.removeItem(key);
      } catch {
        // Storage is denied, so the text in memory was all there was.
      }
    },
    follow(listener) {
      window.addEventListener('storage', (event) => {
        // A null key: everything was cleared.
        if (event.key === key || event.key === null) listener();
      });
    },
  };
}
