import { Text } from '@mantine/core';
import { WordDiff } from '@keepmark/ui/word-diff';
import type { StoredAnswer } from '../answers/ai-answer-table';
import { answerSource } from './answer-source';
import { incompleteText } from './shown-answer';
import classes from './WorkSurface.module.css';

/** Two answers to the same task side by side, with the different words marked. */
export function CompareAnswers({ previous, newest }: { previous: StoredAnswer; newest: StoredAnswer }) {
  const isSameSubject = previous.subjectLabel === newest.subjectLabel;
  const [left, right] = [plainText(previous.answer), plainText(newest.answer)];
  return (
    <div className={classes['sides']}>
      <Side title="Previous answer" answer={previous} isSameSubject={isSameSubject}>
        <WordDiff left={left} right={right} show="left" />
      </Side>
      <Side title="This answer" answer={newest} isSameSubject={isSameSubject}>
        <WordDiff left={left} right={right} show="right" />
      </Side>
    </div>
  );
}

interface SideProps {
  readonly title: string;
  readonly answer: StoredAnswer;
  /** Whether both answers are about the same. */
  readonly isSameSubject: boolean;
  readonly children: React.ReactNode;
}

function Side({ title, answer, isSameSubject, children }: SideProps) {
  const incomplete = incompleteText(answer);
  return (
    <section className={classes['side']} aria-label={title}>
      <h3 className={classes['label']}>{title}</h3>
      <Text size="sm" c="dimmed">
        {answerSource(answer)}
      </Text>
      {isSameSubject ? null : <Text size="sm" fw={600}>{`About ${answer.subjectLabel}`}</Text>}
      {incomplete ? (
        <Text size="sm" fw={600}>
          {incomplete}
        </Text>
      ) : null}
      {children}
    </section>
  );
}

/** Removes Markdown, line by line, so that only words differ. */
const plainText = (markdown: string): string =>
  markdown
    .replaceAll(/^[\t ]*#{1,6}[\t ]+/gm, '')
    .replaceAll(/^([\t ]*)[*+-][\t ]+/gm, '$1• ')
    .replaceAll(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replaceAll(/`([^`\n]+)`/g, '$1');
