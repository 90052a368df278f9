import { memo } from 'react';
import { DuplicatesNotice } from '../duplicates/DuplicatesNotice';
import { useClosedPostings } from '../job-posting/closed-postings';
import type { Job } from '../job-table';

/** Checks that run after the list is drawn: closed postings and duplicates. */
export default memo(function ListNotices({ jobs }: { jobs: readonly Job[] }) {
  useClosedPostings();
  return <DuplicatesNotice jobs={jobs} />;
});
