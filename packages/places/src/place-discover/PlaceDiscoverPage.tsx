import { Page } from '@keepmark/ui';
import { PlaceDiscoverView } from './PlaceDiscoverView';

/** What there is around a point. */
export function PlaceDiscoverPage() {
  return (
    <Page title="Discover" width="full">
      <PlaceDiscoverView />
    </Page>
  );
}
