import type { JobPosting } from '@keepmark/contracts';
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
