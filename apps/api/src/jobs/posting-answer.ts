import type { JobPosting } from '@keepmark/contracts';
import { distanceMiles } from '../locations/distance';
import type { FoundPlace, FoundPosting } from './posting-page';
import type { SearchPlace } from './search-criteria';

const dayMs = 86_400_000;

/** A posting as the contract has it, seen from the place that was searched. */
export function postingAnswer(posting: FoundPosting, searched: SearchPlace | undefined, now: Date): JobPosting {
  const { datePosted, locations } = posting;
  const best = bestPlace(locations, searched);
  const miles = best && searched?.kind === 'around' && !best.remote ? milesTo(best, searched) : undefined;
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
    source: posting.source,
    url: posting.url,
    salary: posting.salary,
    distanceMiles: miles === undefined ? null : Math.round(miles * 10) / 10,
    sample: posting.sample,
  };
}

/** The location that fits the search best: the nearest, or one in the searched area; else the first. */
function bestPlace(places: readonly FoundPlace[], searched: SearchPlace | undefined): FoundPlace | undefined {
  const fits = places.filter((place) => fitsSearch(place, searched));
  if (searched?.kind !== 'around') return fits[0] ?? places[0];
  const near = fits.toSorted((a, b) => (milesTo(a, searched) ?? 0) - (milesTo(b, searched) ?? 0));
  return near[0] ?? places.find(({ remote, country }) => remote && country === searched.country) ?? places[0];
}

function fitsSearch(place: FoundPlace, searched: SearchPlace | undefined): boolean {
  switch (searched?.kind) {
    case undefined:
      return true;
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
