import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSavedJob } from '../jobs-store';

/** A link to a saved job; plain text if it was deleted. */
export function JobLink({ jobId, children }: { readonly jobId: string; readonly children: ReactNode }) {
  const job = useSavedJob(jobId);
  if (!job) return children;
  return (
    <Anchor renderRoot={(props) => <Link {...props} to="/job/edit/$internalId" params={{ internalId: jobId }} />}>
      {children}
    </Anchor>
  );
}
