import { StoryScreen } from '@keepmark/app-shell/story-screen';
import type { JobValues } from '../job';
import { createJobsRoutes } from '../routes';
import { databaseOf } from './database-of';
import { searchClient, type SearchService } from './search-service';

export interface JobsStoryProps {
  path: string;
  /** Saved before the screen opens. */
  jobs?: readonly JobValues[];
  /** Answers `jobs/search`. */
  search?: SearchService;
}

const noJobs: readonly JobValues[] = [];
const foundNothing: SearchService = () => ({ results: [], totalResults: 0 });

/** A screen of this package for a story. */
export function JobsStory({ path, jobs = noJobs, search = foundNothing }: JobsStoryProps) {
  return (
    <StoryScreen
      createRoutes={createJobsRoutes}
      path={path}
      database={() => databaseOf(jobs).database}
      api={searchClient(search)}
    />
  );
}
