import { Section } from '@keepmark/ui/section';
import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { interviewName, needsOutcome, byDate } from '../interview';
import { shownWhen } from '../interview-time/interview-times';
import type { Interview } from '../interview-table';
import { useInterviewActions } from '../use-interview-actions';
import classes from './InterviewListPage.module.css';

const OutcomeDialog = lazy(() => import('./OutcomeDialog'));
const maxShown = 3;

/** Asks how past interviews went, latest first. */
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
        <Section title="How did it go?" className={classes['waiting']}>
          {waiting.slice(0, maxShown).map((interview) => (
            <OutcomeQuestion
              key={interview.internalId}
              interview={interview}
              onCompleted={() => setAsked(interview)}
              onCancelled={() => update(interview, { status: 'Cancelled' })}
            />
          ))}
          {waiting.length > maxShown ? (
            <Text size="sm" c="dimmed">
              And {(waiting.length - maxShown).toLocaleString('en')} more.
            </Text>
          ) : null}
        </Section>
      ) : null}
      {asked ? (
        <Suspense fallback={null}>
          <OutcomeDialog interview={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}

interface OutcomeQuestionProps {
  interview: Interview;
  onCompleted: () => void;
  onCancelled: () => void;
}

function OutcomeQuestion({ interview, onCompleted, onCancelled }: OutcomeQuestionProps) {
  const name = interviewName(interview);
  return (
    <div className={classes['question']}>
      <div className={classes['words']}>
        <Link to="/interview/edit/$internalId" params={{ internalId: interview.internalId }}>
          {name}
        </Link>
        <Text size="sm" c="dimmed">
          {shownWhen(interview)}
        </Text>
      </div>
      <Button size="compact-md" variant="light" aria-label={`Completed: ${name}`} onClick={onCompleted}>
        Completed
      </Button>
      <Button size="compact-md" variant="default" aria-label={`Cancelled: ${name}`} onClick={onCancelled}>
        Cancelled
      </Button>
    </div>
  );
}
