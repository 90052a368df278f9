import { entry, entryName, entryWords } from '@keepmark/ui/section';
import { Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { jobName } from '../job';
import type { Job } from '../job-table';

interface JobEntryProps {
  readonly job: Job;
  /** Why it is on the desk. */
  readonly detail: string;
  /** Its badge and its buttons. */
  readonly children: ReactNode;
}

/** A job in a list on the desk. */
export function JobEntry({ job, detail, children }: JobEntryProps) {
  return (
    <li className={entry} data-row={job.internalId}>
      <div className={entryWords}>
        <Link to="/job/edit/$internalId" params={{ internalId: job.internalId }} className={entryName}>
          {jobName(job)}
        </Link>
        <Text size="sm" c="dimmed">
          {detail}
        </Text>
      </div>
      <Group gap="xs" wrap="nowrap">
        {children}
      </Group>
    </li>
  );
}
