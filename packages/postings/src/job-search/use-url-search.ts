import { useCountrySetting } from '@keepmark/app-shell';
import { useParams, useSearch } from '@tanstack/react-router';
import { type JobSearch, type JobSearchUrl, jobSearchUrl, readJobSearch } from '../job-search';

/** The search in the URL, and a function for the URL of another search. Without a country, the settings decide. */
export function useUrlSearch() {
  const [defaultCountry] = useCountrySetting();
  const search = readJobSearch(useSearch({ strict: false }), useParams({ strict: false }), defaultCountry);
  return { search, defaultCountry, urlOf: (next: JobSearch): JobSearchUrl => jobSearchUrl(next, defaultCountry) };
}
