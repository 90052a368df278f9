import { KeptJobs } from './KeptJobs';

/** Every kept job. */
export function JobListPage() {
  return <KeptJobs title="Jobs" />;
}
