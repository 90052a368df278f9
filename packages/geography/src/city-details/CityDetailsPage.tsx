import { useAppContext } from '@keepmark/app-shell';
import type { City } from '@keepmark/contracts';
import { EmptyState, ErrorState, Icon, LoadingState, Page } from '@keepmark/ui';
import { Button, Text, Title } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { nearbyCitiesOf } from '../city-list/cities-near';
import { SaveCityButton } from '../city-list/SaveCityButton';
import { isNotFound, useCity } from '../geography-api';
import { locationTypes } from '../location-type';
import { TravelEstimateList } from '../home-location/TravelEstimateList';
import classes from './CityDetailsPage.module.css';
import { WorldNav } from '../world-nav/WorldNav';
import { CityFigures } from './CityFigures';
import { CityMap } from './CityMap';
import { NearbyCities } from './NearbyCities';
import { PathLink, type PathLinkProps } from '@keepmark/app-shell/path-link';

type JobSearchLinkProps = Omit<PathLinkProps, 'to' | 'search'> & {
  city: Pick<City, 'cityName' | 'stateCode' | 'stateName' | 'countryCode'>;
  /** Whether the postings are on a map, not in a list. */
  onMap?: boolean;
};

/** A link to the job search near a city. Postings name a state by its postal code in the US, elsewhere by its name. */
function JobSearchLink({ city, onMap = false, ...props }: JobSearchLinkProps) {
  const { cityName, stateCode, stateName, countryCode } = city;
  const screen = onMap ? '/jobs/map/search' : '/jobs/search';
  if (countryCode === 'US') {
    return <PathLink {...props} to={`${screen}/${stateCode}/${encodeURIComponent(cityName)}`} />;
  }
  const location = [cityName, stateName].filter(Boolean).join(', ');
  return <PathLink {...props} to={screen} search={{ location, country: countryCode.toLowerCase() }} />;
}

/** The details of one city, its distance, and the groups it is saved in. */
export function CityDetailsPage() {
  const { cityId = '' } = useParams({ strict: false });
  const city = useCity(cityId);
  if (city.data) return <Details key={cityId} city={city.data} />;
  if (city.isPending) {
    return (
      <Page>
        <LoadingState label="Loading city" />
      </Page>
    );
  }
  return (
    <Page title="City">
      {isNotFound(city.error) ? (
        <EmptyState
          icon="map-search"
          title="City not found"
          action={<Button renderRoot={(props) => <Link {...props} to="/cities" />}>Find cities</Button>}
        >
          This link doesn’t match any city. Search for the city instead.
        </EmptyState>
      ) : (
        <ErrorState title="We couldn’t load this city" onRetry={() => void city.refetch()}>
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
    queryKey: ['geography', 'nearby-cities', cityId],
    queryFn: ({ signal }) => nearbyCitiesOf(api, city, signal),
    staleTime: Infinity,
    retry: false,
  });
  return (
    <Page
      title={cityName}
      actions={
        <>
          <Button
            leftSection={<Icon name="briefcase" size="sm" />}
            renderRoot={(props) => <JobSearchLink {...props} city={city} />}
          >
            Search jobs here
          </Button>
          <Button variant="light" renderRoot={(props) => <JobSearchLink {...props} city={city} onMap />}>
            Jobs on a map
          </Button>
        </>
      }
    >
      <WorldNav />
      <Text c="dimmed">{[stateName, countryName].filter(Boolean).join(', ')}</Text>
      <section aria-labelledby="save-for" className={classes['groups']}>
        <Text id="save-for" fw={600}>
          Save for
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
            <TravelEstimateList to={city} city={city.cityName} />
          </section>
        </div>
        <div className={classes['map']}>
          {/* Waits for the nearby cities, or for their failure, so that the view doesn't jump. */}
          {!nearby.isPending && <CityMap city={city} nearby={nearby.data} />}
        </div>
        <NearbyCities nearby={nearby} />
      </div>
    </Page>
  );
}
