import { useAppContext } from '@keepmark/app-shell';
import type { City } from '@keepmark/contracts';
import { EmptyState, ErrorState, LoadingState, Page } from '@keepmark/ui';
import { Button, Text, Title } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { neighboursOf } from '../city-list/cities-near';
import { SaveCityButton } from '../city-list/SaveCityButton';
import { isUnknown, useCity } from '../geography-api';
import { locationTypes } from '../location-type';
import { TravelEstimateList } from '../home-location/TravelEstimateList';
import classes from './CityDetailsPage.module.css';
import { CityFigures } from './CityFigures';
import { CityMap } from './CityMap';
import { NearbyCities } from './NearbyCities';

/** What is known of one city, how far it is, and for what it is kept. */
export function CityDetailsPage() {
  const { cityId = '' } = useParams({ strict: false });
  const city = useCity(cityId);
  if (city.data) return <Details key={cityId} city={city.data} />;
  if (city.isPending) {
    return (
      <Page>
        <LoadingState label="Loading the city" />
      </Page>
    );
  }
  return (
    <Page title="City">
      {isUnknown(city.error) ? (
        <EmptyState
          icon="map-search"
          title="There is no such city"
          action={<Button renderRoot={(props) => <Link {...props} to="/cities" />}>Find a city</Button>}
        >
          The address of this screen ends in a number that no city has.
        </EmptyState>
      ) : (
        <ErrorState title="The city could not be loaded" onRetry={() => void city.refetch()}>
          {city.error?.message}
        </ErrorState>
      )}
    </Page>
  );
}

function Details({ city }: { city: City }) {
  const { api } = useAppContext();
  const { cityId, cityName, stateName, countryName } = city;
  const nearby = useQuery({
    queryKey: ['geography', 'neighbours', cityId],
    queryFn: ({ signal }) => neighboursOf(api, city, signal),
    staleTime: Infinity,
    retry: false,
  });
  return (
    <Page title={cityName}>
      <Text c="dimmed">{[stateName, countryName].filter(Boolean).join(', ')}</Text>
      <section aria-labelledby="keep-for" className={classes['keep']}>
        <Text id="keep-for" fw={600}>
          Keep for
        </Text>
        {locationTypes.map((type) => (
          <SaveCityButton key={type} city={city} type={type} named />
        ))}
      </section>
      <div className={classes['columns']}>
        <div className={classes['facts']}>
          <CityFigures city={city} />
          <section>
            <Title order={2} size="h4">
              Distance and commute
            </Title>
            <TravelEstimateList to={city} />
          </section>
        </div>
        <div className={classes['map']}>
          {/* One view from the start: the map waits for what is around, or for the news that it cannot be had. */}
          {!nearby.isPending && <CityMap city={city} nearby={nearby.data} />}
        </div>
        <NearbyCities nearby={nearby} />
      </div>
    </Page>
  );
}
