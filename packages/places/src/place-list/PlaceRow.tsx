import { Icon } from '@keepmark/ui';
import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { placeAddress } from '../place';
import type { Place } from '../place-table';
import { placeTypeLabel } from '../place-types';
import { mapLink } from './map-link';
import classes from './PlaceRow.module.css';

export interface PlaceRowProps {
  place: Place;
  onDelete: (place: Place) => void;
}

const outside = { component: 'a', target: '_blank', rel: 'noopener noreferrer' } as const;
const quiet = { variant: 'subtle', color: 'gray', size: 'lg' } as const;

/** One kept place: what and where it is, and the ways to see it elsewhere. */
export const PlaceRow = memo(function PlaceRow({ place, onDelete }: PlaceRowProps) {
  const { internalId, name, types, url } = place;
  const map = mapLink(place);
  const where = placeAddress(place);
  return (
    <div className={classes['row']}>
      <div className={classes['text']}>
        <Link to="/place/edit/$internalId" params={{ internalId }} className={classes['name']}>
          {name}
        </Link>
        <span className={classes['facts']}>{types.map(placeTypeLabel).join(', ') || 'No kind chosen'}</span>
        <span className={classes['facts']}>{where || 'No address yet'}</span>
      </div>
      <span className={classes['note']}>{place.summary || place.notes}</span>
      <div className={classes['actions']}>
        {url ? (
          <ActionIcon {...quiet} {...outside} href={url} aria-label={`Site of ${name}`}>
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
