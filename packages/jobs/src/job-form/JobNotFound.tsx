import { EmptyState, Page } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';

/** Shown for a job that isn't saved in this browser. */
export function JobNotFound() {
  return (
    <Page title="Job">
      <EmptyState
        icon="briefcase"
        title="Job not found"
        action={<Button renderRoot={(props) => <Link {...props} to="/jobs/list" />}>Go to jobs</Button>}
      >
        It may have been deleted or saved in another browser. Saved jobs stay in the browser you saved them in.
      </EmptyState>
    </Page>
  );
}
