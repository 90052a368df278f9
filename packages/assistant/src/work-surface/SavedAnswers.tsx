import { Button, Text } from '@mantine/core';
import { useDatabase } from '@keepmark/local-store/react';
import { changeWithUndo, Icon } from '@keepmark/ui';
import { Section } from '@keepmark/ui/section';
import { useState } from 'react';
import { answerLabel } from '../answers/answer-label';
import { answersStore, useAnswers } from '../answers/answers-store';
import type { StoredAnswer } from '../answers/ai-answer-table';
import type { AiSubject } from '../ai-task';
import { answerSource } from './answer-source';
import { AnswerCard } from './AnswerCard';
import { otherSubject } from './shown-answer';
import { useSaveAnswer } from './WorkSurface';
import classes from './WorkSurface.module.css';

const shownAtFirst = 5;

/** The saved answers about a job, company or résumé, newest first. Renders nothing if there are none. */
export function SavedAnswers({ subject }: { subject: AiSubject }) {
  const saved = useAnswers(subject).filter(({ isSaved }) => isSaved);
  const [isLong, setIsLong] = useState(false);
  if (saved.length === 0) return null;
  const shown = isLong ? saved : saved.slice(0, shownAtFirst);
  return (
    <Section title="Saved AI answers" className={classes['saved']}>
      {shown.map((answer) => (
        <SavedAnswer key={answer.internalId} answer={answer} about={otherSubject(answer, subject)} />
      ))}
      {shown.length < saved.length ? (
        <Button variant="subtle" onClick={() => setIsLong(true)}>{`Show all ${saved.length}`}</Button>
      ) : null}
    </Section>
  );
}

function SavedAnswer({ answer, about }: { answer: StoredAnswer; about: string | undefined }) {
  const database = useDatabase();
  const save = useSaveAnswer();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={classes['details']} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        {answer.title}{' '}
        <Text size="sm" c="dimmed" span>
          {[about, answerSource(answer)].filter(Boolean).join(' · ')}
        </Text>
      </summary>
      {isOpen ? (
        <AnswerCard
          answer={answer}
          label={answerLabel(answer.kind)}
          onSave={(isSaved) => save(answer, isSaved)}
          buttons={
            <Button
              variant="default"
              size="compact-md"
              leftSection={<Icon name="trash" size="sm" />}
              onClick={() => changeWithUndo('Answer deleted.', () => answersStore(database).delete(answer.internalId))}
            >
              Delete
            </Button>
          }
        />
      ) : null}
    </details>
  );
}
