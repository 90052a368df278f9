import { jobName, jobTable } from '@keepmark/jobs';
import { JobTasks } from '@keepmark/jobs/job-tasks';
import { useAllRows } from '@keepmark/local-store/react';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Interview } from '../interview-table';

const requested = { status: 'interview-requested' } as const;
const scheduled = { status: 'interview-scheduled' } as const;

/** Jobs whose status implies an interview that hasn't been added yet. Renders nothing if there are none. */
export function JobsToInterview({ interviews }: { interviews: readonly Interview[] }) {
  const withDate = useAllRows(jobTable, { where: scheduled });
  const withoutDate = useAllRows(jobTable, { where: requested });
  const jobs = useMemo(() => [...withDate, ...withoutDate], [withDate, withoutDate]);
  return (
    <JobTasks title="Interviews to add" jobs={jobs} added={interviews}>
      {(job) => (
        <Button
          size="compact-sm"
          variant="light"
          aria-label={`Add interview: ${jobName(job)}`}
          renderRoot={(props) => <Link {...props} to="/interview/add/{-$jobId}" params={{ jobId: job.internalId }} />}
        >
          Add interview
        </Button>
      )}
    </JobTasks>
  );
}
