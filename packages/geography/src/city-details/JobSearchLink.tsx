import { PathLink, type PathLinkProps } from '@keepmark/app-shell/path-link';
import type { City } from '@keepmark/contracts';

export type JobSearchLinkProps = Omit<PathLinkProps, 'to' | 'search'> & {
  city: Pick<City, 'cityName' | 'stateCode' | 'stateName' | 'countryCode'>;
};

/** A link to the job search near a city. Postings name a state by its postal code in the US, elsewhere by its name. */
export function JobSearchLink({ city: { cityName, stateCode, stateName, countryCode }, ...props }: JobSearchLinkProps) {
  if (countryCode === 'US') {
    return <PathLink {...props} to={`/jobs/search/${stateCode}/${encodeURIComponent(cityName)}`} />;
  }
  const location = [cityName, stateName].filter(Boolean).join(', ');
  return <PathLink {...props} to="/jobs/search" search={{ location, country: countryCode.toLowerCase() }} />;
}
