import { Alert, Button, Text } from '@mantine/core';
import { Icon } from '@keepmark/ui';
import type { ReactNode } from 'react';
import type { StoredAnswer } from '../answers/ai-answer-table';
import { answerSource } from './answer-source';
import { copyText } from '@keepmark/ui/file-export';
import { SafeMarkdown } from './markdown/SafeMarkdown';
import { incompleteText } from './shown-answer';
import classes from './WorkSurface.module.css';

export interface AnswerCardProps {
  readonly answer: StoredAnswer;
  /** Such as "From the model's memory, not verified". */
  readonly label?: string | undefined;
  /** What the answer is about, if that isn't what the screen shows now. */
  readonly about?: string | undefined;
  /** Shows the structured part instead of the text. */
  readonly result?: ((answer: StoredAnswer) => ReactNode) | undefined;
  /** Renders the text in a custom way, such as with marks. */
  readonly text?: ((answer: StoredAnswer) => ReactNode) | undefined;
  /** Actions above the buttons of the answer. Not shown for an incomplete one. */
  readonly actions?: ((answer: StoredAnswer) => ReactNode) | undefined;
  /** Saves the answer with its subject, or makes it unsaved. Missing if it couldn't be stored. */
  readonly onSave?: ((isSaved: boolean) => void) | undefined;
  /** More buttons, such as "Ask again". */
  readonly buttons?: ReactNode;
}

/** A finished answer: its title, text, source, and actions. */
export function AnswerCard({ answer, label, about, result, text, actions, onSave, buttons }: AnswerCardProps) {
  const { title, isSaved, warning } = answer;
  const incomplete = incompleteText(answer);
  const hasResult = Object.keys(answer.result).length > 0;
  return (
    <article aria-label={`Answer: ${title}`} className={classes['answer']}>
      {label ? (
        <p className={classes['note']}>
          <Icon name="info-circle" size="sm" />
          {label}
        </p>
      ) : null}
      {about ? <Mark text={`This answer is about ${about}.`} /> : null}
      {incomplete ? <Mark text={incomplete} /> : null}
      {warning ? <Mark text={warning} /> : null}
      {result && hasResult ? result(answer) : text ? text(answer) : <SafeMarkdown text={answer.answer} />}
      {actions && !incomplete ? <div className={classes['row']}>{actions(answer)}</div> : null}
      <Text size="sm" c="dimmed">
        {answerSource(answer)}
      </Text>
      <div className={classes['row']}>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<Icon name="copy" size="sm" />}
          onClick={() => void copyText(answer.answer, 'The answer')}
        >
          Copy answer
        </Button>
        {onSave ? (
          <Button
            variant={isSaved ? 'light' : 'default'}
            size="compact-md"
            aria-pressed={isSaved}
            leftSection={<Icon name={isSaved ? 'check' : 'bookmark'} size="sm" />}
            onClick={() => onSave(!isSaved)}
          >
            {isSaved ? 'Saved' : 'Save answer'}
          </Button>
        ) : null}
        {buttons}
      </div>
    </article>
  );
}

function Mark({ text }: { text: string }) {
  return (
    <Alert role="note" color="warning" icon={<Icon name="alert-triangle" />} p="xs">
      {text}
    </Alert>
  );
}
