import type { ReadSource } from '@keepmark/resume-document/read-source';
import { readDraft, removeDraft, writeDraft } from '@keepmark/ui/draft-storage';
import type { ImportDraft } from '../import-repair/import-draft';

/** An import that was being checked when its page was left or reloaded. */
export interface StoredImport {
  readonly fileName: string;
  readonly notices: readonly string[];
  readonly draft: ImportDraft;
  readonly source?: Pick<ReadSource, 'lines' | 'guesses' | 'unknownHeadings'>;
}

const key = 'resume-import';
let isFinished = false;

/**
 * Stores an import in this tab until its screen is back. `AddResumePage` hands it to the import, which loads later, so that
 * they share no file.
 */
export const importStorage = {
  /** What was stored, if anything. */
  read(): StoredImport | undefined {
    const stored = readDraft(key);
    // Only `store` writes it; an older version of ours wrote something else.
    return stored && 'draft' in stored ? (stored as unknown as StoredImport) : undefined;
  },

  /** Keeps it until the screen is back, unless it was finished. */
  store(stored: StoredImport): void {
    if (!isFinished) writeDraft(key, { ...stored });
  },

  /** Once the screen shows it again, it's part of no storage. */
  clear(): void {
    isFinished = false;
    removeDraft(key);
  },

  /** It was imported or canceled: leaving the screen stores nothing. */
  finish(): void {
    isFinished = true;
    removeDraft(key);
  },
} as const;

export type ImportStorage = typeof importStorage;
