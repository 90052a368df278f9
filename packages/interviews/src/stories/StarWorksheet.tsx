import { Button } from '@mantine/core';
import { useState } from 'react';
import classes from '../practice/Practice.module.css';
import type { Question } from '../question-bank/question';
import { StarFields, type StarPart } from './StarFields';
import StoryDialog from './StoryDialog';

const empty: Readonly<Record<StarPart, string>> = { situation: '', task: '', action: '', result: '' };

/** Builds an answer in four parts, which people can save as a story. */
export default function StarWorksheet({ question, onUse }: { question: Question; onUse: (answer: string) => void }) {
  const [parts, setParts] = useState(empty);
  const [isSaving, setSaving] = useState(false);
  const text = [parts.situation, parts.task, parts.action, parts.result]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n');
  return (
    <div className={classes['section']}>
      <StarFields
        getInputProps={(name) => ({
          value: parts[name],
          onChange: ({ currentTarget }: { currentTarget: HTMLTextAreaElement }) =>
            setParts({ ...parts, [name]: currentTarget.value }),
        })}
      />
      <div className={classes['buttons']}>
        <Button variant="light" disabled={text === ''} onClick={() => onUse(text)}>
          Use as answer
        </Button>
        <Button variant="default" disabled={text === ''} onClick={() => setSaving(true)}>
          Save as story
        </Button>
      </div>
      {isSaving ? (
        <StoryDialog
          initial={{ ...parts, competencies: question.competency ? [question.competency] : [] }}
          onClose={() => setSaving(false)}
        />
      ) : null}
    </div>
  );
}
