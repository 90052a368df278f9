/** A text in local storage, or in memory when the browser blocks storage. */
export interface StoredText {
  read(): string | undefined;
  write(text: string): void;
  clear(): void;
  /** Calls the listener after another tab changes the text. */
  follow(listener: () => void): void;
}

export function storedText(key: string): StoredText {
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
        // Storage is blocked, so the text was only in memory.
      }
    },
    follow(listener) {
      window.addEventListener('storage', (event) => {
        // A null key means that everything was cleared.
        if (event.key === key || event.key === null) listener();
      });
    },
  };
}
