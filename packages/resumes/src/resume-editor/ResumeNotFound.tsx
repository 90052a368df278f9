import { EmptyState, Page } from '@keepmark/ui';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';

/** The screen of a résumé that isn't in this browser. */
export function ResumeNotFound() {
  return (
    <Page title="Résumé">
      <EmptyState
        icon="file-text"
        title="Résumé not found"
        action={<Button renderRoot={(props) => <Link {...props} to="/resumes" />}>Go to résumés</Button>}
      >
        It was deleted, or you added it in another browser.
      </EmptyState>
    </Page>
  );
}
