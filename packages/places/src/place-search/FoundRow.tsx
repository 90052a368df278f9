import { type FoundPlace, placeRating, webAddress } from '@keepmark/contracts';
import { milesText } from '@keepmark/ui/words';
import { Anchor, Badge, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { DirectionsButton } from '../DirectionsButton';
import { placeTypeLabel } from '../place-types';
import type { MarkedPlace } from './found-place';
import { openingOf, weekRows, zoneNote } from './opening';
import { SavePlaceButton } from './SavePlaceButton';
import classes from './PlaceSearchView.module.css';

export interface FoundRowProps {
  place: MarkedPlace;
  isSelected: boolean;
  onSelect: (placeId: string | null) => void;
  onSave: (found: FoundPlace) => void;
}

const outside = { target: '_blank', rel: 'noopener noreferrer', size: 'sm' } as const;

/** One found place. Selecting it shows it on the map and expands its details. */
export function FoundRow({ place, isSelected, onSelect, onSave }: FoundRowProps) {
  const { found } = place;
  const where = found.address || [found.city, found.state].filter(Boolean).join(', ');
  const what = [
    found.type && placeTypeLabel(found.type),
    found.distance_miles === null ? '' : milesText(found.distance_miles, 'short'),
  ]
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
        <RatingLine found={found} />
        <OpeningLine found={found} />
      </div>
      <SavePlaceButton place={place} onSave={onSave} />
      {isSelected ? <FoundDetails found={found} /> : null}
    </div>
  );
}

/** Its rating and price, where the source has them. */
function RatingLine({ found }: { found: FoundPlace }) {
  const facts = placeRating(found);
  return facts.length === 0 ? null : <div className={classes['facts']}>{facts.join(' · ')}</div>;
}

/** Whether it is open. An address and a district have no hours. */
function OpeningLine({ found }: { found: FoundPlace }) {
  const [now] = useState(() => new Date());
  if (found.type === '') return null;
  const { status, text } = openingOf(found, now);
  return (
    <div className={classes['opening']} data-status={status}>
      {text}
    </div>
  );
}

function FoundDetails({ found }: { found: FoundPlace }) {
  const { phone, hours, source } = found;
  const [now] = useState(() => new Date());
  const days = weekRows(found, now);
  const site = webAddress(found.website);
  return (
    <div className={classes['more']}>
      <DirectionsButton variant="light" place={{ ...found.gps_coordinates, name: found.title }} />
      {days.length > 0 ? (
        <>
          <dl className={classes['hours']}>
            {days.map(({ day, times, isToday }) => (
              <div key={day} data-today={isToday || undefined}>
                <dt>{day}</dt>
                <dd>{times}</dd>
              </div>
            ))}
          </dl>
          <div className={classes['facts']}>{zoneNote(found, now)}</div>
        </>
      ) : hours ? (
        <div className={classes['facts']}>{hours}</div>
      ) : null}
      {phone ? <div className={classes['facts']}>{phone}</div> : null}
      {site ? (
        <Anchor {...outside} href={site} mr="sm">
          Website
        </Anchor>
      ) : null}
      <Profiles found={found} />
      <div className={classes['facts']}>Source: {source}</div>
    </div>
  );
}

/** Its pages in networks, such as Facebook or Wikipedia. */
function Profiles({ found: { profiles } }: { found: FoundPlace }) {
  return profiles.map(({ name, url }) => {
    const address = webAddress(url);
    return address ? (
      <Anchor key={`${name} ${url}`} {...outside} href={address} ml="sm">
        {name}
      </Anchor>
    ) : null;
  });
}
