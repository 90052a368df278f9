import { DuplicatesNotice } from '../duplicates/DuplicatesNotice';
import { useClosedPostings } from '../job-posting/closed-postings';
import type { Job } from '../job-table';

/** What the list finds out about the kept jobs by itself, once it is there. */
export default function ListNotices({ jobs }: { jobs: readonly Job[] }) {
  useClosedPostings();
  return <DuplicatesNotice jobs={jobs} />;
}
