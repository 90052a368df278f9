import { workplaceNamed } from '@keepmark/contracts';
import { oneLine, sanitizeDescription } from '../../../posting-text/posting-text';
import type { FoundLocation, FeedPosting, Rejection } from '../../feeds/feed';
import type { LocationResolver, ResolvedLocation } from '../../../gazetteer/gazetteer';
import type { PartialPosting } from '../found-posting';

/** What a feed's adapter read, as a captured posting. Undefined if it was rejected. */
export function postingOfFeed(found: FeedPosting | Rejection, resolver: LocationResolver): PartialPosting | undefined {
  if ('rejected' in found) return undefined;
  const { datePosted, jobType = '' } = found;
  const isDate = datePosted !== undefined && !Number.isNaN(datePosted.getTime());
  return {
    externalId: oneLine(found.externalId, 200),
    companyName: oneLine(found.companyName, 200),
    jobTitle: oneLine(found.jobTitle, 300),
    jobType: jobType as NonNullable<PartialPosting['jobType']>,
    description: sanitizeDescription(found.description ?? ''),
    datePosted: isDate ? datePosted.toISOString() : '',
    salary: oneLine(found.salary ?? '', 200),
    workplace: workplaceNamed(found.workplace ?? '') ?? '',
    ...placesOf(found.locations, found.remote === true, resolver),
  };
}

/** The places that the texts name, resolved as the job search resolves them. */
export function placesOf(
  locations: readonly FoundLocation[],
  isRemote: boolean,
  resolver: LocationResolver,
): PartialPosting {
  const places: ResolvedLocation[] = locations
    .slice(0, 50)
    .flatMap(({ text, country }) =>
      resolver.resolveAll(oneLine(text, 500), country ? { preferredCountry: country } : {}),
    );
  const [first] = places;
  if (!first) return { remote: isRemote };
  const { city, state, country, latitude, longitude } = first;
  const labels = [...new Set(places.map(({ label }) => label).filter(Boolean))];
  const remote = isRemote || places.some((place) => place.remote);
  return { location: labels.join('; '), city, state, country, latitude, longitude, remote };
}
