import { EmptyState, Page } from '@keepmark/ui';
import { CityGroups } from '../city-group/CityGroups';

/** Shown when the URL names none of the four groups. */
export function UnknownLocationType() {
  return (
    <Page title="Cities">
      <EmptyState icon="map-search" title="Group not found">
        Choose one of your groups: relocation, retirement, travel, or vacation.
      </EmptyState>
      <CityGroups />
    </Page>
  );
}
