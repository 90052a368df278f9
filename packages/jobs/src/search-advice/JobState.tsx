import { Anchor, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type JobEvents, quietJobs } from '../desk/quiet';
import { jobStatusLabels } from '../job-status';
import type { Job } from '../job-table';
import { StatusDot } from '../StatusDot';
import classes from './SearchAdvice.module.css';

/** Where one saved job stands, and what to do about it now. */
export function JobState({ job, eventsOf, now }: { job: Job; eventsOf: JobEvents; now: Date }) {
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
