import { EditableText } from '@keepmark/ui/editable-text';
import { Badge, Text } from '@mantine/core';
import { useState } from 'react';
import { openingOf, weekRows, zoneNote } from '../place-search/opening';
import { useFoundDetail } from '../places-api';
import type { Place } from '../place-table';
import classes from './PlacePage.module.css';
import { useChangePlace } from './use-change-place';

/** The hours of a place, and whether it is open now if its source knows. */
export function PlaceHours({ place }: { place: Place }) {
  const change = useChangePlace(place);
  const { data: found } = useFoundDetail(place.placeId);
  const [now] = useState(() => new Date());
  const opening = found ? openingOf(found, now) : undefined;
  const days = found ? weekRows(found, now) : [];
  // What a person wrote themselves stays beside what the source says.
  const isOwn = place.openingHours !== found?.hours;
  return (
    <>
      {opening && opening.status !== 'unknown' ? (
        <Badge variant="light" color={opening.status === 'open' ? 'success' : 'gray'} mb={4}>
          {opening.text}
        </Badge>
      ) : null}
      {days.length > 0 ? (
        <dl className={classes['days']}>
          {days.map(({ day, times, isToday }) => (
            <div key={day} className={classes['day']} data-today={isToday || undefined}>
              <dt>{day}</dt>
              <dd>{times}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {found && days.length > 0 ? (
        <Text size="xs" c="dimmed">
          {[zoneNote(found, now), `Source: ${found.source}`].filter(Boolean).join(' · ')}
        </Text>
      ) : null}
      {days.length === 0 || isOwn ? (
        <EditableText
          label="Opening hours"
          draftKey={`place-hours/${place.internalId}`}
          value={place.openingHours}
          maxLength={2000}
          onSave={(openingHours) => change({ openingHours })}
        />
      ) : null}
    </>
  );
}
