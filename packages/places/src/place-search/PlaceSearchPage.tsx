import { Page } from '@keepmark/ui';
import { PlaceSearchView } from './PlaceSearchView';

/** Searches places to save. */
export function PlaceSearchPage() {
  return (
    <Page title="Search places" width="full">
      <PlaceSearchView />
    </Page>
  );
}
