import { Button, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { interviewName, needsOutcome, byDate } from '../interview';
import { timesOf, whenText } from '../interview-time/interview-times';
import type { Interview } from '../interview-table';
import { useInterviewActions } from '../use-interview-actions';
import classes from './InterviewListPage.module.css';

const OutcomeDialog = lazy(() => import('./OutcomeDialog'));
const mostShown = 3;

/** Asks how past interviews went, the latest first. */
export function WaitingForOutcome({ interviews, nowMs }: { interviews: readonly Interview[]; nowMs: number }) {
  const { update } = useInterviewActions();
  const [asked, setAsked] = useState<Interview>();
  const waiting = useMemo(
    () =>
      interviews.filter((interview) => needsOutcome(interview, nowMs)).toSorted((left, right) => byDate(right, left)),
    [interviews, nowMs],
  );
  return (
    <>
      {waiting.length > 0 ? (
        <section className={classes['waiting']} aria-labelledby="interviews-waiting">
          <Title order={2} size="h4" id="interviews-waiting">
            How did it go?
          </Title>
          {waiting.slice(0, mostShown).map((interview) => {
            const times = timesOf(interview);
            const name = interviewName(interview);
            return (
              <div key={interview.internalId} className={classes['question']}>
                <div className={classes['words']}>
                  <Link to="/interview/edit/$internalId" params={{ internalId: interview.internalId }}>
                    {name}
                  </Link>
                  <Text size="sm" c="dimmed">
                    {times ? whenText(times) : ''}
                  </Text>
                </div>
                <Button
                  size="compact-md"
                  variant="light"
                  aria-label={`Completed: ${name}`}
                  onClick={() => setAsked(interview)}
                >
                  Completed
                </Button>
                <Button
                  size="compact-md"
                  variant="default"
                  aria-label={`Cancelled: ${name}`}
                  onClick={() => update(interview, { status: 'Cancelled' })}
                >
                  Cancelled
                </Button>
              </div>
            );
          })}
          {waiting.length > mostShown ? (
            <Text size="sm" c="dimmed">
              And {(waiting.length - mostShown).toLocaleString('en')} more.
            </Text>
          ) : null}
        </section>
      ) : null}
      {asked ? (
        <Suspense fallback={null}>
          <OutcomeDialog interview={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
