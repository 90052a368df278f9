import type { FoundPlace, GeocodedLocation } from '@keepmark/contracts';
import { distanceKm } from '@keepmark/map/geometry';
import { countryName } from '@keepmark/ui/words';
import { placeName } from '../place';
import { comparable } from '../place-import/complete-place';
import type { Place } from '../place-table';

/** A location that a place without one may have. */
export interface LocationCandidate {
  readonly label: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Whether it is the place itself or its address, not only the city around it. */
  readonly isExact: boolean;
  readonly source: string;
}

export const candidateOfFound = (found: FoundPlace): LocationCandidate => ({
  label: found.title,
  address: found.address,
  city: found.city,
  state: found.state,
  country: countryName(found.country),
  ...found.gps_coordinates,
  isExact: true,
  source: found.source,
});

export const candidateOfGeocoded = (location: GeocodedLocation): LocationCandidate => ({
  label: location.label,
  address: location.type === 'address' ? location.label : '',
  city: location.city,
  state: location.stateName,
  country: location.countryName,
  latitude: location.latitude,
  longitude: location.longitude,
  isExact: location.type === 'address' || location.type === 'place',
  source: location.source,
});

/** "Old Mill" of "Old Mill, Oslo, Norway". */
const firstPart = (label: string) => comparable(label.split(',')[0] ?? '');

const hasName = ({ label }: LocationCandidate, place: Place) => {
  const name = comparable(placeName(place));
  return comparable(label) === name || firstPart(label) === name || firstPart(placeName(place)) === comparable(label);
};

/** Whether a text names something as a whole word: "Oslo" in "Storgata 1, 0155 Oslo". */
function mentions(text: string, name: string): boolean {
  const words = ` ${comparable(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return (
    name !== '' &&
    words.includes(
      ` ${comparable(name)
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()} `,
    )
  );
}

/** What a place says about where it is, besides its name. */
const whereOf = ({ address, city, state, country }: Place) =>
  [address, city, state, country].filter(Boolean).join(', ');

/** Whether the place itself says that it is where a candidate is. A country alone is too large to tell namesakes apart. */
function isConfirmed(candidate: LocationCandidate, place: Place): boolean {
  const where = whereOf(place);
  if (candidate.city === '') return candidate.country !== '' && mentions(where, candidate.country);
  const isCityItself = hasName(candidate, place) && !candidate.isExact;
  if (isCityItself) return [candidate.state, candidate.country].some((area) => mentions(where, area));
  return mentions(where, candidate.city);
}

/** Two candidates this close are the same location from two sources. */
const sameLocationKm = 0.3;
const isSameLocation = (one: LocationCandidate, other: LocationCandidate) => distanceKm(one, other) <= sameLocationKm;

/** Candidates without repetitions, those with the place's name first. */
export function distinctCandidates(candidates: readonly LocationCandidate[], place: Place): LocationCandidate[] {
  const distinct: LocationCandidate[] = [];
  for (const candidate of candidates) {
    if (!distinct.some((other) => isSameLocation(candidate, other))) distinct.push(candidate);
  }
  return distinct.toSorted((left, right) => Number(hasName(right, place)) - Number(hasName(left, place)));
}

/**
 * The candidate that is certainly the place: it has its name or address, the place names its city, and no other
 * candidate does. Undefined when a person has to decide.
 */
export function certainCandidate(
  candidates: readonly LocationCandidate[],
  place: Place,
): LocationCandidate | undefined {
  const hasStreet = /\p{L}.*\d|\d.*\p{L}/u.test(place.address);
  const fits = (candidate: LocationCandidate) =>
    isConfirmed(candidate, place) &&
    (hasName(candidate, place) || (hasStreet && candidate.isExact && mentions(place.address, streetOf(candidate))));
  const [only, ...others] = candidates.filter(fits);
  return others.length === 0 ? only : undefined;
}

/** "Storgata 1" of "Storgata 1, 0155 Oslo". */
const streetOf = ({ address }: LocationCandidate) => address.split(',')[0] ?? '';

/** The fields that a chosen candidate adds to a place. What it has already stays. */
export const valuesOfCandidate = (candidate: LocationCandidate, place: Place) => ({
  latitude: candidate.latitude,
  longitude: candidate.longitude,
  address: place.address || candidate.address,
  city: place.city || candidate.city,
  state: place.state || candidate.state,
  country: place.country || candidate.country,
});
