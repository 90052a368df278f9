import { boxAround } from '@keepmark/map/geometry';
import { type MapPath, MapView } from '@keepmark/map';
import { Section } from '@keepmark/ui/section';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { NearbyPlacesLink } from '../NearbyPlacesLink';
import { hasPosition, placeName } from '../place';
import type { Place } from '../place-table';
import { decodeTrack } from '../place-track/stored-track';
import { usePlaceTrack } from '../places-store';
import classes from './PlacePage.module.css';
import { distanceText, durationText, heightText } from '@keepmark/ui/words';
import { measureTrack, type Track } from '../place-track/track';

/** "Track: 4.2 miles, 1,200 ft climb, 2 h 5 min". */
function trackText(track: Track): string {
  const { lengthKm, climbMeters, durationMs } = measureTrack(track);
  const parts = [
    distanceText(lengthKm),
    climbMeters !== null && `${heightText(climbMeters)} climb`,
    durationMs !== null && durationMs > 0 && durationText(Math.round(durationMs / 60_000)),
  ];
  return `${track.kind === 'track' ? 'Track' : 'Route'}: ${parts.filter(Boolean).join(', ')}`;
}

const noPath: MapPath = [];

/** Where a place is, with its track if it has one. */
export function PlaceLocation({ place }: { place: Place }) {
  const { internalId, latitude, longitude } = place;
  const label = placeName(place);
  const stored = usePlaceTrack(internalId);
  const track = useMemo(() => (stored ? decodeTrack(stored) : undefined), [stored]);
  const isLocated = hasPosition(place);
  const points = useMemo(
    () => (isLocated ? [{ id: internalId, label, latitude: latitude ?? 0, longitude: longitude ?? 0 }] : []),
    [isLocated, internalId, label, latitude, longitude],
  );
  const path = track?.segments ?? noPath;
  const box = useMemo(() => (path.length > 0 ? boxAround([...path.flat(), ...points]) : undefined), [path, points]);
  return (
    <Section title="Location">
      {points.length > 0 || path.length > 0 ? (
        <div className={classes['map']}>
          <MapView label={label} points={points} path={path} fit={box} />
        </div>
      ) : (
        <Text c="dimmed">
          No location.{' '}
          <Anchor renderRoot={(props) => <Link {...props} to="/places/locate" />}>Look up locations</Anchor>
        </Text>
      )}
      {track ? <Text>{trackText(track)}</Text> : null}
      <NearbyPlacesLink place={place} />
    </Section>
  );
}
