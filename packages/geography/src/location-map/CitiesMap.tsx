import { type City, pageSizes } from '@keepmark/contracts';
import { type BoundingBox, type MapPoint, MapWithList } from '@keepmark/map';
import { EmptyState, ErrorState, LoadingState } from '@keepmark/ui';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { SaveCityButton } from '../city-list/SaveCityButton';
import { populationText } from '../figures';
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

/** The cities of a country, a state, or the area that the map was moved to; each can be kept. */
export function CitiesMap({ type, countryCode, stateCode, onCountry, onState }: CitiesMapProps) {
  const [box, setBox] = useState<BoundingBox | null>(null);
  const { region, showEverything, bar, map } = useDrawing();
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
            <ErrorState title="The cities could not be loaded" onRetry={() => void cities.refetch()}>
              {cities.error.message}
            </ErrorState>
          ) : region ? (
            <NothingInside title="No city inside" onShowAll={showEverything} />
          ) : (
            <EmptyState icon="map-search" title="No city here">
              Move the map and search that area, or choose another country.
            </EmptyState>
          )
        }
        // What was searched or drawn stays in sight as it is, however few cities lie in it.
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

/** @param isWhole a country or state that was not narrowed down: it may have more than are asked for. */
const countText = (count: number, isWhole: boolean): string => {
  if (count === 1) return '1 city';
  const text = count.toLocaleString('en');
  return isWhole && count === pageSizes.veryLarge ? `The ${text} most populous cities` : `${text} cities`;
};

const pointOf = ({ cityId, cityName, stateName, population, latitude, longitude }: City): MapPoint => ({
  id: cityId,
  label: cityName,
  detail: [stateName, `${populationText(population)} people`].filter(Boolean).join(', '),
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
