import type { JobPosting } from '@keepmark/contracts';
import type { MarkedPosting } from '@keepmark/postings';
import { changeWithUndo, seriesOf } from '@keepmark/ui';
import { useCallback } from 'react';
import { jobName } from '../job';
import { useJobsStore } from '../jobs-store';
import { jobFromPosting } from './job-from-posting';

/** What several saved jobs say together. */
export const jobsSaved = seriesOf('saved', 'job');

/** Saves a posting as a job, with a toast and Undo. */
export function useSavePosting(): (posting: JobPosting) => void {
  const store = useJobsStore();
  return useCallback(
    (posting) =>
      void changeWithUndo(`Saved ${jobName(posting)}.`, () => store.save(jobFromPosting(posting)), jobsSaved),
    [store],
  );
}

const submitted = 'application-submitted';

/** Records that someone applied for a posting today, and saves it if it isn't, in one step with Undo. */
export function useApplyToPosting(): (posting: MarkedPosting) => void {
  const store = useJobsStore();
  return useCallback(
    (posting) =>
      void changeWithUndo(`Applied: ${jobName(posting)}.`, () =>
        posting.internalId
          ? store.setStatus([posting.internalId], submitted)
          : store.save({ ...jobFromPosting(posting), status: submitted }),
      ),
    [store],
  );
}
