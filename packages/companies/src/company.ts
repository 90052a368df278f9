import { type DirectoryCompany, type FoundPlace, webAddress } from '@keepmark/contracts';
import type { Company } from './company-table';

/** What a person, the directory or a place says of a company. */
export type CompanyValues = Partial<Omit<Company, 'internalId'>>;

/** A company as other things name it: the id is empty where only its name is known. */
export interface NamedCompany {
  readonly companyId: string;
  readonly companyName: string;
}

/** What the directory says of a company, as it is kept. */
export function companyFromDirectory(found: DirectoryCompany): CompanyValues {
  const { companyName, url, jobPostingsUrl, description, summary, address, city, state, country, lat, lng } = found;
  const position = { latitude: lat, longitude: lng };
  return { companyName, url, jobPostingsUrl, description, summary, address, city, state, country, ...position };
}

/** What a place says of the company that has it, as it is kept. */
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

/** "Congress Avenue 1, Austin, TX, United States", without what is empty. */
export function companyAddress({
  address,
  city,
  state,
  country,
}: Readonly<Record<'address' | 'city' | 'state' | 'country', string>>): string {
  return [address, city, state, country].filter(Boolean).join(', ');
}

/** Other people's pages about a company, by its name. */
export function companyLinks(companyName: string) {
  const name = encodeURIComponent(companyName);
  return [
    { label: 'Find on LinkedIn', url: `https://www.linkedin.com/search/results/companies/?keywords=${name}` },
    { label: 'People on LinkedIn', url: `https://www.linkedin.com/search/results/people/?keywords=${name}` },
    { label: 'Reviews on Glassdoor', url: `https://www.glassdoor.com/Search/results.htm?keyword=${name}` },
    { label: 'News', url: `https://duckduckgo.com/?iar=news&ia=news&q=${name}` },
  ] as const;
}
