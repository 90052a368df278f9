import { linesOfHtml, type Workplace, workplaceNamed, workplaceOf } from '@keepmark/contracts';
import { hash } from 'node:crypto';
import { anywhere, type NewPostingRow } from '../jobs/posting-table';
import type { PostingLocationRow } from '../jobs/posting-location-table';
import type { LocationResolver, ResolvedLocation } from '../../gazetteer/gazetteer';
import { type Feed, type FoundLocation, type FeedPosting, reject, type Rejection } from './feed';
import { oneLine, salaryPerYear, sanitizeDescription } from '../../posting-text/posting-text';

/** What is written for one posting. */
export interface PreparedPosting {
  readonly row: NewPostingRow;
  readonly locations: readonly Omit<PostingLocationRow, 'postingId' | 'position'>[];
}

const maxLocations = 50;
const earliest = Date.UTC(2000, 0, 1);
const dayMs = 86_400_000;

/** Cleans, resolves and hashes a feed's record. */
export function preparePosting(
  feed: Feed,
  found: FeedPosting,
  resolver: LocationResolver,
): PreparedPosting | Rejection {
  const essentials = essentialsOf(found);
  if ('rejected' in essentials) return essentials;
  const { externalId, companyName, jobTitle } = essentials;
  const locations = resolveLocations(found, resolver);
  const remoteLocations = locations.filter(({ remote }) => remote);
  const salary = oneLine(found.salary ?? '', 200);
  const description = sanitizeDescription(found.description ?? '');
  const remote = remoteLocations.length > 0;
  const content = {
    companyName,
    jobTitle,
    jobType: found.jobType ?? '',
    url: webAddress(found.url ?? ''),
    salary,
    salaryPerYear: salaryPerYear(salary),
    location: locations.map(({ label }) => label).join('; '),
    remote,
    workplace: workplaceOfRecord({ ...found, jobTitle, description, remote }),
    countries: countriesOf(locations),
    remoteCountries: countriesOf(remoteLocations),
    datePosted: plausibleDate(found.datePosted),
  };
  const contentHash = hashOf({ ...content, locations }, description);
  const { name, source, sample = false } = feed;
  return { row: { feed: name, externalId, source, sample, contentHash, ...content, description }, locations };
}

/** The field of its source, or else its own words. A resolved location has lost the word "Hybrid". */
function workplaceOfRecord({ workplace, locations, description = '', ...posting }: FeedPosting): Workplace | '' {
  const location = locations.map(({ text }) => text).join('; ');
  return (
    workplaceNamed(workplace ?? '') ?? workplaceOf({ ...posting, location, description: linesOfHtml(description) })
  );
}

/** What no posting can be without, cleaned. */
export function essentialsOf(
  found: FeedPosting,
): Pick<NewPostingRow, 'externalId' | 'companyName' | 'jobTitle'> | Rejection {
  const externalId = oneLine(found.externalId, 200);
  const companyName = oneLine(found.companyName, 200);
  const jobTitle = oneLine(found.jobTitle, 300);
  if (externalId === '') return reject('no id');
  if (jobTitle === '') return reject('no title');
  if (companyName === '') return reject('no company');
  return { externalId, companyName, jobTitle };
}

function resolveLocations(found: FeedPosting, resolver: LocationResolver): ResolvedLocation[] {
  const all = found.locations.flatMap((location) => resolveLocation(location, resolver));
  const marked = found.remote === true ? (all.length > 0 ? all : [nowhere]).map(asRemote) : all;
  return [...new Map(marked.map((place) => [`${place.label}|${place.remote}`, place])).values()].slice(0, maxLocations);
}

const nowhere: ResolvedLocation = {
  label: '',
  city: '',
  state: '',
  country: '',
  latitude: null,
  longitude: null,
  remote: false,
};

function resolveLocation({ text, country = '', latitude, longitude }: FoundLocation, resolver: LocationResolver) {
  const places = resolver.resolveAll(oneLine(text, 500), { preferredCountry: country });
  const [only] = places;
  if (places.length !== 1 || !only) return places;
  const known = only.country === '' ? { ...only, country } : only;
  const hasPoint = typeof latitude === 'number' && typeof longitude === 'number' && isOnEarth(latitude, longitude);
  return [hasPoint ? { ...known, latitude, longitude } : known];
}

function asRemote(place: ResolvedLocation): ResolvedLocation {
  if (place.remote) return place;
  const label = place.city === '' ? ['Remote', place.label].filter(Boolean).join(', ') : place.label;
  return { ...place, label, remote: true };
}

function countriesOf(places: readonly ResolvedLocation[]): string[] {
  const countries = places.map(({ country, remote }) => (country === '' && remote ? anywhere : country));
  return [...new Set(countries)].filter(Boolean).toSorted();
}

/** An http(s) address with a host, as the source wrote it; empty for anything else. */
function webAddress(text: string): string {
  const address = oneLine(text, 2000);
  // A URL of these schemes can't be parsed without a host.
  return /^https?:/i.test(address) && URL.canParse(address) ? address : '';
}

/** The date, unless it is before 2000 or more than two days ahead. */
export function plausibleDate(date: Date | undefined): Date | null {
  const time = date?.getTime() ?? Number.NaN;
  return time >= earliest && time <= Date.now() + 2 * dayMs ? new Date(time) : null;
}

function isOnEarth(latitude: number, longitude: number): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/** SHA-256 of its JSON followed by a text, which would take long to quote in JSON. */
export function hashOf(content: object, text = ''): string {
  return hash('sha256', JSON.stringify(content) + text, 'base64url');
}
