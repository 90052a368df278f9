import { LoadingState, Page } from '@keepmark/ui';

/** What could be better in a résumé, by rules. */
export function ReviewPage() {
  return (
    <Page title="Review" width="text">
      <LoadingState label="Reading the résumé" />
    </Page>
  );
}
