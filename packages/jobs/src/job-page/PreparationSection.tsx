import { useResumeDocument } from '@keepmark/resumes/resumes-store';
import { Icon } from '@keepmark/ui';
import { Section } from '@keepmark/ui/section';
import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Job } from '../job-table';
import { usePreparationMarks } from '../preparation/preparation-marks';
import { stepStates, stepTitles } from '../preparation/preparation-steps';
import { useLinkedLetter } from '../preparation/use-linked-letter';
import classes from './JobPage.module.css';

/** How far the preparation of an application is, step by step. */
export function PreparationSection({ job }: { job: Job }) {
  const { internalId } = job;
  const hasResume = useResumeDocument(job.resumeId) !== undefined;
  const letter = useLinkedLetter(internalId);
  const [marks] = usePreparationMarks(internalId);
  const states = stepStates({ job, hasResume, ...letter, marks });
  const doneCount = states.filter(({ isDone }) => isDone).length;
  return (
    <Section
      title="Preparation"
      actions={
        <Button
          variant="light"
          size="compact-sm"
          renderRoot={(props) => (
            <Link {...props} to="/job/application/preparation/$internalId" params={{ internalId }} />
          )}
        >
          Open checklist
        </Button>
      }
    >
      <Text size="sm" c="dimmed">
        {doneCount} of {states.length} done
      </Text>
      <ul className={classes['steps']}>
        {states.map(({ step, isDone, note }) => (
          <li key={step} data-done={isDone || undefined}>
            <span className={classes['mark']}>{isDone ? <Icon name="check" size="xs" label="Done:" /> : null}</span>
            <span>{stepTitles[step]}</span>
            <Text span size="sm" c="dimmed">
              {note}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
