import { calendarDayOf } from '@keepmark/ui/words';
import { Anchor, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type JobEvents, quietJobs } from '../desk/quiet';
import { jobStatusLabels } from '../job-status';
import type { Job } from '../job-table';
import { StatusDot } from '../StatusDot';
import { type InterviewDate, onDay } from './interview-dates';
import classes from './SearchAdvice.module.css';

interface JobStateProps {
  readonly job: Job;
  readonly eventsOf: JobEvents;
  readonly now: Date;
  /** Its interviews, by date. */
  readonly dates: readonly InterviewDate[];
}

/** Where one saved job stands, and what to do about it now. */
export function JobState({ job, eventsOf, now, dates }: JobStateProps) {
  const [quiet] = quietJobs([job], eventsOf, 0, now);
  const { internalId, status } = job;
  return (
    <section className={classes['section']} aria-labelledby="coach-job">
      <Title order={2} size="h4" id="coach-job">
        This job
      </Title>
      <Text className={classes['status']}>
        <StatusDot status={status} /> {jobStatusLabels[status]}
        {quiet && quiet.quietDays > 0 ? `, no reply for ${quiet.quietDays.toLocaleString('en')} days` : ''}
      </Text>
      {dates.length > 0 ? (
        <ul className={classes['steps']} aria-label="Interviews for this job">
          {dates.map((date) => (
            <li key={date.internalId}>
              Round {date.round} {onDay(date.day, calendarDayOf(now))}
              {date.time && !date.isOver ? ` at ${date.time}` : ''}
              {date.isOver ? `: ${date.outcome || 'no outcome recorded'}` : ''}
            </li>
          ))}
        </ul>
      ) : null}
      {quiet ? (
        <ul className={classes['steps']}>
          {quiet.nextSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      ) : null}
      <Anchor renderRoot={(props) => <Link {...props} to="/job/edit/$internalId" params={{ internalId }} />}>
        Open job
      </Anchor>
    </section>
  );
}
