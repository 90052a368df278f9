import { SavedJobs } from './SavedJobs';

/** Every kept job. */
export function JobListPage() {
  return <SavedJobs title="Jobs" />;
}
