import { EmptyState, Page } from '@keepmark/ui';
import { CityGroups } from '../city-group/CityGroups';

/** For an address whose part that says what cities are kept for is none of the four. */
export function UnknownLocationType() {
  return (
    <Page title="Cities">
      <EmptyState icon="map-search" title="There is no such list of cities">
        Cities are kept for relocation, retirement, travel and vacation. Choose one of them.
      </EmptyState>
      <CityGroups />
    </Page>
  );
}
