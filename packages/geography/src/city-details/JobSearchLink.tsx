import { PathLink, type PathLinkProps } from '@keepmark/app-shell/path-link';
import type { City } from '@keepmark/contracts';

export type JobSearchLinkProps = Omit<PathLinkProps, 'to' | 'search'> & {
  city: Pick<City, 'cityName' | 'stateCode' | 'stateName' | 'countryCode'>;
  /** Whether the postings are on a map, not in a list. */
  onMap?: boolean;
};

/** A link to the job search near a city. Postings name a state by its postal code in the US, elsewhere by its name. */
export function JobSearchLink({ city, onMap = false, ...props }: JobSearchLinkProps) {
  const { cityName, stateCode, stateName, countryCode } = city;
  const screen = onMap ? '/jobs/map/search' : '/jobs/search';
  if (countryCode === 'US') {
    return <PathLink {...props} to={`${screen}/${stateCode}/${encodeURIComponent(cityName)}`} />;
  }
  const location = [cityName, stateName].filter(Boolean).join(', ');
  return <PathLink {...props} to={screen} search={{ location, country: countryCode.toLowerCase() }} />;
}
