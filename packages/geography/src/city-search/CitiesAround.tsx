import { useAppContext } from '@keepmark/app-shell';
import { EmptyState, ErrorState, LoadingState } from '@keepmark/ui';
import { Button, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { mostNearbyCities, type Surroundings, surroundings } from '../city-list/cities-near';
import { CityList } from '../city-list/CityList';
import { countryInSentence } from '../country-words';
import { locationsOf } from '../location-search/location-list';
import { unknownPlaceAdvice } from '../unknown-place';
import classes from './CitiesPage.module.css';
import type { CitySearch } from './city-search';

/** How many cities around one location are drawn. */
const shownCities = 50;

export interface CitiesAroundProps {
  search: CitySearch;
  /** Searches as far and as wide as can be. */
  onWiden: () => void;
  /** Searches in another country. */
  onCountry: (countryCode: string) => void;
}

/** The cities around each location of a search, the nearest first. */
export function CitiesAround({ search, onWiden, onCountry }: CitiesAroundProps) {
  const { api } = useAppContext();
  const { locations, country, distanceMiles } = search;
  const found = useQuery({
    queryKey: ['geography', 'cities-around', locations, country, distanceMiles],
    queryFn: ({ signal }) =>
      Promise.all(
        locationsOf(locations).map((text) => surroundings(api, text, { country, radiusMiles: distanceMiles }, signal)),
      ),
    retry: false,
  });
  if (found.isError) {
    return (
      <ErrorState title="The search did not work" onRetry={() => void found.refetch()}>
        {found.error.message}
      </ErrorState>
    );
  }
  if (!found.data) return <LoadingState label="Searching cities" />;
  return (
    <div className={classes['around']}>
      {found.data.map((around) => (
        <Around
          key={around.text}
          around={around}
          distanceMiles={distanceMiles}
          onWiden={onWiden}
          onCountry={onCountry}
        />
      ))}
    </div>
  );
}

function Around({
  around: { text, place, cities, elsewhere },
  distanceMiles,
  onWiden,
  onCountry,
}: {
  around: Surroundings;
  distanceMiles: number;
  onWiden: () => void;
  onCountry: (countryCode: string) => void;
}) {
  const widen = (
    <Button variant="light" onClick={onWiden}>
      Search 100 miles, worldwide
    </Button>
  );
  if (elsewhere) {
    return (
      <EmptyState
        icon="map-search"
        title={`There is no ${text} in the chosen country`}
        action={
          <Button variant="light" onClick={() => onCountry(elsewhere.countryCode)}>
            Search in {countryInSentence(elsewhere.countryName)}
          </Button>
        }
      >
        {`We found ${elsewhere.label}.`}
      </EmptyState>
    );
  }
  if (!place) {
    return (
      <EmptyState icon="map-search" title={`No place is called “${text}” there`} action={widen}>
        {unknownPlaceAdvice(text)}
      </EmptyState>
    );
  }
  const heading = `Within ${distanceMiles === 1 ? '1 mile' : `${distanceMiles} miles`} of ${place.label}`;
  return (
    <section>
      <Title order={2} size="h4">
        {heading}:{' '}
        <output>
          {cities.length > shownCities
            ? `the nearest ${shownCities} of ${cities.length === mostNearbyCities ? 'more than 100' : cities.length}`
            : `${cities.length} ${cities.length === 1 ? 'city' : 'cities'}`}
        </output>
      </Title>
      {cities.length === 0 ? (
        <EmptyState icon="map-search" title="No city so near" action={widen}>
          A wider distance finds more.
        </EmptyState>
      ) : (
        <CityList label={heading} cities={cities.slice(0, shownCities)} />
      )}
    </section>
  );
}
