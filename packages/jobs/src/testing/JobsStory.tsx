import type { FakeService } from '@keepmark/api-client/testing';
import { StoryScreen } from '@keepmark/app-shell/story-screen';
import { useState } from 'react';
import type { JobValues } from '../job';
import { createJobsAndPostingsRoutes } from './jobs-routes';
import { type NextStepRow, nextStepTable } from '../next-steps/next-step-table';
import type { JobsSlots } from '../slots';
import { databaseOf } from './database-of';
import { searchClient, type SearchService } from '@keepmark/postings/testing';

export interface JobsStoryProps {
  /** `$internalId` in it stands for the id of the first job. */
  path: string;
  /** Saved before the screen opens. */
  jobs?: readonly JobValues[];
  /** Next steps of the first job, after its own. */
  nextSteps?: readonly Partial<NextStepRow>[];
  /** Answers `jobs/search`. */
  search?: SearchService;
  /** Answers the other calls. */
  service?: FakeService;
  /** What other packages add to the screens. */
  slots?: JobsSlots;
}

const noJobs: readonly JobValues[] = [];
const noSteps: readonly Partial<NextStepRow>[] = [];
const foundNothing: SearchService = () => ({ results: [], totalResults: 0 });

/** A screen of this package for a story. */
export function JobsStory({
  path,
  jobs = noJobs,
  nextSteps = noSteps,
  search = foundNothing,
  service,
  slots,
}: JobsStoryProps) {
  const [{ database, ids }] = useState(() => {
    const saved = databaseOf(jobs);
    for (const [index, step] of nextSteps.entries()) {
      saved.database.table(nextStepTable).insert({ jobId: saved.ids[0] ?? '', displayOrder: index + 1, ...step });
    }
    return saved;
  });
  return (
    <StoryScreen
      createRoutes={(signedIn) => createJobsAndPostingsRoutes(signedIn, slots)}
      path={path.replace('$internalId', ids[0] ?? '')}
      database={() => database}
      api={searchClient(search, service)}
    />
  );
}
