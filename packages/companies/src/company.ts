import { type DirectoryCompany, type FoundPlace, webAddress } from '@keepmark/contracts';
import type { Company } from './company-table';

/** Values for a saved company, from a person, the directory or a place. */
export type CompanyValues = Partial<Omit<Company, 'internalId'>>;

/** A reference to a company. The id is empty if only the name is known. */
export interface NamedCompany {
  readonly companyId: string;
  readonly companyName: string;
}

/** The values to save for a directory company. */
export function companyFromDirectory(found: DirectoryCompany): CompanyValues {
  const { companyName, url, jobPostingsUrl, description, summary, address, city, state, country, lat, lng } = found;
  const position = { latitude: lat, longitude: lng };
  return { companyName, url, jobPostingsUrl, description, summary, address, city, state, country, ...position };
}

/** The values to save for a company found as a place. */
export function companyFromPlace(place: FoundPlace): CompanyValues {
  const { title, website, address, city, state, country, gps_coordinates: position } = place;
  return {
    companyName: title,
    url: webAddress(website) ?? '',
    address,
    city,
    state,
    country,
    ...position,
    placeId: place.placeId,
    categories: place.type === '' ? [] : [place.type],
    notes: place.phone === '' ? '' : `Phone: ${place.phone}`,
  };
}

/** "Congress Avenue 1, Austin, TX, United States", without empty parts. */
export function companyAddress({
  address,
  city,
  state,
  country,
}: Readonly<Record<'address' | 'city' | 'state' | 'country', string>>): string {
  return [address, city, state, country].filter(Boolean).join(', ');
}

/** Pages on other sites about a company, found by its name. */
export function companyLinks(companyName: string) {
  const name = encodeURIComponent(companyName);
  return [
    { label: 'Find on LinkedIn', url: `https://www.linkedin.com/search/results/companies/?keywords=${name}` },
    { label: 'People on LinkedIn', url: `https://www.linkedin.com/search/results/people/?keywords=${name}` },
    { label: 'Reviews on Glassdoor', url: `https://www.glassdoor.com/Search/results.htm?keyword=${name}` },
    { label: 'Reviews on Indeed', url: `https://www.indeed.com/companies/search?q=${name}` },
    { label: 'News', url: `https://duckduckgo.com/?iar=news&ia=news&q=${name}` },
  ] as const;
}
