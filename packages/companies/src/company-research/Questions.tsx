import type { StoredAnswer } from '@keepmark/assistant';
import { memoryLabel } from '@keepmark/assistant/answer-label';
import { SavedAnswers, WorkSurface } from '@keepmark/assistant/work-surface';
import { Icon } from '@keepmark/ui';
import { Section } from '@keepmark/ui/section';
import { formatDay } from '@keepmark/ui/words';
import { Anchor, Button } from '@mantine/core';
import { useMemo } from 'react';
import type { Company } from '../company-table';
import classes from './CompanyResearchPage.module.css';
import { noteOf } from './notes-with';
import { companySubject, researchQuestions } from './research-tasks';

/** The six questions about a company, each with links to look it up, and the answers that were saved. */
export function Questions({ company, onAddNote }: { company: Company; onAddNote: (note: string) => void }) {
  const questions = useMemo(() => researchQuestions(company), [company]);
  const subject = useMemo(() => companySubject(company), [company]);
  const addAction = ({ answer, title, createdDate }: StoredAnswer) => (
    <Button
      size="compact-md"
      variant="light"
      leftSection={<Icon name="plus" size="sm" />}
      onClick={() => onAddNote(noteOf(answer, { title, day: formatDay(createdDate), label: memoryLabel }))}
    >
      Add to notes
    </Button>
  );
  return (
    <Section title="Questions" className={classes['section']}>
      {questions.map(({ task, links }) => (
        <div key={task.kind} className={classes['question']}>
          <WorkSurface task={task} isCompact actions={addAction} />
          {links.length > 0 ? (
            <div className={classes['row']}>
              {links.map(({ label, url }) => (
                <Anchor key={label} href={url} target="_blank" rel="noopener noreferrer" size="sm">
                  {label} <Icon name="external-link" size="xs" />
                </Anchor>
              ))}
            </div>
          ) : null}
        </div>
      ))}
      <SavedAnswers subject={subject} />
    </Section>
  );
}
