import { useHomeLocation } from '@keepmark/geography/home-location';
import { rowList, Section } from '@keepmark/ui/section';
import { Anchor, Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { interviewName, needsOutcome, nextInterviews } from '../interview';
import { leavingFor, leavingText } from '../interview-commute/leave-time';
import { ownTimeText, shownWhen, timesOf } from '../interview-time/interview-times';
import { ownTimeZone } from '../interview-time/zone-names';
import type { Interview } from '../interview-table';
import { shownInterviewType } from '../interview-vocabulary';
import { useSavedInterviews } from '../interviews-store';
import classes from './InterviewSection.module.css';

const maxShown = 5;

/** The next interviews on the desk, with when to leave. Renders nothing if no interview is saved. */
export function DeskInterviews() {
  const interviews = useSavedInterviews();
  const [nowMs] = useState(() => Date.now());
  const next = useMemo(() => nextInterviews(interviews, nowMs), [interviews, nowMs]);
  const waiting = useMemo(
    () => interviews.filter((interview) => needsOutcome(interview, nowMs)).length,
    [interviews, nowMs],
  );
  if (interviews.length === 0) return null;
  return (
    <Section
      title="Interviews"
      isFramed
      actions={
        <Button variant="subtle" size="compact-md" renderRoot={(props) => <Link {...props} to="/interviews" />}>
          All interviews
        </Button>
      }
    >
      {waiting > 0 ? (
        <Text size="sm">
          <Anchor renderRoot={(props) => <Link {...props} to="/interviews" search={{ when: 'past' }} />}>
            {waiting === 1 ? '1 past interview' : `${waiting.toLocaleString('en')} past interviews`}
          </Anchor>{' '}
          without an outcome. How did it go?
        </Text>
      ) : null}
      {next.length === 0 ? <Text c="dimmed">No upcoming interviews</Text> : null}
      <ul className={rowList}>
        {next.slice(0, maxShown).map((interview) => (
          <NextInterview key={interview.internalId} interview={interview} />
        ))}
      </ul>
      {next.length > maxShown ? (
        <Text size="sm" c="dimmed">
          And {(next.length - maxShown).toLocaleString('en')} more.
        </Text>
      ) : null}
    </Section>
  );
}

function NextInterview({ interview }: { interview: Interview }) {
  const home = useHomeLocation();
  const times = timesOf(interview);
  const leaving = leavingFor(interview, home);
  const ownZone = ownTimeZone();
  const { internalId, interviewType, url } = interview;
  return (
    <li className={classes['item']}>
      <Link to="/interview/edit/$internalId" params={{ internalId }}>
        {interviewName(interview)}
      </Link>
      <Text size="sm" c="dimmed">
        {[shownWhen(interview), times ? ownTimeText(times, ownZone) : '', shownInterviewType(interviewType)]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {leaving ? <Text size="sm">{leavingText(leaving, ownZone)}</Text> : null}
      {shownInterviewType(interviewType) === 'Video' && url ? (
        <Anchor size="sm" href={url} target="_blank" rel="noopener noreferrer">
          Join the meeting
        </Anchor>
      ) : null}
    </li>
  );
}
