import { jobName, jobTable } from '@keepmark/jobs';
import { JobTasks } from '@keepmark/jobs/job-tasks';
import { useAllRows } from '@keepmark/local-store/react';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Interview } from '../interview-table';

const requested = { status: 'interview-requested' } as const;
const scheduled = { status: 'interview-scheduled' } as const;

/** An interview may be added by its names, without choosing the saved job. */
const nameOf = ({ jobTitle, companyName }: Pick<Interview, 'jobTitle' | 'companyName'>): string =>
  jobName({ jobTitle, companyName }).toLowerCase();

/** Jobs whose status implies an interview that hasn't been added yet. Renders nothing if there are none. */
export function JobsToInterview({ interviews }: { interviews: readonly Interview[] }) {
  const withDate = useAllRows(jobTable, { where: scheduled });
  const withoutDate = useAllRows(jobTable, { where: requested });
  const missing = useMemo(() => {
    const added = new Set(interviews.map(({ jobId, ...interview }) => jobId || nameOf(interview)));
    return [...withDate, ...withoutDate].filter((job) => !added.has(job.internalId) && !added.has(nameOf(job)));
  }, [interviews, withDate, withoutDate]);
  return (
    <JobTasks title="Interviews to add" jobs={missing}>
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
