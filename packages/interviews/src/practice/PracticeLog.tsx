import { sizeText } from '@keepmark/app-shell/size-text';
import { Section } from '@keepmark/ui/section';
import { plural, formatDay } from '@keepmark/ui/words';
import { Button, Progress, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { competencies } from '../question-bank/competencies';
import { AnswerItem } from './AnswerItem';
import classes from './Practice.module.css';
import { useAnswers } from './practice-store';
import { type PracticeSession, progressOf } from './progress';
import { ratingText } from './rating-text';

const firstShown = 5;

/** Past sessions, and how the ratings develop. */
export function PracticeLog() {
  const answers = useAnswers();
  const progress = useMemo(() => progressOf(answers), [answers]);
  const [isAll, setAll] = useState(false);
  const { sessions, days, change, weakest } = progress;
  const bytes = answers.reduce((sum, { recordingBytes }) => sum + recordingBytes, 0);
  const shown = isAll ? sessions : sessions.slice(0, firstShown);
  return (
    <Section title="Log">
      {sessions.length === 0 ? (
        <Text c="dimmed">Your answers and ratings appear here, so that you can see your progress.</Text>
      ) : (
        <>
          <Text size="sm">
            {[
              plural(answers.length, 'answer'),
              plural(days, 'day'),
              change === undefined ? '' : `ratings ${change < 0 ? 'down' : 'up'} ${Math.abs(change).toFixed(1)}`,
              bytes > 0 ? `${sizeText(bytes)} of recordings` : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {weakest ? <Text size="sm">Practice more: {competencies[weakest]}</Text> : null}
          <ul className={classes['list']}>
            {shown.map((session) => (
              <LoggedSession key={session.sessionId} session={session} />
            ))}
          </ul>
          {sessions.length > firstShown && !isAll ? (
            <div>
              <Button variant="subtle" size="compact-md" onClick={() => setAll(true)}>
                Show all {sessions.length.toLocaleString('en')} sessions
              </Button>
            </div>
          ) : null}
        </>
      )}
    </Section>
  );
}

function LoggedSession({ session: { at, answers, rating } }: { session: PracticeSession }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <div className={classes['item']}>
        <div className={classes['words']}>
          <strong>{formatDay(at)}</strong>
          <Text size="sm" c="dimmed">
            {plural(answers.length, 'answer')} · {ratingText(rating)}
          </Text>
        </div>
        {rating === undefined ? null : (
          <Progress className={classes['bar']} value={(rating / 4) * 100} aria-label={ratingText(rating)} />
        )}
        <Button
          size="compact-sm"
          variant="subtle"
          aria-expanded={isOpen}
          aria-label={`Answers of ${formatDay(at)}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide' : 'Show'}
        </Button>
      </div>
      {isOpen ? (
        <ul className={classes['list']}>
          {answers.map((answer) => (
            <AnswerItem key={answer.internalId} answer={answer} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
