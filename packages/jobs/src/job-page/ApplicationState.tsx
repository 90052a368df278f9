import { calendarDayOf, formatDay } from '@keepmark/ui/words';
import { Text } from '@mantine/core';
import { useState } from 'react';
import type { Job } from '../job-table';
import { tagsText } from '../job-tags';
import { JobStatusSelect } from '../JobStatusSelect';
import { useJobActions } from '../use-job-actions';
import { InlineDate } from './InlineDate';
import { postedOn } from '../job';
import classes from './JobPage.module.css';
import { NextSteps } from './NextSteps';

/** Where an application stands: its status, the next steps, and its dates, each edited in place. */
export function ApplicationState({ job }: { job: Job }) {
  const { setStatus, change } = useJobActions();
  const [today] = useState(() => calendarDayOf(new Date()));
  const days = [
    postedOn(job) && `Posted ${postedOn(job)}`,
    `Saved ${formatDay(job.dateAdded)}`,
    job.dateUpdated && `Updated ${formatDay(job.dateUpdated)}`,
    job.tags.length > 0 && `Tags: ${tagsText(job.tags)}`,
  ];
  return (
    <section aria-label="Application" className={classes['state']}>
      <div className={classes['fields']}>
        <JobStatusSelect size="sm" label="Status" value={job.status} onChange={(status) => setStatus(job, status)} />
        <InlineDate
          label="Applied on"
          value={job.dateApplied}
          latest={today}
          onSave={(dateApplied) => change(job, { dateApplied })}
        />
        <InlineDate label="Deadline" value={job.deadline} onSave={(deadline) => change(job, { deadline })} />
        <InlineDate label="Follow up on" value={job.followUpOn} onSave={(followUpOn) => change(job, { followUpOn })} />
      </div>
      <NextSteps job={job} today={today} />
      <Text size="sm" c="dimmed">
        {days.filter(Boolean).join(' · ')}
      </Text>
    </section>
  );
}
