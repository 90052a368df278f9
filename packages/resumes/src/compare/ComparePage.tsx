import { LoadingState, Page } from '@keepmark/ui';

/** Two versions of a résumé side by side, with their differences. */
export function ComparePage() {
  return (
    <Page title="Compare versions">
      <LoadingState label="Comparing" />
    </Page>
  );
}
