import { EntityRow, RowAction, rowLine, rowName, rowNote } from '@keepmark/ui/entity-list';
import { isShiftClick } from '@keepmark/ui/entity-list/use-selection';
import { Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { placeAddress, placeName } from '../place';
import type { Place } from '../place-table';
import { placeTypeLabel } from '../place-types';
import { mapLink } from '../map-link';
import classes from './PlaceRow.module.css';

export interface PlaceRowProps {
  place: Place;
  /** The names of its groups, joined. */
  groups: string;
  /** "4.2 miles, about 12 min by car"; empty when unknown. */
  distance: string;
  isSelected: boolean;
  onToggle: (internalId: string, isRange: boolean) => void;
  onDelete: (place: Place) => void;
}

/** One saved place, with links to its website and map. */
export const PlaceRow = memo(function PlaceRow({
  place,
  groups,
  distance,
  isSelected,
  onToggle,
  onDelete,
}: PlaceRowProps) {
  const { internalId, types, url } = place;
  const name = placeName(place);
  const map = mapLink(place);
  // The distance first: the line is cut off on phones, and a part of an address still says where.
  const where = [distance, placeAddress(place) || 'No address'].filter(Boolean).join(' · ');
  const what = [types.map(placeTypeLabel).join(', ') || 'No type', groups].filter(Boolean).join(' · ');
  return (
    <EntityRow
      columns={classes['columns']}
      isSelected={isSelected}
      lead={
        <Checkbox
          aria-label={`Select ${name}`}
          checked={isSelected}
          onChange={({ nativeEvent }) => onToggle(internalId, isShiftClick(nativeEvent))}
        />
      }
      heading={
        <>
          <Link to="/place/details/$internalId" params={{ internalId }} className={rowName}>
            {name}
          </Link>
          <span className={rowLine}>{what}</span>
          <span className={rowLine}>{where}</span>
        </>
      }
      actions={
        <>
          {url ? <RowAction icon="external-link" href={url} label={`Website of ${name}`} /> : null}
          {map ? <RowAction icon="map-2" href={map} label={`${name} on OpenStreetMap`} /> : null}
          <RowAction icon="trash" label={`Delete ${name}`} onClick={() => onDelete(place)} />
        </>
      }
    >
      <span className={rowNote}>{place.summary || place.notes}</span>
    </EntityRow>
  );
});
