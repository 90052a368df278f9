import { Icon, Page } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { useResumeDocument, useResumes } from '@keepmark/resumes/resumes-store';
import { CompanyLink } from '@keepmark/companies/company-link';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { jobName } from '../job';
import { JobNotFound } from '../job-form/JobNotFound';
import type { Job } from '../job-table';
import { useSavedJob } from '../jobs-store';
import { ApplyStep } from './ApplyStep';
import { LetterStep } from './LetterStep';
import { PostingStep } from './PostingStep';
import { usePreparationMarks } from './preparation-marks';
import { openStep, type PreparationStep, stepStates } from './preparation-steps';
import { preparationTasks } from './preparation-tasks';
import { useLinkedLetter } from './use-linked-letter';
import classes from './PreparationPage.module.css';
import { QuestionsStep } from './QuestionsStep';
import { ResumeStep } from './ResumeStep';
import { StepNav } from './StepNav';
import { StepPanel } from './StepPanel';

/** An application, step by step: posting, résumé, letter, the application itself, and interview questions. */
export function PreparationPage() {
  const { internalId = '' } = useParams({ strict: false });
  const job = useSavedJob(internalId);
  return job ? <Preparation key={internalId} job={job} /> : <JobNotFound />;
}

function Preparation({ job }: { job: Job }) {
  const { internalId } = job;
  const url = useSearch({ strict: false });
  const resumes = useResumes();
  const resume = useResumeDocument(job.resumeId);
  const letter = useLinkedLetter(internalId);
  const [marks] = usePreparationMarks(internalId);
  const states = stepStates({ job, hasResume: resume !== undefined, ...letter, marks });
  // Which step opens is decided once: checking something off doesn't turn the page.
  const [opened] = useState(states);
  const step = openStep(url, opened);
  const tasks = useMemo(() => preparationTasks({ job, resume }), [job, resume]);

  const panels: Record<PreparationStep, ReactNode> = {
    posting: <PostingStep job={job} tasks={tasks} />,
    resume: <ResumeStep job={job} resumes={resumes} />,
    questions: <QuestionsStep job={job} tasks={tasks} />,
    letter: <LetterStep job={job} resume={resume} task={tasks.letter} />,
    apply: <ApplyStep job={job} states={states} />,
  };
  return (
    <Page
      title={`Prepare: ${jobName(job)}`}
      actions={
        <>
          <Button
            variant="light"
            renderRoot={(props) => <Link {...props} to="/job/edit/$internalId" params={{ internalId }} />}
          >
            Go to job
          </Button>
          <Button
            variant="default"
            renderRoot={(props) => <Link {...props} to="/job/edit/$internalId/form" params={{ internalId }} />}
          >
            Edit job
          </Button>
        </>
      }
    >
      <div className={classes['facts']}>
        <CompanyLink companyName={job.companyName} />
        {job.url ? (
          <Button
            variant="subtle"
            size="compact-sm"
            rightSection={<Icon name="external-link" size="xs" />}
            component="a"
            href={job.url}
            target="_blank"
            rel="noopener noreferrer"
          >
            Original posting
          </Button>
        ) : null}
      </div>
      <div className={classes['columns']}>
        <StepNav states={states} current={step} />
        <StepPanel key={step} step={step}>
          {panels[step]}
        </StepPanel>
      </div>
    </Page>
  );
}
