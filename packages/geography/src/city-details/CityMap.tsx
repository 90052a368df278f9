import type { City } from '@keepmark/contracts';
import { type MapPoint, MapView } from '@keepmark/map';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { ListedCity } from '../city-list/CityList';
import { distanceText, populationText } from '../figures';
import classes from './CityDetailsPage.module.css';

export interface CityMapProps {
  city: City;
  /** The same array while nothing has changed. */
  nearby: readonly ListedCity[] | undefined;
}

/** A city among those around it, each of which opens its own details. */
export function CityMap({ city, nearby }: CityMapProps) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const points = useMemo(
    () => [city, ...(nearby ?? [])].map((one) => pointOf(one, one.cityId === city.cityId)),
    [city, nearby],
  );
  return (
    <MapView
      label={city.cityName}
      points={points}
      // The city itself is never lost in a cluster.
      selectedId={selectedId ?? city.cityId}
      onSelect={(id) => setSelectedId(id === city.cityId ? null : id)}
      renderPopup={({ id }) => {
        const other = nearby?.find(({ cityId }) => cityId === id);
        return other && <NearbyPopup city={other} from={city.cityName} />;
      }}
    />
  );
}

const pointOf = ({ cityId, cityName, latitude, longitude }: City, isOpened: boolean): MapPoint => ({
  id: cityId,
  label: cityName,
  latitude,
  longitude,
  tone: isOpened ? 'primary' : 'neutral',
});

function NearbyPopup({ city, from }: { city: ListedCity; from: string }) {
  const { cityId, cityName, distanceKm, population } = city;
  return (
    <div className={classes['popup']}>
      <Anchor fw={600} renderRoot={(props) => <Link {...props} to="/city/details/$cityId" params={{ cityId }} />}>
        {cityName}
      </Anchor>
      <Text size="sm">{populationText(population)} people</Text>
      {distanceKm !== undefined && (
        <Text size="sm">
          {distanceText(distanceKm)} from {from}
        </Text>
      )}
    </div>
  );
}
