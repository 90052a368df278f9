import type { FoundPlace } from '@keepmark/contracts';
import { webAddress } from '@keepmark/contracts';
import { Anchor, Badge, UnstyledButton } from '@mantine/core';
import { mapLink } from '../map-link';
import { placeTypeLabel } from '../place-types';
import { type MarkedPlace, openingText } from './found-place';
import { SavePlaceButton } from './SavePlaceButton';
import classes from './PlaceSearchView.module.css';

export interface FoundRowProps {
  place: MarkedPlace;
  isSelected: boolean;
  onSelect: (placeId: string | null) => void;
  onSave: (found: FoundPlace) => void;
}

const outside = { target: '_blank', rel: 'noopener noreferrer', size: 'sm' } as const;

const distanceText = (miles: number | null) =>
  miles === null ? '' : `${miles.toLocaleString('en', { maximumFractionDigits: miles < 10 ? 1 : 0 })} mi`;

/** One found place. Selecting it shows it on the map and expands its details. */
export function FoundRow({ place, isSelected, onSelect, onSave }: FoundRowProps) {
  const { found } = place;
  const where = found.address || [found.city, found.state].filter(Boolean).join(', ');
  const what = [found.type && placeTypeLabel(found.type), distanceText(found.distance_miles)]
    .filter(Boolean)
    .join(' · ');
  return (
    <div className={classes['row']} data-selected={isSelected || undefined}>
      <div>
        <UnstyledButton
          className={classes['title']}
          aria-expanded={isSelected}
          onClick={() => onSelect(isSelected ? null : found.placeId)}
        >
          {found.title}
        </UnstyledButton>
        {found.sample ? (
          <Badge size="sm" variant="light" color="warning" ml="xs" title="Sample data, shown until real data is loaded">
            Sample
          </Badge>
        ) : null}
        <div className={classes['facts']}>{what}</div>
        <div className={classes['facts']}>{where}</div>
        <div className={classes['facts']}>{openingText(found)}</div>
      </div>
      <SavePlaceButton place={place} onSave={onSave} />
      {isSelected ? <FoundDetails found={found} /> : null}
    </div>
  );
}

function FoundDetails({ found }: { found: FoundPlace }) {
  const { phone, hours, operating_hours: days, source } = found;
  const site = webAddress(found.website);
  const map = mapLink(found.gps_coordinates);
  return (
    <div className={classes['more']}>
      {days ? (
        <dl className={classes['hours']}>
          {Object.entries(days).map(([day, times]) => (
            <div key={day} style={{ display: 'contents' }}>
              <dt>{day}</dt>
              <dd>{times}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <div className={classes['facts']}>{hours || 'Hours unknown'}</div>
      )}
      {phone ? <div className={classes['facts']}>{phone}</div> : null}
      {site ? (
        <Anchor {...outside} href={site} mr="sm">
          Website
        </Anchor>
      ) : null}
      {map ? (
        <Anchor {...outside} href={map}>
          OpenStreetMap
        </Anchor>
      ) : null}
      <div className={classes['facts']}>Source: {source}</div>
    </div>
  );
}
