import { Page } from '@keepmark/ui';
import { PlaceDiscoverView } from './PlaceDiscoverView';

/** Shows the places near a location. */
export function PlaceDiscoverPage() {
  return (
    <Page title="Discover" width="full">
      <PlaceDiscoverView />
    </Page>
  );
}
