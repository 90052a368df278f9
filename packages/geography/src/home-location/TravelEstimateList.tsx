import { distanceText } from '@keepmark/ui/words';
import { Icon, type IconName } from '@keepmark/ui';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Coordinates } from '@keepmark/map/geometry';
import { durationText } from '@keepmark/ui/words';
import { coordinatesOf } from './home-location';
import { useHomeLocation } from './home-location-store';
import { isCommutable, speedsNote, travelEstimate, type TravelMode } from './travel-estimate';
import classes from './TravelEstimateList.module.css';

const modes: readonly { readonly mode: TravelMode; readonly label: string; readonly icon: IconName }[] = [
  { mode: 'driving', label: 'By car', icon: 'car' },
  { mode: 'bicycling', label: 'By bike', icon: 'bike' },
  { mode: 'walking', label: 'On foot', icon: 'walk' },
];

/** The distance and estimated travel times from the home location. */
export function TravelEstimateList({ to }: { to: Coordinates }) {
  const homeLocation = useHomeLocation();
  if (!homeLocation) {
    return (
      <Text>
        <Anchor renderRoot={(props) => <Link {...props} to="/location/from" />}>Set your home location</Anchor> to see
        distance and travel times.
      </Text>
    );
  }
  const estimate = travelEstimate(coordinatesOf(homeLocation), to);
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
          <Text size="sm" c="dimmed">
            {speedsNote()}
          </Text>
        </>
      )}
    </div>
  );
}
