import type { Database, Undo } from '@keepmark/local-store';
import { useAllRows, useDatabase } from '@keepmark/local-store/react';
import { useMemo } from 'react';
import { type Story, storyTable, type StoryValues } from '../stories/story-table';
import { answerTable, type PracticeAnswer, type PracticeAnswerValues } from './answer-table';

/** The practiced answers and the stories of a database. Writes throw the store's errors. */
export function createPracticeStore(database: Database) {
  const answers = database.table(answerTable);
  const stories = database.table(storyTable);
  return {
    /** @returns its id */
    addAnswer: (values: PracticeAnswerValues): string => answers.insert(values),

    deleteAnswers: (label: string, some: readonly PracticeAnswer[]): Undo =>
      database.undoable(label, () => some.forEach(({ internalId }) => answers.delete(internalId))),

    /** Removes the recording of an answer. Keeps its text and ratings. */
    dropRecording: (answer: PracticeAnswer): Undo =>
      database.undoable('Deleted a recording', () =>
        answers.update(answer.internalId, { recordingId: '', recordingBytes: 0, recordingSeconds: 0 }),
      ),

    /** @returns its id */
    addStory: (values: StoryValues): string => stories.insert(values),

    /** @returns false if it was deleted */
    updateStory: (internalId: string, changes: StoryValues): boolean => stories.update(internalId, changes) > 0,

    deleteStory: ({ internalId, title }: Story): Undo =>
      database.undoable(`Deleted ${title}`, () => stories.delete(internalId)),
  };
}

export function usePracticeStore(): ReturnType<typeof createPracticeStore> {
  const database = useDatabase();
  return useMemo(() => createPracticeStore(database), [database]);
}

export const useAnswers = (): readonly PracticeAnswer[] => useAllRows(answerTable);
export const useStories = (): readonly Story[] => useAllRows(storyTable);
