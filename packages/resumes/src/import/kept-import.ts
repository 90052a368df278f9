import type { ReadResume } from './read-resume';

/** An import that was being checked when the page reloaded itself, such as after a change of the window's size. */
export interface KeptImport {
  readonly fileName: string;
  readonly read: ReadResume;
}

const key = 'keepmark-resume-import';

/** Keeps it in this tab until the screen is back. */
export function keepImport(kept: KeptImport): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Without storage the file is chosen again.
  }
}

/** What was kept, if anything. */
export function readKeptImport(): KeptImport | undefined {
  try {
    const kept = sessionStorage.getItem(key);
    // Only `keepImport` writes it.
    return kept === null ? undefined : (JSON.parse(kept) as KeptImport);
  } catch {
    return undefined;
  }
}

/** Once the screen shows it again, it's part of no storage. */
export function forgetKeptImport(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing is kept without storage.
  }
}
