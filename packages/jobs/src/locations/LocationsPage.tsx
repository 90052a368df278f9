import { useCountrySetting } from '@keepmark/app-shell';
import { settingTable } from '@keepmark/app-shell/settings-table';
import { emptyLocationSearch, type LocationSearch, LocationSearchForm } from '@keepmark/geography/location-search-form';
import { useDatabase, useRows } from '@keepmark/local-store/react';
import { EmptyState, Page } from '@keepmark/ui';
import { Button, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { searchCountryCode } from '../job-search/search-countries';
import { emptyJobSearch, jobSearchUrl, readJobSearch } from '../job-search/job-search';
import classes from './LocationsPage.module.css';

const name = { settingGroup: 'jobs', settingName: 'searchLocations' };

/** The stored locations; what cannot be read counts as none. */
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

/** The locations to look for jobs around, kept, with a search from each. */
export function LocationsPage() {
  const database = useDatabase();
  const stored = useRows(settingTable, { where: name })[0]?.settingValue;
  const [defaultCountry] = useCountrySetting();
  const search = useMemo(() => storedLocations(stored, defaultCountry.toUpperCase()), [stored, defaultCountry]);
  const save = (next: LocationSearch) =>
    void database.table(settingTable).insertOrUpdate(name, { ...name, settingValue: JSON.stringify(next) });
  const locations = search.locations.split(';').filter(Boolean);
  const urlOf = (location: string) =>
    jobSearchUrl(
      {
        ...emptyJobSearch,
        location,
        // The job search has fewer distances: one that it has not counts as its default.
        distanceMiles: readJobSearch({ distance: search.distanceMiles }).distanceMiles,
        country: searchCountryCode(search.country) ?? defaultCountry,
      },
      defaultCountry,
    );
  return (
    <Page title="Where to look for jobs" width="text">
      <LocationSearchForm search={search} onSearch={save} />
      {locations.length === 0 ? (
        <EmptyState icon="map-pin" title="No place to look around yet">
          Write a city in which you would work, such as Austin, TX, and press Add. Each one stays here with a search for
          jobs around it, as far as you would go and in the country that you choose.
        </EmptyState>
      ) : (
        <ul className={classes['list']} aria-label="Searches">
          {locations.map((location) => (
            <li key={location} className={classes['row']}>
              <Text fw={600}>{location}</Text>
              <Button
                variant="light"
                size="compact-md"
                aria-label={`Search jobs around ${location}`}
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
