import { Page } from '@keepmark/ui';
import { PlaceSearchView } from './PlaceSearchView';

/** Places out there, found by word and kind, and saved with one press. */
export function PlaceSearchPage() {
  return (
    <Page title="Search places" width="full">
      <PlaceSearchView />
    </Page>
  );
}
