import type { ReadResume } from './read-resume';

/** An import that was being checked when the page reloaded itself, such as after a change of the window's size. */
export interface StoredImport {
  readonly fileName: string;
  readonly read: ReadResume;
}

const key = 'keepmark-resume-import';

/** Keeps it in this tab until the screen is back. */
export function storeImport(stored: StoredImport): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(stored));
  } catch {
    // Without storage the file is chosen again.
  }
}

/** What was stored, if anything. */
export function readStoredImport(): StoredImport | undefined {
  try {
    const stored = sessionStorage.getItem(key);
    // Only `storeImport` writes it.
    return stored === null ? undefined : (JSON.parse(stored) as StoredImport);
  } catch {
    return undefined;
  }
}

/** Once the screen shows it again, it's part of no storage. */
export function clearStoredImport(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing is stored without storage.
  }
}
