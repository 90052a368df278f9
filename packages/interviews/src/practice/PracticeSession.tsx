import { Page } from '@keepmark/ui';
import { Button, Progress } from '@mantine/core';
import { AnswerPanel } from './AnswerPanel';
import classes from './Practice.module.css';
import { type CurrentSession, endSession, goToQuestion } from './session-store';
import { SessionSummary } from './SessionSummary';

/** A session in progress: one question at a time, then a summary. */
export function PracticeSession({ session }: { session: CurrentSession }) {
  const { questions, index, sessionId } = session;
  const question = questions[index];
  if (!question) return <SessionSummary session={session} />;
  return (
    <Page title={`Question ${index + 1} of ${questions.length}`} width="text">
      <Progress value={(index / questions.length) * 100} aria-label="Progress of the session" />
      <AnswerPanel
        key={`${sessionId}/${index}`}
        session={session}
        question={question}
        onNext={() => goToQuestion(index + 1)}
      />
      <div className={classes['buttons']}>
        <Button variant="subtle" onClick={() => goToQuestion(index + 1)}>
          Skip question
        </Button>
        <Button variant="subtle" onClick={() => (index === 0 ? endSession() : goToQuestion(questions.length))}>
          End session
        </Button>
      </div>
    </Page>
  );
}
