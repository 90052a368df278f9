import { Page } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { jobName } from '../job';
import { JobNotFound } from '../job-form/JobNotFound';
import { JobSearchNav } from '@keepmark/postings/job-search-nav';
import type { Job } from '../job-table';
import { useSavedJob } from '../jobs-store';

export interface AdvicePageProps {
  readonly title: string;
  /** @param job the saved job that the path names, if it names one */
  readonly children: (job: Job | undefined) => ReactNode;
}

/** The frame of a screen with advice on a job search, for all of it or for one saved job. */
export function AdvicePage({ title, children }: AdvicePageProps) {
  const { jobId = '' } = useParams({ strict: false });
  const job = useSavedJob(jobId);
  if (jobId !== '' && !job) return <JobNotFound />;
  return (
    <Page
      key={jobId}
      title={job ? `${title}: ${jobName(job)}` : title}
      width="text"
      actions={
        job ? (
          <Button
            variant="light"
            renderRoot={(props) => (
              <Link {...props} to="/job/application/preparation/$internalId" params={{ internalId: job.internalId }} />
            )}
          >
            Prepare application
          </Button>
        ) : null
      }
    >
      {job ? null : <JobSearchNav />}
      {children(job)}
    </Page>
  );
}
