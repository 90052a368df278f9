import type { StoredAnswer } from '@keepmark/assistant';
import { WorkSurface } from '@keepmark/assistant/work-surface';
import { Icon } from '@keepmark/ui';
import { Alert, Text, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useId, useMemo } from 'react';
import type { ResumeDocument } from '@keepmark/resume-document';
import { useResumeDocument } from '../resumes-store';
import classes from './AssistantReview.module.css';
import { FitRequirements } from './FitRequirements';
import { analyzeTask, type JobToFit, optimizeTask, postingLengthOf } from './resume-tasks';
import { SuggestedChanges, type VersionChanges } from './SuggestedChanges';

export interface FitAssistanceProps {
  readonly resumeId: string;
  readonly job: JobToFit;
  /** Creates a version of the résumé with changes. @returns its id; undefined if that failed */
  readonly createVersion: (changes: VersionChanges) => string | undefined;
}

/** Compares a résumé with a posting by AI, and tailors it. Renders nothing if the job has no résumé. */
export function FitAssistance({ resumeId, ...rest }: FitAssistanceProps) {
  const document = useResumeDocument(resumeId);
  return document ? <Assistance document={document} {...rest} /> : null;
}

interface AssistanceProps extends Omit<FitAssistanceProps, 'resumeId'> {
  readonly document: ResumeDocument;
}

function Assistance({ document, job, createVersion }: AssistanceProps) {
  const headingId = useId();
  const navigate = useNavigate();
  const length = postingLengthOf(job);
  const analyze = useMemo(() => analyzeTask(document, job), [document, job]);
  const optimize = useMemo(() => optimizeTask(document, job), [document, job]);
  const create = (changes: VersionChanges) => {
    const internalId = createVersion(changes);
    if (internalId !== undefined) void navigate({ to: '/resume/edit/$internalId', params: { internalId } });
  };
  const showRequirements = (answer: StoredAnswer) => <FitRequirements answer={answer} document={document} />;
  const showChanges = (answer: StoredAnswer) => (
    <SuggestedChanges key={answer.internalId} answer={answer} document={document} job={job} onCreate={create} />
  );
  return (
    <section aria-labelledby={headingId} className={classes['part']}>
      <Title order={2} size="h4" id={headingId}>
        Fit with AI
      </Title>
      {length === 'missing' || length === 'too-short' ? (
        <Text c="dimmed">
          {length === 'missing' ? 'This job has no posting text.' : 'This posting has fewer than 100 characters.'} Add
          its full text to compare it with your résumé.
        </Text>
      ) : (
        <>
          {length === 'short' ? (
            <Alert role="note" color="warning" icon={<Icon name="alert-triangle" />} p="xs">
              This posting is short. Add its full text for a fair comparison.
            </Alert>
          ) : null}
          {length === 'cut' ? (
            <Text size="sm" c="dimmed">
              This posting is very long: only its first 36,000 characters are compared.
            </Text>
          ) : null}
          <WorkSurface isCompact task={analyze} result={showRequirements} />
          <WorkSurface isCompact task={optimize} result={showChanges} />
        </>
      )}
    </section>
  );
}
