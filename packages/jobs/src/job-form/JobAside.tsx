import { TravelEstimateList } from '@keepmark/geography/travel-estimate-list';
import { hasPosition } from '@keepmark/map';
import { Title } from '@mantine/core';
import { Suspense } from 'react';
import { JobTimeline } from '../job-history/JobTimeline';
import type { Job } from '../job-table';
import type { JobsSlots } from '../slots';
import classes from './JobAside.module.css';

/** The column beside the form of a saved job: its history, the commute, and the slots of other packages. */
export function JobAside({ job, slots: { JobDetails, JobAssistance, SentDocuments } }: { job: Job; slots: JobsSlots }) {
  const { internalId: jobId, companyName, latitude, longitude } = job;
  const position = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
  return (
    <div className={classes['aside']}>
      <JobTimeline job={job} />
      {hasPosition(position) ? (
        <section aria-labelledby="job-commute">
          <Title order={2} size="h4" id="job-commute">
            Commute
          </Title>
          <TravelEstimateList to={position} />
        </section>
      ) : null}
      {/* Slots of other packages load later. */}
      <Suspense>
        {SentDocuments ? <SentDocuments jobId={jobId} /> : null}
        {JobDetails ? <JobDetails jobId={jobId} companyName={companyName} /> : null}
        {JobAssistance ? <JobAssistance jobId={jobId} /> : null}
      </Suspense>
    </div>
  );
}
