import { useAppContext } from '@keepmark/app-shell';
import { EmptyState, ErrorState, LoadingState } from '@keepmark/ui';
import { Button, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { maxNearbyCities, type Surroundings, surroundings } from '../city-list/cities-near';
import { CityList } from '../city-list/CityList';
import { countryInSentence, milesText, plural } from '@keepmark/ui/words';
import { locationsOf } from '../location-search/location-list';
import { unknownPlaceAdvice } from '../unknown-place';
import classes from './CitiesPage.module.css';
import type { CitySearch } from './city-search';

/** How many cities are listed for one location. */
const shownCities = 50;

export interface CitiesNearbyProps {
  search: CitySearch;
  /** Searches worldwide, with the greatest distance. */
  onWiden: () => void;
  /** Searches in another country. */
  onCountry: (countryCode: string) => void;
}

/** The cities near each location of a search, nearest first. */
export function CitiesNearby({ search, onWiden, onCountry }: CitiesNearbyProps) {
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
      <ErrorState title="We couldn’t search for cities" onRetry={() => void found.refetch()}>
        {found.error.message}
      </ErrorState>
    );
  }
  if (!found.data) return <LoadingState label="Searching for cities" />;
  return (
    <div className={classes['around']}>
      {found.data.map((around) => (
        <NearbyList
          key={around.text}
          found={around}
          distanceMiles={distanceMiles}
          onWiden={onWiden}
          onCountry={onCountry}
        />
      ))}
    </div>
  );
}

function NearbyList({
  found: { text, place, cities, elsewhere },
  distanceMiles,
  onWiden,
  onCountry,
}: {
  found: Surroundings;
  distanceMiles: number;
  onWiden: () => void;
  onCountry: (countryCode: string) => void;
}) {
  const widen = (
    <Button variant="light" onClick={onWiden}>
      Search {milesText(100)}, worldwide
    </Button>
  );
  if (elsewhere) {
    return (
      <EmptyState
        icon="map-search"
        title={`No “${text}” in the selected country`}
        action={
          <Button variant="light" onClick={() => onCountry(elsewhere.countryCode)}>
            Search in {countryInSentence(elsewhere.countryName)}
          </Button>
        }
      >
        {`Did you mean ${elsewhere.label}?`}
      </EmptyState>
    );
  }
  if (!place) {
    return (
      <EmptyState icon="map-search" title={`We couldn’t find “${text}”`} action={widen}>
        {unknownPlaceAdvice(text)}
      </EmptyState>
    );
  }
  const heading = `Within ${milesText(distanceMiles)} of ${place.label}`;
  return (
    <section>
      <Title order={2} size="h4">
        {heading}:{' '}
        <output>
          {cities.length > shownCities
            ? `nearest ${shownCities} of ${cities.length === maxNearbyCities ? 'more than 100' : cities.length}`
            : plural(cities.length, 'city', 'cities')}
        </output>
      </Title>
      {cities.length === 0 ? (
        <EmptyState icon="map-search" title="No cities within this distance" action={widen}>
          Try a greater distance.
        </EmptyState>
      ) : (
        <CityList label={heading} cities={cities.slice(0, shownCities)} />
      )}
    </section>
  );
}
