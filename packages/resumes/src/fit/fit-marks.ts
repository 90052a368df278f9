import { type Database, defineTable, field, type Undo } from '@keepmark/local-store';
import { useDatabase, useRows } from '@keepmark/local-store/react';
import { useMemo } from 'react';
import type { FitMark } from './fit-keyword';

/** What a person decided about the keywords of a job: dismissed, or added by hand. */
export const fitMarkTable = defineTable('resume_fit_marks', {
  fields: {
    jobId: field.text(),
    /** As it was written. Different names of the same thing are one keyword. */
    keyword: field.text(),
    mark: field.oneOf(['dismissed', 'added'] as const, 'dismissed'),
  },
  indexes: ['jobId'],
});

/** The store of a job's marks. A keyword has at most one mark. */
function createFitMarksStore(database: Database, jobId: string) {
  const marks = database.table(fitMarkTable);
  const remove = (keywords: readonly string[]) => {
    const removed = new Set(keywords);
    marks.delete(({ jobId: ownJob, keyword }) => ownJob === jobId && removed.has(keyword));
  };
  return {
    /** @param others marks under other names of the same keyword, which this one replaces */
    set: (keyword: string, mark: FitMark['mark'], others: readonly string[] = []): Undo =>
      database.undoable(mark === 'added' ? `Added ${keyword}` : `Dismissed ${keyword}`, () => {
        remove([keyword, ...others]);
        marks.insert({ jobId, keyword, mark });
      }),
    /** Removes marks. */
    clear: (label: string, keywords: readonly string[]): Undo => database.undoable(label, () => remove(keywords)),
  };
}

export function useFitMarksStore(jobId: string) {
  const database = useDatabase();
  return useMemo(() => createFitMarksStore(database, jobId), [database, jobId]);
}

/** The marks of a job. Re-renders when one changes. */
export const useFitMarks = (jobId: string): readonly FitMark[] => useRows(fitMarkTable, { where: { jobId } });
