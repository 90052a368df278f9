import { distanceText } from '@keepmark/ui/words';
import type { City } from '@keepmark/contracts';
import { type MapPoint, MapView } from '@keepmark/map';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { ListedCity } from '../city-list/CityList';
import { peopleText } from '../figures';
import classes from './CityDetailsPage.module.css';

export interface CityMapProps {
  city: City;
  /** Must keep its identity while the cities are the same. */
  nearby: readonly ListedCity[] | undefined;
}

/** A map of a city and the cities near it, with links to their details. */
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
      // Keeps the city itself out of a cluster.
      selectedId={selectedId ?? city.cityId}
      onSelect={(id) => setSelectedId(id === city.cityId ? null : id)}
      renderPopup={({ id }) => {
        const other = nearby?.find(({ cityId }) => cityId === id);
        return other && <NearbyPopup city={other} from={city.cityName} />;
      }}
    />
  );
}

const pointOf = ({ cityId, cityName, latitude, longitude }: City, isCurrent: boolean): MapPoint => ({
  id: cityId,
  label: cityName,
  latitude,
  longitude,
  tone: isCurrent ? 'primary' : 'neutral',
});

function NearbyPopup({ city, from }: { city: ListedCity; from: string }) {
  const { cityId, cityName, distanceKm, population } = city;
  return (
    <div className={classes['popup']}>
      <Anchor fw={600} renderRoot={(props) => <Link {...props} to="/city/details/$cityId" params={{ cityId }} />}>
        {cityName}
      </Anchor>
      {population > 0 && <Text size="sm">{peopleText(population)}</Text>}
      {distanceKm !== undefined && (
        <Text size="sm">
          {distanceText(distanceKm)} from {from}
        </Text>
      )}
    </div>
  );
}
