import type { GeocodedLocation } from '@keepmark/contracts';

/** A location found for a text: Austin, with the given changes. */
export function location(changes: Partial<GeocodedLocation> = {}): GeocodedLocation {
  return {
    label: 'Austin, Texas, United States',
    type: 'city',
    placeId: '4671654',
    city: 'Austin',
    stateCode: 'TX',
    stateName: 'Texas',
    countryCode: 'US',
    countryName: 'United States',
    latitude: 30.2672,
    longitude: -97.7431,
    population: 931_830,
    timeZone: 'America/Chicago',
    source: 'geonames',
    ...changes,
  };
}
