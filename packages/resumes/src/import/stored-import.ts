import type { ReadResume } from '@keepmark/resume-document/resume-file';

/** An import that was being checked when the page reloaded itself, such as after a change of the window's size. */
export interface StoredImport {
  readonly fileName: string;
  readonly read: ReadResume;
}

const key = 'keepmark-resume-import';

/**
 * Stores an import in this tab while the page reloads itself. `AddResumePage` hands it to the import, which loads later, so
 * that they share no file.
 */
export const importStorage = {
  /** What was stored, if anything. */
  read(): StoredImport | undefined {
    try {
      const stored = sessionStorage.getItem(key);
      // Only `store` writes it.
      return stored === null ? undefined : (JSON.parse(stored) as StoredImport);
    } catch {
      return undefined;
    }
  },

  /** Keeps it until the screen is back. */
  store(stored: StoredImport): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(stored));
    } catch {
      // Without storage the file is chosen again.
    }
  },

  /** Once the screen shows it again, it's part of no storage. */
  clear(): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing is stored without storage.
    }
  },
} as const;

export type ImportStorage = typeof importStorage;
