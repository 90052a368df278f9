import { Button, NativeSelect, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { jobName } from '../job';
import { calendarDayOf, dayAfter } from '@keepmark/ui/words';
import { jobStatusLabels } from '../job-status';
import { useJobActions } from '../use-job-actions';
import classes from './Desk.module.css';
import { type QuietJob, quietAfterDaysChoices } from './quiet';

/** How many are shown before "Show more". */
const shownFirst = 5;

export interface QuietListProps {
  quiet: readonly QuietJob[];
  afterDays: number;
  onAfterDays: (days: number) => void;
}

/** Applications with no reply, each with suggested next steps. */
export function QuietList({ quiet, afterDays, onAfterDays }: QuietListProps) {
  const [shownCount, setShownCount] = useState(shownFirst);
  return (
    <section className={classes['section']} aria-labelledby="desk-quiet">
      <div className={classes['head']}>
        <Title order={2} size="h4" id="desk-quiet">
          No reply
        </Title>
        <NativeSelect
          size="xs"
          aria-label="No reply after"
          data={quietAfterDaysChoices.map((days) => ({ value: String(days), label: `after ${days} days` }))}
          value={String(afterDays)}
          onChange={({ currentTarget }) => onAfterDays(Number(currentTarget.value))}
        />
      </div>
      {quiet.length === 0 ? (
        <Text c="dimmed">No applications have gone {afterDays} days without a reply.</Text>
      ) : (
        <ul className={classes['list']}>
          {quiet.slice(0, shownCount).map((one) => (
            <QuietItem key={one.job.internalId} quiet={one} />
          ))}
        </ul>
      )}
      {quiet.length > shownCount ? (
        <Button variant="subtle" onClick={() => setShownCount(shownCount + 20)}>
          Show more of {quiet.length.toLocaleString('en')}
        </Button>
      ) : null}
    </section>
  );
}

function QuietItem({ quiet: { job, quietDays, nextSteps } }: { quiet: QuietJob }) {
  const { change, setStatus } = useJobActions();
  const name = jobName(job);
  return (
    <li className={classes['quiet']}>
      <div>
        <Link to="/job/edit/$internalId" params={{ internalId: job.internalId }} className={classes['name']}>
          {name}
        </Link>
        <Text size="sm" c="dimmed">
          {jobStatusLabels[job.status]}, no reply for {quietDays.toLocaleString('en')} days
        </Text>
      </div>
      <ul className={classes['steps']}>
        {nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <div className={classes['buttons']}>
        <Button
          variant="light"
          size="compact-md"
          aria-label={`Remind me in a week: ${name}`}
          onClick={() => change(job, { followUpOn: dayAfter(calendarDayOf(new Date()), 7) })}
        >
          Remind me in a week
        </Button>
        <Button
          variant="default"
          size="compact-md"
          aria-label={`Close, no response: ${name}`}
          onClick={() => setStatus(job, 'application-no-response')}
        >
          Close, no response
        </Button>
      </div>
    </li>
  );
}
