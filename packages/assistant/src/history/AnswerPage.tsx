import { PathLink } from '@keepmark/app-shell/path-link';
import { useDatabase, useRow } from '@keepmark/local-store/react';
import { changeWithUndo, Icon, NotSavedHere, Page } from '@keepmark/ui';
import { Anchor, Button, Text, VisuallyHidden } from '@mantine/core';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { aiAnswerTable, type StoredAnswer } from '../answers/ai-answer-table';
import { answerLabel } from '../answers/answer-label';
import { answersStore } from '../answers/answers-store';
import { AnswerCard } from '../work-surface/AnswerCard';
import { useSaveAnswer } from '../work-surface/WorkSurface';
import { kindName } from './answer-filter';
import { subjectLink } from './subject-link';

/** One stored answer. */
export function AnswerPage() {
  const { answerId = '' } = useParams({ strict: false });
  const answer = useRow(aiAnswerTable, answerId);
  const database = useDatabase();
  const navigate = useNavigate();
  const save = useSaveAnswer();
  if (!answer) {
    const action = <Button renderRoot={(props) => <Link {...props} to="/assistant" />}>Go to answers</Button>;
    return <NotSavedHere noun="answer" nouns="answers" icon="sparkles" action={action} />;
  }
  const remove = () => {
    const isDeleted = changeWithUndo('Answer deleted.', () => answersStore(database).delete(answer.internalId));
    if (isDeleted) void navigate({ to: '/assistant' });
  };
  return (
    <Page title={kindName(answer)} width="text">
      <About answer={answer} />
      {answer.prompt === '' ? null : (
        <details>
          <summary>Your prompt</summary>
          <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{answer.prompt}</Text>
        </details>
      )}
      <VisuallyHidden component="h2">Answer</VisuallyHidden>
      <AnswerCard
        answer={answer}
        label={answerLabel(answer.kind)}
        onSave={(isSaved) => save(answer, isSaved)}
        buttons={
          <Button variant="default" size="compact-md" leftSection={<Icon name="trash" size="sm" />} onClick={remove}>
            Delete
          </Button>
        }
      />
      <Anchor component={Link} to="/assistant">
        All answers
      </Anchor>
    </Page>
  );
}

function About({ answer }: { answer: StoredAnswer }) {
  if (answer.subjectLabel === '') return null;
  const link = subjectLink(answer);
  return (
    <Text c="dimmed">
      {'About '}
      {link ? (
        <Anchor inherit renderRoot={(props) => <PathLink {...props} {...link} />}>
          {answer.subjectLabel}
        </Anchor>
      ) : (
        answer.subjectLabel
      )}
    </Text>
  );
}
