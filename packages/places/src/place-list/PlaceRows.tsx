import { VirtualList } from '@keepmark/ui/virtual-list';
import { memo } from 'react';
import type { Place } from '../place-table';
import { type DistanceOf, driveText } from '../place-distance';
import { PlaceRow } from './PlaceRow';

export interface PlaceRowsProps {
  shown: readonly Place[];
  /** Returns the names of a place's groups. */
  namesOfGroups: (place: Place) => readonly string[];
  distanceOf: DistanceOf;
  isSelected: (placeId: string) => boolean;
  onToggle: (placeId: string, isRange: boolean) => void;
  onDelete: (place: Place) => void;
}

const rowHeight = 85;

/** The visible rows of the list. Memoized, so that typing in the filter doesn't render them before the list changes. */
export const PlaceRows = memo(function PlaceRows(props: PlaceRowsProps) {
  const { shown, namesOfGroups, distanceOf, isSelected, onToggle, onDelete } = props;
  return (
    <VirtualList label="Saved places" items={shown} rowHeight={rowHeight}>
      {(place) => {
        const distanceKm = distanceOf(place);
        return (
          <PlaceRow
            place={place}
            groups={namesOfGroups(place).join(', ')}
            distance={distanceKm === null ? '' : driveText(distanceKm)}
            isSelected={isSelected(place.internalId)}
            onToggle={onToggle}
            onDelete={onDelete}
          />
        );
      }}
    </VirtualList>
  );
});
