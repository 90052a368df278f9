import { type Database, defineTable, field, type RowOf } from '@keepmark/local-store';
import { allRows } from '@keepmark/local-store/all-rows';
import { useDatabase, useRows } from '@keepmark/local-store/react';
import { useMemo } from 'react';

/** What a person checks off while preparing for a job, beyond what its data shows. */
const preparationMarks = ['company', 'reason', 'stories', 'questions', 'salary', 'no-letter'] as const;
export type PreparationMark = (typeof preparationMarks)[number];

/** One row for each mark of a job. */
export const preparationMarkTable = defineTable('job_preparation_marks', {
  fields: { jobId: field.text(), mark: field.oneOf(preparationMarks, 'company') },
  indexes: ['jobId'],
});
type MarkRow = RowOf<typeof preparationMarkTable>;

/** Sets or clears a mark. A mark that is set twice is one mark. */
export function setPreparationMark(database: Database, jobId: string, mark: PreparationMark, isSet: boolean): void {
  const marks = database.table(preparationMarkTable);
  if (isSet) marks.insertOrUpdate({ jobId, mark }, { jobId, mark });
  else marks.delete((row) => row.jobId === jobId && row.mark === mark);
}

/** Deletes the marks of jobs. Call it within the transaction that deletes them. */
export function deleteMarksOfJobs(database: Database, jobIds: readonly string[]): void {
  const gone = new Set(jobIds);
  database.table(preparationMarkTable).delete(({ jobId }) => gone.has(jobId));
}

/** Gives the marks of jobs to the job that they are merged into. Call it within that transaction. */
export function moveMarksOfJobs(database: Database, fromJobIds: readonly string[], toJobId: string): void {
  const from = new Set(fromJobIds);
  const moved = allRows(database.table(preparationMarkTable), { where: ({ jobId }) => from.has(jobId) });
  for (const { mark } of moved) setPreparationMark(database, toJobId, mark, true);
  deleteMarksOfJobs(database, fromJobIds);
}

/** The marks of a job, and a function that sets or clears one. It throws the store's errors. */
export function usePreparationMarks(jobId: string) {
  const database = useDatabase();
  const rows: readonly MarkRow[] = useRows(preparationMarkTable, { where: { jobId } });
  const marks: ReadonlySet<PreparationMark> = useMemo(() => new Set(rows.map(({ mark }) => mark)), [rows]);
  const setMark = (mark: PreparationMark, isSet: boolean) => setPreparationMark(database, jobId, mark, isSet);
  return [marks, setMark] as const;
}
