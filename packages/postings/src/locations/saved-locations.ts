import { useCountrySetting } from '@keepmark/app-shell';
import { defineSetting, useSetting } from '@keepmark/app-shell/setting';
import { emptyLocationSearch, type LocationSearch } from '@keepmark/geography/location-search-form';
import { useMemo } from 'react';
import { emptyJobSearch, type JobSearchUrl, jobSearchUrl, readJobSearch } from '../job-search';
import { searchCountryCode } from '../search-countries';

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

/** The saved locations, the job search near each of them, and a function that saves others. */
export function useSavedLocations() {
  const [stored, store] = useSetting(searchLocations);
  const [defaultCountry] = useCountrySetting();
  const search = useMemo(() => storedLocations(stored, defaultCountry.toUpperCase()), [stored, defaultCountry]);
  const locations = search.locations.split(';').filter(Boolean);
  /** The job search near a location. @param term what to search for; empty for every job */
  const urlOf = (location: string, term = ''): JobSearchUrl =>
    jobSearchUrl(
      {
        ...emptyJobSearch,
        term,
        location,
        // The job search offers fewer distances. Any other becomes its default.
        distanceMiles: readJobSearch({ distance: search.distanceMiles }).distanceMiles,
        country: searchCountryCode(search.country) ?? defaultCountry,
      },
      defaultCountry,
    );
  return { search, locations, urlOf, store: (next: LocationSearch) => store(JSON.stringify(next)) };
}
