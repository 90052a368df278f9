import type { DirectoryCompany, FoundPlace } from '@keepmark/contracts';
import { paginate } from '@keepmark/contracts';
import type { CompanyValues } from '../company';
import type { Company } from '../company-table';

/** A saved company, with the given changes. */
export function company(changes: Partial<Company> = {}): Company {
  return {
    internalId: 'company-1',
    companyName: 'Acme',
    address: '',
    city: 'Austin',
    state: 'TX',
    country: 'United States',
    url: '',
    jobPostingsUrl: '',
    notes: '',
    latitude: 30.2672,
    longitude: -97.7431,
    alreadyAdded: true,
    description: '',
    summary: '',
    placeId: '',
    categories: [],
    ...changes,
  };
}

const names = ['Northwind Labs', 'Harbor & Vale', 'Cedar Works', 'Bluebird Transit Authority of the Greater Region'];
const cities = [
  { city: 'Austin', state: 'TX', latitude: 30.2672, longitude: -97.7431 },
  { city: 'Boston', state: 'MA', latitude: 42.3601, longitude: -71.0589 },
  { city: 'Oslo', state: '', latitude: null, longitude: null },
];

/** The given number of companies, each with a unique name. */
export function manyCompanies(count: number): CompanyValues[] {
  return Array.from({ length: count }, (_, index) => ({
    companyName: `${names[index % names.length]}${index < names.length ? '' : ` ${index}`}`,
    ...cities[index % cities.length],
    url: index % 2 ? `https://company${index}.example/` : '',
    jobPostingsUrl: index % 3 ? `https://company${index}.example/careers` : '',
    summary: index % 3 ? 'Makes tools that other companies build with' : '',
    notes: index % 4 ? 'Met their recruiter at the fair in May. The team works remotely two days a week.' : '',
  }));
}

/** A directory company, with the given changes. */
export function found(changes: Partial<DirectoryCompany> = {}): DirectoryCompany {
  return {
    id: '7',
    companyName: 'Acme, Inc.',
    url: 'https://acme.example/',
    jobPostingsUrl: 'https://acme.example/careers',
    description: '',
    summary: 'Anvils and more',
    links: [],
    address: '',
    city: 'Austin',
    state: 'TX',
    country: 'United States',
    lat: 30.2672,
    lng: -97.7431,
    group: 'hiring',
    groupName: 'Hiring now',
    openPostings: 12,
    postingPlaces: [{ label: 'Austin, TX', latitude: 30.2672, longitude: -97.7431, openPostings: 12 }],
    owner: '',
    review: 'approved',
    reviewNote: '',
    addedDate: '2026-11-01T00:00:00.000Z',
    updatedDate: '2026-11-01T00:00:00.000Z',
    sample: false,
    ...changes,
  };
}

/** A page of the directory with these companies. */
export const pageOf = (results: readonly DirectoryCompany[], total = results.length, page = 1) => ({
  results,
  pagination: paginate(total, page),
});

/** A place from a search, with the given changes. */
export function place(changes: Partial<FoundPlace> = {}): FoundPlace {
  return {
    placeId: 'osm-n1',
    title: 'Corner Bakery',
    type: 'bakery',
    city: 'Austin',
    state: 'TX',
    country: 'US',
    address: 'Congress Avenue 1',
    website: 'https://bakery.example/',
    phone: '+1 512 555 0100',
    rating: null,
    reviews: null,
    price: '',
    timezone: 'America/Chicago',
    hours: '',
    operating_hours: null,
    open_now: null,
    profiles: [],
    gps_coordinates: { latitude: 30.27, longitude: -97.74 },
    distance_miles: 0.4,
    source: 'OpenStreetMap',
    sample: false,
    ...changes,
  };
}

/** The response of a place search that found these places. */
export const placesFound = (results: readonly FoundPlace[]) => () =>
  Response.json({ success: true, local_results: results });
