import { Section } from '@keepmark/ui/section';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useVersionAction } from '../job-resume/create-version';
import type { Job } from '../job-table';
import type { JobsSlots } from '../slots';
import { useJobActions } from '../use-job-actions';
import { submissionMethodLabels } from '../vocabulary';
import classes from './JobPage.module.css';

interface DocumentsSectionProps extends Pick<JobsSlots, 'ResumeField' | 'SentDocuments'> {
  readonly job: Job;
}

/** The résumé and the letter of an application, and what was sent. */
export function DocumentsSection({ job, ResumeField, SentDocuments }: DocumentsSectionProps) {
  const { change } = useJobActions();
  const createVersion = useVersionAction();
  const { internalId, resumeId, coverLetter, submissionMethod, submissionUrl } = job;
  return (
    <Section title="Résumé and letter">
      <Suspense>
        {ResumeField ? (
          <ResumeField
            jobId={internalId}
            resumeId={resumeId}
            onChange={(id) => change(job, { resumeId: id })}
            onCreateVersion={() => void createVersion(internalId, resumeId, () => {})}
          />
        ) : null}
      </Suspense>
      {coverLetter ? (
        <div>
          <Text fw={600}>Cover letter</Text>
          <Text className={classes['excerpt']}>{coverLetter}</Text>
        </div>
      ) : null}
      <Anchor
        size="sm"
        renderRoot={(props) => (
          <Link
            {...props}
            to="/job/application/preparation/$internalId"
            params={{ internalId }}
            search={{ step: 'letter' }}
          />
        )}
      >
        {coverLetter ? 'Edit cover letter' : 'Write a cover letter'}
      </Anchor>
      {submissionMethod ? <Text size="sm">Submitted through: {submissionMethodLabels[submissionMethod]}</Text> : null}
      {submissionUrl ? (
        <Anchor size="sm" href={submissionUrl} target="_blank" rel="noopener noreferrer">
          Go to application
        </Anchor>
      ) : null}
      <Suspense>{SentDocuments ? <SentDocuments jobId={internalId} /> : null}</Suspense>
    </Section>
  );
}
