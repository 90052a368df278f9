import { useAllRows } from '@keepmark/local-store/react';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { jobName } from '../job';
import { jobTable } from '../job-table';

const maxNamed = 2;

/** The jobs that use a résumé, in one line. Nothing when there are none. */
export function ResumeJobs({ resumeId }: { readonly resumeId: string }) {
  const jobs = useAllRows(jobTable, { where: { resumeId } });
  if (resumeId === '' || jobs.length === 0) return null;
  const named = jobs.length > maxNamed + 1 ? jobs.slice(0, maxNamed) : jobs;
  const others = jobs.length - named.length;
  return (
    <Text size="sm" c="dimmed">
      Used for{' '}
      {named.map((job, at) => (
        <Fragment key={job.internalId}>
          {at > 0 ? ', ' : null}
          <Anchor
            inherit
            renderRoot={(props) => (
              <Link {...props} to="/job/edit/$internalId" params={{ internalId: job.internalId }} />
            )}
          >
            {jobName(job)}
          </Anchor>
        </Fragment>
      ))}
      {others > 0 ? ` and ${others.toLocaleString('en')} more` : null}
    </Text>
  );
}
