import { useCountrySetting } from '@keepmark/app-shell';
import { useParams, useSearch } from '@tanstack/react-router';
import { type JobSearch, type JobSearchUrl, jobSearchUrl, readJobSearch } from './job-search';

/** The search that the URL asks for, and the URL of another one; a URL without a country means the one of the settings. */
export function useUrlSearch() {
  const [defaultCountry] = useCountrySetting();
  const search = readJobSearch(useSearch({ strict: false }), useParams({ strict: false }), defaultCountry);
  return { search, defaultCountry, urlOf: (next: JobSearch): JobSearchUrl => jobSearchUrl(next, defaultCountry) };
}
