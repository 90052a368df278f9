import { VirtualList } from '@keepmark/ui/virtual-list';
import { memo } from 'react';
import type { Place } from '../place-table';
import { type DistanceOf, driveText } from '../place-distance';
import { PlaceRow } from './PlaceRow';

export interface PlaceRowsProps {
  shown: readonly Place[];
  /** The names of the groups that a place is in. */
  namesOfGroups: (place: Place) => readonly string[];
  distanceOf: DistanceOf;
  isSelected: (placeId: string) => boolean;
  onToggle: (placeId: string) => void;
  onDelete: (place: Place) => void;
}

const rowHeight = 85;

/** The rows of the list that are in sight. Drawn when the list has changed, not with every key that changes it later. */
export const PlaceRows = memo(function PlaceRows(props: PlaceRowsProps) {
  const { shown, namesOfGroups, distanceOf, isSelected, onToggle, onDelete } = props;
  return (
    <VirtualList label="Saved places" items={shown} itemKey={({ internalId }) => internalId} rowHeight={rowHeight}>
      {(place) => {
        const distanceKm = distanceOf(place);
        return (
          <PlaceRow
            place={place}
            groups={namesOfGroups(place).join(', ')}
            way={distanceKm === null ? '' : driveText(distanceKm)}
            isSelected={isSelected(place.internalId)}
            onToggle={onToggle}
            onDelete={onDelete}
          />
        );
      }}
    </VirtualList>
  );
});
