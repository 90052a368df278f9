import { EmptyState, Page } from '@keepmark/ui';
import { plural } from '@keepmark/ui/words';
import { Button, Text } from '@mantine/core';
import { AnswerItem } from './AnswerItem';
import classes from './Practice.module.css';
import { useAnswers } from './practice-store';
import { progressOf } from './progress';
import { ratingText } from './rating-text';
import { type CurrentSession, endSession } from './session-store';

/** The results of a session. */
export function SessionSummary({ session: { sessionId, questions } }: { session: CurrentSession }) {
  const answers = useAnswers().filter((answer) => answer.sessionId === sessionId);
  const [own] = progressOf(answers).sessions;
  const done = <Button onClick={endSession}>Done</Button>;
  if (!own) {
    return (
      <Page title="Session over" width="text">
        <EmptyState icon="school" title="No answers saved" action={done}>
          Answers that you save appear in your log.
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title="Session over" width="text" actions={done}>
      <Text>
        {[
          `${own.answers.length} of ${plural(questions.length, 'question')} answered`,
          plural(own.minutes, 'minute'),
          ratingText(own.rating),
        ].join(' · ')}
      </Text>
      <ul className={classes['list']}>
        {own.answers.map((answer) => (
          <AnswerItem key={answer.internalId} answer={answer} />
        ))}
      </ul>
    </Page>
  );
}
