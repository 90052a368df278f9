import { Section, useShowMore } from '@keepmark/ui/section';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { jobName } from '../job';
import type { Job } from '../job-table';
import classes from './JobTasks.module.css';

const shownFirst = 5;

export interface JobTasksProps {
  readonly title: string;
  readonly jobs: readonly Job[];
  /** The button for what is left to do about a job. */
  readonly children: (job: Job) => ReactNode;
}

/** Jobs for which the same thing is left to do, a few at first. Nothing when there are none. */
export function JobTasks({ title, jobs, children }: JobTasksProps) {
  const { shown, more } = useShowMore(jobs, shownFirst);
  if (jobs.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={classes['list']}>
        {shown.map((job) => (
          <li key={job.internalId}>
            <span>{jobName(job)}</span>
            {children(job)}
          </li>
        ))}
      </ul>
      {more ? <Button variant="subtle" size="compact-sm" className={classes['more']} {...more} /> : null}
    </Section>
  );
}
