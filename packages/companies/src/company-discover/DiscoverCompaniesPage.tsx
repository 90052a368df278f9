import { useAppContext, useCountrySetting } from '@keepmark/app-shell';
import { placeTypeLabel, searchablePlaceTypes } from '@keepmark/contracts';
import { type HomeLocation, useHomeLocation } from '@keepmark/geography/home-location';
import { countryInSentence } from '@keepmark/ui/words';
import { LocationSearchForm } from '@keepmark/geography/location-search-form';
import { EmptyState, ErrorState, Icon, LoadingState, Page } from '@keepmark/ui';
import { Anchor, Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { CompaniesNav } from '../CompaniesNav';
import { centersOf, type Discovered, type Discovery, discoveryUrl, placesAround, readDiscovery } from './discover';
import classes from './DiscoverCompaniesPage.module.css';
import { DiscoveredPlaces } from './DiscoveredPlaces';

const kindOptions = [
  { value: '', label: 'Any type' },
  ...searchablePlaceTypes.map((value) => ({ value, label: placeTypeLabel(value) })),
];

/** Finds companies among places near the chosen locations, or near home. */
export function DiscoverCompaniesPage() {
  const usualCountry = useCountrySetting()[0].toUpperCase();
  const discovery = readDiscovery(useSearch({ strict: false }), usualCountry);
  const navigate = useNavigate();
  const homeLocation = useHomeLocation();
  const result = useDiscovered(discovery, homeLocation);
  const [term, setTerm] = useState(discovery.term);
  const run = (changes: Partial<Discovery>) =>
    void navigate({
      to: '/companies/discover',
      search: discoveryUrl({ ...discovery, term: term.trim(), ...changes }, usualCountry),
      resetScroll: false,
    });

  return (
    <Page title="Nearby companies" width="full">
      <CompaniesNav current="Nearby" />
      <LocationSearchForm search={discovery} onSearch={run} />
      <form
        className={classes['what']}
        onSubmit={(event) => {
          event.preventDefault();
          run({});
        }}
      >
        <NativeSelect
          label="Type"
          data={kindOptions}
          value={discovery.kind}
          onChange={({ currentTarget }) => run({ kind: readDiscovery({ kind: currentTarget.value }).kind })}
        />
        <TextInput
          type="search"
          label="Name"
          placeholder="Any name"
          leftSection={<Icon name="search" size="sm" />}
          maxLength={200}
          value={term}
          onChange={({ currentTarget }) => setTerm(currentTarget.value)}
        />
        <Button type="submit" className={classes['submit']}>
          Search
        </Button>
      </form>
      {discovery.locations === '' && homeLocation ? (
        <Text size="sm" c="dimmed">
          Near {homeLocation.locationText},{' '}
          <Anchor renderRoot={(props) => <Link {...props} to="/location/from" />}>your home location</Anchor>.
        </Text>
      ) : null}
      <Result
        discovery={discovery}
        hasCenter={discovery.locations !== '' || homeLocation !== null}
        result={result}
        onCountry={(country) => run({ country })}
      />
    </Page>
  );
}

function useDiscovered(discovery: Discovery, homeLocation: HomeLocation | null) {
  const { api } = useAppContext();
  const home = homeLocation && {
    name: homeLocation.locationText,
    lat: homeLocation.locationLat,
    lng: homeLocation.locationLng,
  };
  const isAsked = discovery.locations !== '' || home !== null;
  return useQuery({
    queryKey: ['companies', 'discover', discovery, home],
    queryFn: isAsked
      ? async ({ signal }): Promise<Discovered> => {
          const { centers, unknown, elsewhere } =
            discovery.locations === ''
              ? { centers: home ? [home] : [], unknown: [], elsewhere: [] }
              : await centersOf(api, discovery, signal);
          return { unknown, elsewhere, ...(await placesAround(api, centers, discovery, signal)) };
        }
      : skipToken,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

interface ResultProps {
  discovery: Discovery;
  hasCenter: boolean;
  result: ReturnType<typeof useDiscovered>;
  onCountry: (countryCode: string) => void;
}

function Result({ discovery, hasCenter, result, onCountry }: ResultProps) {
  if (!hasCenter) {
    return (
      <EmptyState
        icon="compass"
        title="Choose a location"
        action={<Button renderRoot={(props) => <Link {...props} to="/location/from" />}>Set home location</Button>}
      >
        Add a city or place above, or set your home location to see companies near it.
      </EmptyState>
    );
  }
  if (result.isError) {
    return (
      <ErrorState title="We couldn’t search for companies" onRetry={() => void result.refetch()}>
        {result.error.message}
      </ErrorState>
    );
  }
  if (!result.data) return <LoadingState label="Searching nearby" />;
  const { unknown, elsewhere } = result.data;
  return (
    <>
      {elsewhere.map(({ placeId, city, label, countryCode, countryName }) => (
        <div key={placeId} className={classes['elsewhere']}>
          <Text component="output">{`We couldn’t find ${city || label} in the selected country, but we found ${label}.`}</Text>
          <Button variant="light" size="compact-md" onClick={() => onCountry(countryCode)}>
            {`Search in ${countryInSentence(countryName)}`}
          </Button>
        </div>
      ))}
      {unknown.length > 0 ? (
        <Text component="output">
          {`We couldn’t find ${new Intl.ListFormat('en').format(unknown)}. Try a larger city nearby.`}
        </Text>
      ) : null}
      <DiscoveredPlaces discovered={result.data} distanceMiles={discovery.distanceMiles} />
    </>
  );
}
