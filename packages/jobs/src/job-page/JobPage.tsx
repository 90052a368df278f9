import { useGoBack } from '@keepmark/app-shell/go-back';
import { TravelEstimateList } from '@keepmark/geography/travel-estimate-list';
import { hasPosition } from '@keepmark/map';
import { Page } from '@keepmark/ui';
import { useOpenedRow } from '@keepmark/ui/entity-form';
import { Section } from '@keepmark/ui/section';
import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { JobNotFound } from '../job-form/JobNotFound';
import { JobTimeline } from '../job-history/JobTimeline';
import type { Job } from '../job-table';
import { useSavedJob } from '../jobs-store';
import type { JobsSlots } from '../slots';
import { useJobActions } from '../use-job-actions';
import { ApplicationState } from './ApplicationState';
import { DocumentsSection } from './DocumentsSection';
import { JobHeader } from './JobHeader';
import classes from './JobPage.module.css';
import { PostingSection } from './PostingSection';
import { PreparationSection } from './PreparationSection';
import { TextSection } from './TextSection';

// Few people see it.
const DeletedJob = lazy(() => import('./DeletedJob'));
// It comes after what the page is opened for.
const Attachments = lazy(() => import('../attachments/Attachments'));

interface JobPageProps {
  readonly slots: JobsSlots;
}

/** A saved job to read: where it stands, its posting, people, documents, and history. Most of it is edited in place. */
export function JobPage({ slots }: JobPageProps) {
  const { internalId = '' } = useParams({ strict: false });
  const job = useSavedJob(internalId);
  const opened = useOpenedRow(job, internalId);
  if (job) return <SavedJob key={internalId} job={job} slots={slots} />;
  if (!opened) return <JobNotFound />;
  return (
    <Suspense>
      <DeletedJob key={internalId} job={opened} />
    </Suspense>
  );
}

function SavedJob({ job, slots }: JobPageProps & { job: Job }) {
  const { JobAssistance, JobDetails, JobPay, ResumeField, SentDocuments } = slots;
  const { internalId: jobId, companyName } = job;
  const { remove } = useJobActions();
  const goBack = useGoBack('/jobs/list');
  return (
    <Page>
      <JobHeader job={job} onDelete={() => remove(job) && goBack()} />
      <ApplicationState job={job} />
      <div className={classes['columns']}>
        <div className={classes['column']}>
          <TextSection
            job={job}
            field="notes"
            title="Notes"
            maxLength={20_000}
            hint="What you want to remember: who referred you, what they asked, what you asked."
          />
          <PostingSection job={job} />
          {/* Slots of other packages load later. */}
          <Suspense>{JobAssistance ? <JobAssistance jobId={jobId} /> : null}</Suspense>
          <JobTimeline job={job} />
        </div>
        <div className={`${classes['column']} ${classes['side']}`}>
          <PreparationSection job={job} />
          <DocumentsSection job={job} ResumeField={ResumeField} SentDocuments={SentDocuments} />
          <Suspense fallback={<div className={classes['filesToCome']} />}>
            <Attachments jobId={jobId} />
          </Suspense>
          <Suspense>{JobDetails ? <JobDetails jobId={jobId} companyName={companyName} /> : null}</Suspense>
          <TextSection
            job={job}
            field="contactInfo"
            title="Contact details"
            maxLength={2000}
            hint="Who to write to or call about this job"
          />
          <Suspense>{JobPay ? <JobPay jobId={jobId} /> : null}</Suspense>
          <Commute job={job} />
        </div>
      </div>
    </Page>
  );
}

function Commute({ job: { latitude, longitude } }: { job: Job }) {
  const position = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
  if (!hasPosition(position)) return null;
  return (
    <Section title="Commute">
      <TravelEstimateList to={position} />
    </Section>
  );
}
