import { PathLink } from '@keepmark/app-shell/path-link';
import { WorkSurface } from '@keepmark/assistant/work-surface';
import { useSavedCompanyOf } from '@keepmark/companies';
import { tryAndNotify } from '@keepmark/ui';
import { Anchor, Checkbox, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Job } from '../job-table';
import { postingTextOf, requirementLines } from '../job-posting/posting-text';
import { usePreparationMarks } from './preparation-marks';
import { questionItems } from './preparation-steps';
import type { PreparationTasks } from './preparation-tasks';
import classes from './PreparationPage.module.css';

/** What to have ready for an interview: a checklist, what the posting asks for, and likely questions. */
export function QuestionsStep({ job, tasks }: { job: Job; tasks: PreparationTasks }) {
  const [marks, setMark] = usePreparationMarks(job.internalId);
  const company = useSavedCompanyOf(job);
  const lines = useMemo(() => requirementLines(postingTextOf(job)), [job]);
  return (
    <>
      <ul className={classes['list']} aria-label="Before the interview">
        {questionItems.map(({ mark, text }) => (
          <li key={mark}>
            <Checkbox
              label={text}
              checked={marks.has(mark)}
              onChange={({ currentTarget: { checked } }) => tryAndNotify(() => setMark(mark, checked))}
            />
          </li>
        ))}
      </ul>
      <div className={classes['facts']}>
        <Anchor renderRoot={(props) => <PathLink {...props} to={`/interview/practice/${job.internalId}`} />}>
          Practice for this job
        </Anchor>
        {company ? (
          <Anchor
            renderRoot={(props) => (
              <Link {...props} to="/company/research/$internalId" params={{ internalId: company.internalId }} />
            )}
          >
            Research {company.companyName}
          </Anchor>
        ) : null}
      </div>
      {lines.length > 0 ? (
        <section className={classes['part']} aria-labelledby="posting-asks">
          <Title order={3} size="h5" id="posting-asks">
            Be ready to talk about
          </Title>
          <Text size="sm" c="dimmed">
            From the posting. Have an example for each.
          </Text>
          <ul className={classes['quotes']}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <WorkSurface task={tasks.questions} isCompact />
      <WorkSurface task={tasks.preparation} isCompact />
    </>
  );
}
