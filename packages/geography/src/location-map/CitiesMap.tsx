import { type City, pageSizes } from '@keepmark/contracts';
import { type BoundingBox, type MapPoint, MapWithList } from '@keepmark/map';
import { EmptyState, ErrorState, LoadingState } from '@keepmark/ui';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { SaveCityButton } from '../city-list/SaveCityButton';
import { peopleText } from '../figures';
import { StateButton } from '../location-list/StateButton';
import type { LocationType } from '../location-type';
import { useCitiesInView } from './cities-in-view';
import { CountrySelect, type CountrySelectProps } from './CountrySelect';
import { DrawBar } from './DrawBar';
import { useDrawing } from './drawing';
import { inRegion } from './in-region';
import classes from './LocationMapPage.module.css';
import { NothingInside } from './NothingInside';

export interface CitiesMapProps extends CountrySelectProps {
  type: LocationType;
  stateCode: string;
  onState: (stateCode: string) => void;
}

/** The cities of a country, a state or a map area, each with a save button. */
export function CitiesMap({ type, countryCode, stateCode, onCountry, onState }: CitiesMapProps) {
  const [box, setBox] = useState<BoundingBox | null>(null);
  const { region, showAll, bar, map } = useDrawing();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const cities = useCitiesInView({ countryCode, stateCode, box });
  const shown = useMemo(() => (cities.data ?? []).filter((city) => inRegion(region, city)), [cities.data, region]);
  const points = useMemo(() => shown.map(pointOf), [shown]);
  return (
    <>
      <div className={classes['choices']}>
        <CountrySelect countryCode={countryCode} onCountry={onCountry} />
        <StateButton countryCode={countryCode} stateCode={stateCode} onChoose={onState} />
        <DrawBar {...bar} />
        <Text component="output" size="sm" c="dimmed">
          {cities.isFetching
            ? 'Searching…'
            : cities.isError
              ? ''
              : countText(shown.length, box === null && region === null)}
        </Text>
      </div>
      <MapWithList
        label="Cities"
        points={points}
        empty={
          cities.isPending ? (
            <LoadingState label="Loading cities" />
          ) : cities.isError ? (
            <ErrorState title="We couldn’t load the cities" onRetry={() => void cities.refetch()}>
              {cities.error.message}
            </ErrorState>
          ) : region ? (
            <NothingInside title="No cities in this area" onShowAll={showAll} />
          ) : (
            <EmptyState icon="map-search" title="No cities here">
              Move the map and search there, or choose another country.
            </EmptyState>
          )
        }
        // The searched or drawn area stays in view, however few cities it has.
        fit={box || region ? null : undefined}
        selectedId={selectedId ?? undefined}
        onSelect={setSelectedId}
        onSearchArea={setBox}
        {...map}
        renderPopup={({ id }) => {
          const city = shown.find(({ cityId }) => cityId === id);
          return city && <CityPopup city={city} type={type} />;
        }}
      />
    </>
  );
}

/** @param isWhole whether this is a whole country or state, which may have more cities than are loaded. */
const countText = (count: number, isWhole: boolean): string => {
  if (count === 1) return '1 city';
  const text = count.toLocaleString('en');
  return isWhole && count === pageSizes.veryLarge ? `Largest ${text} cities` : `${text} cities`;
};

const pointOf = ({ cityId, cityName, stateName, population, latitude, longitude }: City): MapPoint => ({
  id: cityId,
  label: cityName,
  detail: [stateName, peopleText(population)].filter(Boolean).join(', '),
  latitude,
  longitude,
});

function CityPopup({ city, type }: { city: City; type: LocationType }) {
  const { cityId, cityName } = city;
  return (
    <div className={classes['popup']}>
      <Anchor fw={600} renderRoot={(props) => <Link {...props} to="/city/details/$cityId" params={{ cityId }} />}>
        {cityName}
      </Anchor>
      <SaveCityButton city={city} type={type} />
    </div>
  );
}
