import { EmptyState, Page } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';

/** In the place of a company that is not kept. */
export function CompanyMissing() {
  return (
    <Page title="Company">
      <EmptyState
        icon="building"
        title="This company is not kept here"
        action={<Button renderRoot={(props) => <Link {...props} to="/companies" />}>Go to your companies</Button>}
      >
        It was deleted, or it is kept in another browser: companies stay on the device on which they were kept.
      </EmptyState>
    </Page>
  );
}
