import { Section, useShowMore } from '@keepmark/ui/section';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { jobName } from '../job';
import type { Job } from '../job-table';
import classes from './JobTasks.module.css';

const shownFirst = 5;

/** What was added for a job. It may have been added by its names, without choosing the saved job. */
type Added = Pick<Job, 'jobTitle' | 'companyName'> & { readonly jobId: string };

export interface JobTasksProps {
  readonly title: string;
  readonly jobs: readonly Job[];
  /** What was added already: nothing is left to do about these jobs. */
  readonly added: readonly Added[];
  /** The button for what is left to do about a job. */
  readonly children: (job: Job) => ReactNode;
}

const nameOf = (named: Pick<Job, 'jobTitle' | 'companyName'>): string => jobName(named).toLowerCase();

/** Jobs for which the same thing is left to do, a few at first. Nothing when there are none. */
export function JobTasks({ title, jobs, added, children }: JobTasksProps) {
  const done = new Set(added.map((one) => one.jobId || nameOf(one)));
  const left = jobs.filter((job) => !done.has(job.internalId) && !done.has(nameOf(job)));
  const { shown, more } = useShowMore(left, shownFirst);
  if (left.length === 0) return null;
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
