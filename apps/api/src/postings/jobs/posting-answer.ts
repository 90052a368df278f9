import type { JobPosting } from '@keepmark/contracts';
import { distanceMiles } from '../../gazetteer/gazetteer';
import type { FoundPlace, FoundPosting } from './posting-page';
import type { SearchPlace } from './search-criteria';

const dayMs = 86_400_000;

/** A posting as the contract has it, seen from the places that were searched. */
export function postingAnswer(posting: FoundPosting, searched: readonly SearchPlace[], now: Date): JobPosting {
  const { datePosted, locations } = posting;
  const best = bestPlace(locations, searched);
  const miles = best && !best.remote ? nearest(best, searched) : undefined;
  return {
    externalId: `${posting.feed}:${posting.externalId}`,
    companyName: posting.companyName,
    companyInternalId: '',
    jobTitle: posting.jobTitle,
    jobType: posting.jobType,
    datePosted: datePosted?.toISOString() ?? '',
    datePostedValue: datePosted?.getTime() ?? null,
    daysAgoPosted: datePosted ? Math.max(0, Math.floor((now.getTime() - datePosted.getTime()) / dayMs)) : null,
    description: posting.description,
    location: posting.location,
    city: best?.city ?? '',
    state: best?.state ?? '',
    country: best?.country ?? '',
    latitude: best?.latitude ?? null,
    longitude: best?.longitude ?? null,
    locations: locations.map(({ remote: _remote, ...place }) => place),
    remote: posting.remote,
    workplace: posting.workplace,
    source: posting.source,
    url: posting.url,
    salary: posting.salary,
    distanceMiles: miles === undefined ? null : Math.round(miles * 10) / 10,
    sample: posting.sample,
  };
}

/** The location that fits the search best: the nearest, or one in a searched area, or a remote one; else the first. */
export function bestPlace(places: readonly FoundPlace[], searched: readonly SearchPlace[]): FoundPlace | undefined {
  if (places.length <= 1) return places[0];
  const miles = (place: FoundPlace): number => nearest(place, searched) ?? Number.POSITIVE_INFINITY;
  const fits = places.filter((place) => searched.some((wanted) => fitsSearch(place, wanted)));
  const [best] = fits.toSorted((a, b) => (miles(a) === miles(b) ? 0 : miles(a) - miles(b)));
  return best ?? (searched.length > 0 ? places.find(({ remote }) => remote) : undefined) ?? places[0];
}

function nearest(place: FoundPlace, searched: readonly SearchPlace[]): number | undefined {
  const distances = searched.flatMap((wanted) => (wanted.kind === 'around' ? [milesTo(place, wanted)] : []));
  const known = distances.filter((miles) => miles !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}

function fitsSearch(place: FoundPlace, searched: SearchPlace): boolean {
  switch (searched.kind) {
    case 'around': {
      const miles = milesTo(place, searched);
      return miles !== undefined && miles <= searched.distanceMiles;
    }
    case 'state':
      return place.country === searched.country && place.state === searched.state;
    case 'country':
      return place.country === searched.country;
    case 'remote':
      return place.remote;
    case 'text':
      break;
  }
  return place.label.toLowerCase().includes(searched.text.toLowerCase());
}

function milesTo({ latitude, longitude }: FoundPlace, center: Extract<SearchPlace, { kind: 'around' }>) {
  return latitude === null || longitude === null ? undefined : distanceMiles({ latitude, longitude }, center);
}
