import { useCountrySetting } from '@keepmark/app-shell';
import { defineSetting, useSetting } from '@keepmark/app-shell/setting';
import { emptyLocationSearch, type LocationSearch, LocationSearchForm } from '@keepmark/geography/location-search-form';
import { EmptyState, Page } from '@keepmark/ui';
import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { searchCountryCode } from '../job-search/search-countries';
import { emptyJobSearch, jobSearchUrl, readJobSearch } from '../job-search/job-search';
import classes from './LocationsPage.module.css';

const searchLocations = defineSetting<string | undefined>('jobs', 'searchLocations', (stored) => stored);

/** Reads the saved locations; empty if they are malformed. */
export function storedLocations(
  text: string | undefined,
  defaultCountry: string = emptyLocationSearch.country,
): LocationSearch {
  try {
    const { locations, distanceMiles, country } = JSON.parse(text ?? '{}') as Partial<
      Record<keyof LocationSearch, unknown>
    >;
    return {
      locations: typeof locations === 'string' ? locations : '',
      distanceMiles: typeof distanceMiles === 'number' ? distanceMiles : emptyLocationSearch.distanceMiles,
      country: typeof country === 'string' ? country : defaultCountry,
    };
  } catch {
    return { ...emptyLocationSearch, country: defaultCountry };
  }
}

/** Saved locations to search for jobs near, each with a link to its search. */
export function LocationsPage() {
  const [stored, store] = useSetting(searchLocations);
  const [defaultCountry] = useCountrySetting();
  const search = useMemo(() => storedLocations(stored, defaultCountry.toUpperCase()), [stored, defaultCountry]);
  const locations = search.locations.split(';').filter(Boolean);
  const urlOf = (location: string) =>
    jobSearchUrl(
      {
        ...emptyJobSearch,
        location,
        // The job search offers fewer distances. Any other becomes its default.
        distanceMiles: readJobSearch({ distance: search.distanceMiles }).distanceMiles,
        country: searchCountryCode(search.country) ?? defaultCountry,
      },
      defaultCountry,
    );
  return (
    <Page title="Job locations" width="text">
      <LocationSearchForm search={search} onSearch={(next) => store(JSON.stringify(next))} />
      {locations.length === 0 ? (
        <EmptyState icon="map-pin" title="No locations yet">
          Add a city where you'd like to work, such as Austin, TX, to search for jobs near it.
        </EmptyState>
      ) : (
        <ul className={classes['list']} aria-label="Searches">
          {locations.map((location) => (
            <li key={location} className={classes['row']}>
              <Text fw={600}>{location}</Text>
              <Button
                variant="light"
                size="compact-md"
                aria-label={`Search jobs near ${location}`}
                renderRoot={(props) => <Link {...props} to="/jobs/search" search={urlOf(location)} />}
              >
                Search jobs
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
