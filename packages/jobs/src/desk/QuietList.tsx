import { Section, spacedList, useShowMore } from '@keepmark/ui/section';
import { Button, NativeSelect, Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import { jobName } from '../job';
import { calendarDayOf, dayAfter } from '@keepmark/ui/words';
import { jobStatusLabels } from '../job-status';
import { useJobActions } from '../use-job-actions';
import { StatusDot } from '../StatusDot';
import classes from './Desk.module.css';
import { JobEntry } from './JobEntry';
import { type QuietGroup, quietAfterDaysChoices, quietGroups, type QuietJob } from './quiet';

/** How many of a group are shown before "Show more". */
const shownFirst = 3;

export interface QuietListProps {
  quiet: readonly QuietJob[];
  afterDays: number;
  onAfterDays: (days: number) => void;
}

/** Applications with no reply, grouped by the advice that helps. */
export function QuietList({ quiet, afterDays, onAfterDays }: QuietListProps) {
  const groups = useMemo(() => quietGroups(quiet), [quiet]);
  return (
    <Section
      title="No reply"
      isFramed
      actions={
        <NativeSelect
          size="xs"
          aria-label="No reply after"
          data={quietAfterDaysChoices.map((days) => ({ value: String(days), label: `after ${days} days` }))}
          value={String(afterDays)}
          onChange={({ currentTarget }) => onAfterDays(Number(currentTarget.value))}
        />
      }
    >
      {quiet.length === 0 ? (
        <Text c="dimmed">No applications have gone {afterDays} days without a reply.</Text>
      ) : (
        <ul className={spacedList}>
          {groups.map((group) => (
            <Group key={group.status} group={group} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Group({ group: { status, nextSteps, quiet } }: { group: QuietGroup }) {
  const { setStatusOfMany } = useJobActions();
  const { shown, more } = useShowMore(quiet, shownFirst);
  const label = jobStatusLabels[status];
  const closeAll = () =>
    setStatusOfMany(
      quiet.map(({ job }) => job.internalId),
      'application-no-response',
    );
  return (
    <li className={classes['quiet']}>
      <Title order={3} size="h6" className={classes['quietStatus']}>
        <StatusDot status={status} /> {label}, {quiet.length.toLocaleString('en')} with no reply
      </Title>
      <ul className={classes['steps']}>
        {nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <ul className={classes['quietJobs']}>
        {shown.map((one) => (
          <QuietItem key={one.job.internalId} quiet={one} />
        ))}
      </ul>
      <div className={classes['buttons']}>
        {more ? <Button variant="subtle" size="compact-md" {...more} /> : null}
        {quiet.length > 1 ? (
          <Button
            variant="subtle"
            size="compact-md"
            aria-label={`Close all as no response: ${label}`}
            onClick={closeAll}
          >
            Close all as no response
          </Button>
        ) : null}
      </div>
    </li>
  );
}

function QuietItem({ quiet: { job, quietDays } }: { quiet: QuietJob }) {
  const { change, setStatus } = useJobActions();
  const name = jobName(job);
  return (
    <JobEntry job={job} detail={`No reply for ${quietDays.toLocaleString('en')} days`}>
      <Button
        variant="light"
        size="compact-sm"
        aria-label={`Remind me in a week: ${name}`}
        onClick={() => change(job, { followUpOn: dayAfter(calendarDayOf(new Date()), 7) })}
      >
        Remind me
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`Close, no response: ${name}`}
        onClick={() => setStatus(job, 'application-no-response')}
      >
        Close
      </Button>
    </JobEntry>
  );
}
