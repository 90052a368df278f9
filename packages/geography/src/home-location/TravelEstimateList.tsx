import { distanceText } from '@keepmark/ui/words';
import { Icon, type IconName } from '@keepmark/ui';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Coordinates } from '@keepmark/map/geometry';
import { durationText } from '@keepmark/ui/words';
import { useCenterOf } from '../city-centers/city-centers';
import { centerNote } from '../city-centers/typed-street';
import { coordinatesOf } from './home-location';
import { useHomeLocation } from './home-location-store';
import { isCommutable, speedsNote, travelEstimate, type TravelMode } from './travel-estimate';
import classes from './TravelEstimateList.module.css';

const modes: readonly { readonly mode: TravelMode; readonly label: string; readonly icon: IconName }[] = [
  { mode: 'driving', label: 'By car', icon: 'car' },
  { mode: 'bicycling', label: 'By bike', icon: 'bike' },
  { mode: 'walking', label: 'On foot', icon: 'walk' },
];

export interface TravelEstimateListProps {
  readonly to: Coordinates;
  /** The city that this is the center of, if that is known. */
  readonly city?: string;
}

/** The distance and estimated travel times from the home location, and whether they were measured between city centers. */
export function TravelEstimateList({ to, city = '' }: TravelEstimateListProps) {
  const homeLocation = useHomeLocation();
  const fromCenter = useCenterOf(homeLocation ? coordinatesOf(homeLocation) : undefined);
  const toCenter = useCenterOf(to) || city;
  if (!homeLocation) {
    return (
      <Text>
        <Anchor renderRoot={(props) => <Link {...props} to="/location/from" />}>Set your home location</Anchor> to see
        distance and travel times.
      </Text>
    );
  }
  const estimate = travelEstimate(coordinatesOf(homeLocation), to);
  const center = centerNote(fromCenter, toCenter);
  if (fromCenter !== '' && toCenter !== '' && estimate.minutes.walking === 0) {
    return (
      <Text>
        In {toCenter}, like your{' '}
        <Anchor renderRoot={(props) => <Link {...props} to="/location/from" />}>home location</Anchor>. For travel
        times, add the streets or set the pins.
      </Text>
    );
  }
  return (
    <div>
      <Text>
        {distanceText(estimate.distanceKm)} from{' '}
        <Anchor renderRoot={(props) => <Link {...props} to="/location/from" />}>{homeLocation.locationText}</Anchor>
      </Text>
      {!isCommutable(estimate) ? (
        <Text size="sm" c="dimmed">
          More than a day by car: too far for a commute.
        </Text>
      ) : (
        <>
          <dl className={classes['modes']}>
            {modes.map(({ mode, label, icon }) => (
              <div key={mode} className={classes['mode']}>
                <Icon name={icon} />
                <dt>{label}</dt>
                <dd>{durationText(estimate.minutes[mode])}</dd>
              </div>
            ))}
          </dl>
          {center === '' ? null : <Text size="sm">{center}</Text>}
          <Text size="sm" c="dimmed">
            {speedsNote()}
          </Text>
        </>
      )}
    </div>
  );
}
