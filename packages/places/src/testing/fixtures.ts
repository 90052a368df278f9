import type { PlaceValues } from '../place';
import type { Place } from '../place-table';

/** A saved place with these changes. */
export function place(changes: Partial<Place> = {}): Place {
  return {
    internalId: 'place-1',
    placeId: '',
    name: 'Riverside Park',
    displayName: '',
    description: '',
    summary: '',
    notes: '',
    url: '',
    phone: '',
    openingHours: '',
    timeZone: '',
    types: ['park'],
    address: '',
    city: 'Austin',
    state: 'TX',
    country: 'United States',
    latitude: 30.2747,
    longitude: -97.7404,
    alreadyAdded: true,
    details: [],
    photoIds: [],
    ...changes,
  };
}

const kinds = [
  ['Corner Bakery', 'bakery'],
  ['Riverside Park', 'park'],
  ['City Library', 'library'],
  ['Harbor Museum', 'museum'],
] as const;
const cities = ['Austin', 'Portland', 'Chicago', 'Boston'];

/** This many places with unique names. */
export function manyPlaces(count: number): PlaceValues[] {
  return Array.from({ length: count }, (_, index) => {
    const [name, type] = kinds[index % kinds.length] ?? kinds[0];
    return {
      name: `${name} ${index + 1}`,
      types: [type],
      city: cities[index % cities.length] ?? '',
      url: index % 2 ? 'https://example.com/' : '',
      notes: index % 3 ? 'Ask for the corner table; closed on Mondays, and the parking is behind the building.' : '',
      ...(index % 4 && { latitude: 30.27 + index / 1000, longitude: -97.74 }),
    };
  });
}
