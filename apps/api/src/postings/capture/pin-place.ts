import type { LocationResolver } from '../../gazetteer/gazetteer';
import { countryNamed } from './country-named';
import type { mergedPosting } from './found-posting';

type Merged = ReturnType<typeof mergedPosting>;

/**
 * Finds the place that a posting names, as the job search does: city, state, country and coordinates where
 * the page gave none. What the page said itself stays.
 */
export function pinPlace(posting: Merged, resolver: () => LocationResolver): Merged {
  const [first = ''] = posting.location.split('; ');
  if (first === '' || posting.latitude !== null) return posting;
  // "Remote, Germany, Austria" is in neither of the two.
  const [remote = '', ...countries] = first.split(', ');
  if (/^remote$/i.test(remote) && countries.length > 1 && countries.every((name) => countryNamed(name) !== '')) {
    return posting;
  }
  const place = resolver().resolve(first, { preferredCountry: posting.country });
  return {
    ...posting,
    city: posting.city || place.city,
    state: posting.state || place.state,
    country: posting.country || place.country,
    // Another city of that name would be worse than none.
    ...(posting.country === '' || posting.country === place.country
      ? { latitude: place.latitude, longitude: place.longitude }
      : {}),
  };
}
