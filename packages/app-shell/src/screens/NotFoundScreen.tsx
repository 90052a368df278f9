import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EmptyState, Page } from '@keepmark/ui';

/** Shown when a screen can't find what it was opened for, such as a deleted job. */
export function NotFoundScreen() {
  return (
    <Page title="Page not found" width="text">
      <EmptyState
        icon="compass"
        title="We couldn’t find what you’re looking for"
        action={
          <Button component={Link} to="/">
            Go home
          </Button>
        }
      >
        It may have been deleted, or the link may be out of date.
      </EmptyState>
    </Page>
  );
}
