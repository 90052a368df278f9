import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EmptyState, Page } from '@keepmark/ui';

/** Shown where a page says that what it was asked for is not there, such as a job that was deleted. */
export function NotFoundScreen() {
  return (
    <Page title="Page not found" width="text">
      <EmptyState
        icon="compass"
        title="What you are looking for is not here"
        action={
          <Button component={Link} to="/">
            Go home
          </Button>
        }
      >
        It may have been deleted, or the link may be old.
      </EmptyState>
    </Page>
  );
}
