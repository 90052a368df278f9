import { EmptyState, Page } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';

/** Shown when no saved company has the id in the path. */
export function CompanyNotFound() {
  return (
    <Page title="Company">
      <EmptyState
        icon="building"
        title="Company not found"
        action={<Button renderRoot={(props) => <Link {...props} to="/companies" />}>Go to saved companies</Button>}
      >
        It was deleted, or you saved it in another browser.
      </EmptyState>
    </Page>
  );
}
