import { SavedJobs } from './SavedJobs';

/** All saved jobs. */
export function JobListPage() {
  return <SavedJobs title="Jobs" />;
}
