import { Icon } from '@keepmark/ui';
import list from '@keepmark/ui/entity-list.module.css';
import { ActionIcon, Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { placeAddress } from '../place';
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
  onToggle: (internalId: string) => void;
  onDelete: (place: Place) => void;
}

const outside = { component: 'a', target: '_blank', rel: 'noopener noreferrer' } as const;
const quiet = { variant: 'subtle', color: 'gray', size: 'lg' } as const;

/** One saved place, with links to its website and map. */
export const PlaceRow = memo(function PlaceRow({
  place,
  groups,
  distance,
  isSelected,
  onToggle,
  onDelete,
}: PlaceRowProps) {
  const { internalId, name, types, url } = place;
  const map = mapLink(place);
  const where = [placeAddress(place) || 'No address', distance].filter(Boolean).join(' · ');
  const what = [types.map(placeTypeLabel).join(', ') || 'No type', groups].filter(Boolean).join(' · ');
  return (
    <div className={`${list['row']} ${classes['columns']}`} data-selected={isSelected || undefined}>
      <Checkbox aria-label={`Select ${name}`} checked={isSelected} onChange={() => onToggle(internalId)} />
      <div className={list['stack']}>
        <Link to="/place/edit/$internalId" params={{ internalId }} className={list['name']}>
          {name}
        </Link>
        <span className={list['line']}>{what}</span>
        <span className={list['line']}>{where}</span>
      </div>
      <span className={list['note']}>{place.summary || place.notes}</span>
      <div className={list['actions']}>
        {url ? (
          <ActionIcon {...quiet} {...outside} href={url} aria-label={`Website of ${name}`}>
            <Icon name="external-link" size="sm" />
          </ActionIcon>
        ) : null}
        {map ? (
          <ActionIcon {...quiet} {...outside} href={map} aria-label={`${name} on OpenStreetMap`}>
            <Icon name="map-2" size="sm" />
          </ActionIcon>
        ) : null}
        <ActionIcon {...quiet} aria-label={`Delete ${name}`} onClick={() => onDelete(place)}>
          <Icon name="trash" size="sm" />
        </ActionIcon>
      </div>
    </div>
  );
});
