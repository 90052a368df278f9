import type { MoveToJob } from '@keepmark/app-shell';
import { interviewTable } from '../interview-table';

/** Moves the interviews of merged duplicates to the remaining job. */
export const moveInterviewsToJob: MoveToJob = (database, jobId, duplicateIds) => {
  const interviews = database.table(interviewTable);
  for (const duplicateId of duplicateIds) interviews.update({ jobId: duplicateId }, { jobId });
};
