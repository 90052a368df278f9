import type { StoredAnswer } from '@keepmark/assistant';
import { SavedAnswers, WorkSurface } from '@keepmark/assistant/work-surface';
import { useDatabase } from '@keepmark/local-store/react';
import { notifyWithUndo, tryAndNotify } from '@keepmark/ui';
import { Text, Title } from '@mantine/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { ResumeDocument } from '@keepmark/resume-document';
import type { CreateVersion, ResumesSlots } from '../slots';
import classes from './AssistantReview.module.css';
import { type JobToFit, reviewTask } from './resume-tasks';
import { ReviewFindings } from './ReviewFindings';
import type { VersionChanges } from './SuggestedChanges';

const FitAssistance = lazy(async () => ({ default: (await import('./FitAssistance')).FitAssistance }));

interface AssistantReviewProps {
  readonly resumeId: string;
  readonly document: ResumeDocument;
  readonly slots: Pick<ResumesSlots, 'JobPicker' | 'findJob' | 'createVersion'>;
}

/** The AI part of the review: its findings, and how well the résumé fits a job. */
export function AssistantReview({ resumeId, document, slots }: AssistantReviewProps) {
  const { JobPicker, findJob, createVersion } = slots;
  const task = useMemo(() => reviewTask(resumeId, document), [resumeId, document]);
  const showFindings = (answer: StoredAnswer) => (
    <ReviewFindings answer={answer} resumeId={resumeId} document={document} />
  );
  return (
    <>
      <section aria-labelledby="review-ai" className={classes['part']}>
        <Title order={2} size="h4" id="review-ai">
          AI review
        </Title>
        <WorkSurface task={task} result={showFindings} />
        <SavedAnswers subject={task.subject} />
      </section>
      {JobPicker && findJob && createVersion ? (
        <FitForJob {...{ resumeId, JobPicker, findJob, createVersion }} />
      ) : null}
    </>
  );
}

interface FitForJobProps extends Required<Pick<ResumesSlots, 'JobPicker' | 'findJob' | 'createVersion'>> {
  readonly resumeId: string;
}

interface PickedToFit {
  readonly job: JobToFit;
  readonly create: CreateVersion;
}

function FitForJob({ resumeId, JobPicker, findJob, createVersion }: FitForJobProps) {
  const database = useDatabase();
  const [picked, setPicked] = useState<PickedToFit>();
  const pick = async (jobId: string | undefined) => {
    if (jobId === undefined) return setPicked(undefined);
    const [find, create] = await Promise.all([findJob(), createVersion()]);
    const found = find(database, jobId);
    setPicked(found && { job: { ...found, postingText: found.postingText ?? '' }, create });
  };
  const createFor = ({ job, create }: PickedToFit, changes: VersionChanges): string | undefined => {
    const version = tryAndNotify(() => create(database, job.jobId, resumeId, changes));
    if (!version) return undefined;
    notifyWithUndo('Created a version of your résumé for this job.', version.undo);
    return version.id;
  };
  return (
    <section aria-labelledby="review-job" className={classes['part']}>
      <Title order={2} size="h4" id="review-job">
        Fit for a job
      </Title>
      <Text c="dimmed">Pick a saved job to compare this résumé with its posting.</Text>
      <JobPicker jobId={picked?.job.jobId ?? ''} onChange={(job) => void pick(job?.jobId)} />
      {picked ? (
        <Suspense>
          <FitAssistance
            key={picked.job.jobId}
            resumeId={resumeId}
            job={picked.job}
            createVersion={(changes) => createFor(picked, changes)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
