import type { Database, Undo } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { useAllRows, useDatabase, useRow } from '@keepmark/local-store/react';
import { useMemo } from 'react';
import { copyTitle } from './resume';
import type { LetterDocument } from '@keepmark/resume-document';
import {
  type Letter,
  type LetterSender,
  letterTable,
  type Resume,
  resumeTable,
} from '@keepmark/resume-document/tables';

/** The letter was deleted, perhaps in another tab. */
export class LetterDeletedError extends Error {
  override readonly name = 'LetterDeletedError';
  constructor() {
    super('This letter was deleted. Choose another one.');
  }
}

/** The job and the résumé of a letter. Empty for none. */
export interface LetterLinks {
  readonly jobId?: string;
  /** The résumé that heads the letter. Without one the letter has its own sender. */
  readonly resumeId?: string;
}

/**
 * The store of cover letters. Writes throw the database's own errors when the browser's storage is full; their messages
 * say what to do.
 */
export function createLettersStore(database: Database, clock: () => Date = () => new Date()) {
  const letters = database.table(letterTable);
  const now = () => clock().toISOString();
  const insert = (document: LetterDocument, { jobId = '', resumeId = '' }: LetterLinks): string =>
    letters.insert({ ...document, jobId, resumeId, dateAdded: now(), dateUpdated: now() });

  return {
    add: (document: LetterDocument, links: LetterLinks = {}): string => insert(document, links),

    /** @throws {LetterDeletedError} */
    copy(id: string): { readonly id: string; readonly undo: Undo } {
      const row = letters.get(id);
      const document = readLetterDocument(database, id);
      if (!row || !document) throw new LetterDeletedError();
      let copied = '';
      const undo = database.undoable(`Copied ${row.title}`, () => {
        copied = insert({ ...document, title: copyTitle(row.title, allRows(letters)) }, row);
      });
      return { id: copied, undo };
    },

    /**
     * Saves an edited letter. Writes only the changes.
     * @param base the letter before the edit; later changes from another tab stay. Default: the stored letter
     * @returns false if the letter was deleted
     */
    saveDocument(id: string, document: LetterDocument, base = readLetterDocument(database, id)): boolean {
      if (!letters.get(id) || !base) return false;
      const keys = Object.keys(document) as (keyof LetterDocument)[];
      const changed = keys.filter((key) => JSON.stringify(document[key]) !== JSON.stringify(base[key]));
      if (changed.length === 0) return true;
      const changes = Object.fromEntries(changed.map((key) => [key, document[key]]));
      return letters.update(id, { ...changes, dateUpdated: now() }) > 0;
    },

    /** Links a letter to a job or to the résumé that heads it. @returns false if the letter was deleted */
    link: (id: string, links: LetterLinks): boolean => letters.update(id, { ...links, dateUpdated: now() }) > 0,

    /** @returns false if the letter was deleted */
    rename: (id: string, title: string): boolean => letters.update(id, { title: title.trim(), dateUpdated: now() }) > 0,

    delete(ids: readonly string[]): Undo {
      const chosen = new Set(ids);
      const only = ids.length === 1 ? letters.get(ids[0] ?? '')?.title : undefined;
      return database.undoable(`Deleted ${only ?? `${ids.length.toLocaleString('en')} letters`}`, () =>
        letters.delete(({ internalId }) => chosen.has(internalId)),
      );
    },
  };
}

/** Letters headed by these résumés, which are being deleted, keep the name and contact data. */
export function releaseLetters(database: Database, resumeIds: ReadonlySet<string>): void {
  const letters = database.table(letterTable);
  for (const { internalId, resumeId } of allRows(letters, { where: (row) => resumeIds.has(row.resumeId) })) {
    const resume = database.table(resumeTable).get(resumeId);
    letters.update(internalId, { resumeId: '', ...(resume && { sender: senderOf(resume) }) });
  }
}

const senderOf = ({ name, headline, phone, email, location, links, photoId }: Resume): LetterSender => ({
  name,
  headline,
  phone,
  email,
  location,
  links,
  photoId,
});

function documentOf(letter: Letter, resume: Resume | undefined): LetterDocument {
  const { internalId: _, jobId: _j, resumeId: _r, dateAdded: _a, dateUpdated: _u, ...document } = letter;
  return resume ? { ...document, sender: senderOf(resume) } : document;
}

/** The whole letter, headed by its résumé's data if it has one, or undefined if it was deleted. */
export function readLetterDocument(database: Database, id: string): LetterDocument | undefined {
  const letter = database.table(letterTable).get(id);
  return letter && documentOf(letter, database.table(resumeTable).get(letter.resumeId));
}

/** Every letter's row, in no particular order. */
export const readLetters = (database: Database): readonly Letter[] => allRows(database.table(letterTable));

export type LettersStore = ReturnType<typeof createLettersStore>;

export function useLettersStore(): LettersStore {
  const database = useDatabase();
  return useMemo(() => createLettersStore(database), [database]);
}

/** Every letter's row, in no particular order. Re-renders when one changes. */
export function useLetters(): readonly Letter[] {
  return useAllRows(letterTable);
}

/** A whole letter, or undefined if it was deleted. Re-renders when it or its résumé changes. */
export function useLetterDocument(id: string): LetterDocument | undefined {
  const letter = useRow(letterTable, id);
  const resume = useRow(resumeTable, letter?.resumeId);
  return useMemo(() => letter && documentOf(letter, resume), [letter, resume]);
}
