import { openDatabase } from '@keepmark/local-store';
import { memoryStorage } from '@keepmark/local-store/testing';
import { createLettersStore } from '../letters-store';
import type { LetterDocument, ResumeDocument } from '@keepmark/resume-document';
import { createResumesStore } from '../resumes-store';

export interface SavedDocuments {
  readonly resumes?: readonly ResumeDocument[];
  /** Headed by the first résumé, if there is one. */
  readonly letters?: readonly LetterDocument[];
}

/** A new database with these résumés and letters, and their ids. */
export function databaseOf({ resumes = [], letters = [] }: SavedDocuments) {
  const database = openDatabase('keepmark', { storage: memoryStorage() });
  return database.transaction(() => {
    const store = createResumesStore(database);
    const resumeIds = resumes.map((document, at) => (at === 0 ? store.add(document) : store.addFull(document)));
    const letterIds = letters.map((document) =>
      createLettersStore(database).add(document, { resumeId: resumeIds[0] ?? '' }),
    );
    return { database, resumeIds, letterIds };
  });
}
