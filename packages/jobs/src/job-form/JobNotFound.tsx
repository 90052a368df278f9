import { EmptyState, Page } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';

/** Stands where a job would be that is not kept in this browser. */
export function JobNotFound() {
  return (
    <Page title="Job">
      <EmptyState
        icon="briefcase"
        title="This job is not kept here"
        action={<Button renderRoot={(props) => <Link {...props} to="/jobs/list" />}>Go to your jobs</Button>}
      >
        It was deleted, or it is kept in another browser: jobs stay on the device on which they were kept.
      </EmptyState>
    </Page>
  );
}
