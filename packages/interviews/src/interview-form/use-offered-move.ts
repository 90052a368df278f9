import { useJobsStore, useSavedJob } from '@keepmark/jobs/jobs-store';
import type { Job } from '@keepmark/jobs';
import { useCallback } from 'react';
import type { Interview } from '../interview-table';
import type { JobMove } from '../interviews-store';
import { offeredJobStatus } from '../job-status-offer';
import { dateOfForm, type InterviewFormValues } from './interview-form';

/** The offered status change of a job. Undefined if an edit doesn't change job, date, status or outcome. */
function offeredMove(job: Job | undefined, form: InterviewFormValues, before: Interview | undefined) {
  const { jobId, status, outcome, dateApplied, resumeId, letterId } = form;
  const isSame =
    before !== undefined &&
    before.jobId === jobId &&
    before.status === status &&
    before.outcome === outcome &&
    before.dateOfInterview === dateOfForm(form);
  const offered = job && !isSame ? offeredJobStatus(job.status, { status, outcome }) : undefined;
  return offered && { jobId, status: offered, known: job?.applied ? undefined : { dateApplied, resumeId, letterId } };
}

/** The status that the form offers for the job. */
export function useOfferedMove(form: InterviewFormValues, before: Interview | undefined): JobMove | undefined {
  return offeredMove(useSavedJob(form.jobId), form, before);
}

/** The move to make when the form is saved: the offered one, if accepted. */
export function useOfferedMoves() {
  const jobs = useJobsStore();
  return useCallback(
    (form: InterviewFormValues, before: Interview | undefined): JobMove | undefined =>
      form.isJobMoved ? offeredMove(jobs.get(form.jobId), form, before) : undefined,
    [jobs],
  );
}
