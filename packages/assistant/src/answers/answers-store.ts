import type { Database, Undo } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { deleteWithoutRestoring } from '@keepmark/local-store/deleted';
import { useAllRows } from '@keepmark/local-store/react';
import { useMemo } from 'react';
import type { AiSubject, AiTaskKind } from '../ai-task';
import { aiAnswerTable, type ChangeDecision, type StoredAnswer } from './ai-answer-table';

/** The maximum number of unsaved answers, across all screens. */
export const unsavedAnswers = 50;

/** An answer to store. */
export type NewAnswer = Omit<StoredAnswer, 'internalId' | 'isSaved' | 'decisions'>;

/**
 * The store of answers. Writes throw the database's own errors when the browser's storage is full; their messages say what
 * to do.
 */
export function answersStore(database: Database) {
  const answers = database.table(aiAnswerTable);
  return {
    /** Adds an unsaved answer, and deletes the oldest ones above the limit. @returns its id */
    add: (answer: NewAnswer): string =>
      database.transaction(() => {
        const id = answers.insert({ ...answer, isSaved: false });
        const unsaved = allRows(answers, { where: { isSaved: false } });
        const old = newestFirst(unsaved.filter(({ internalId }) => internalId !== id)).slice(unsavedAnswers - 1);
        const oldIds = new Set(old.map(({ internalId }) => internalId));
        const deleteOld = () => void answers.delete(({ internalId }) => oldIds.has(internalId));
        if (oldIds.size > 0) deleteWithoutRestoring(database, deleteOld);
        return id;
      }),

    /** Saves an answer with its subject, or makes it unsaved again. */
    setSaved: (internalId: string, isSaved: boolean): Undo =>
      database.undoable(isSaved ? 'Saved an AI answer' : 'Stopped saving an AI answer', () =>
        answers.update(internalId, { isSaved }),
      ),

    /** Stores what the person decided about the changes that an answer suggests. */
    setDecisions: (internalId: string, decisions: readonly ChangeDecision[]): void => {
      answers.update(internalId, { decisions });
    },

    delete: (internalId: string): Undo => database.undoable('Deleted an AI answer', () => answers.delete(internalId)),
  };
}

const newestFirst = (answers: readonly StoredAnswer[]): StoredAnswer[] =>
  answers.toSorted((one, two) => (one.createdDate < two.createdDate ? 1 : one.createdDate > two.createdDate ? -1 : 0));

/** The answers about a subject, of one kind or all, newest first. Re-renders when one changes. */
export function useAnswers({ type, id }: Pick<AiSubject, 'type' | 'id'>, kind?: AiTaskKind): readonly StoredAnswer[] {
  const where = { subjectType: type, subjectId: id, ...(kind !== undefined && { kind }) };
  const answers = useAllRows(aiAnswerTable, { where });
  return useMemo(() => newestFirst(answers), [answers]);
}

/** Every answer, newest first. Re-renders when one changes. */
export function useAllAnswers(): readonly StoredAnswer[] {
  const answers = useAllRows(aiAnswerTable);
  return useMemo(() => newestFirst(answers), [answers]);
}
