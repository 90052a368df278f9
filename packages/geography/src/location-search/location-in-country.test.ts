import type { GeocodedLocation } from '@keepmark/contracts';
import { describe, expect, it } from 'vitest';
import { locationInCountry } from './location-in-country';

const city = (name: string, stateName: string, stateCode: string, countryCode: string, countryName: string) =>
  ({
    label: `${name}, ${stateName}, ${countryName}`,
    type: 'city',
    placeId: `${name}-${countryCode}`,
    city: name,
    stateName,
    stateCode,
    countryCode,
    countryName,
    latitude: 1,
    longitude: 2,
    population: 1,
    timeZone: 'Etc/UTC',
    source: 'GeoNames',
  }) satisfies GeocodedLocation;

const canada = city('Toronto', 'Ontario', 'ON', 'CA', 'Canada');
const ohio = city('Toronto', 'Ohio', 'OH', 'US', 'United States');

describe('a location in the selected country', () => {
  it('is the one in that country, even if a larger one is elsewhere', () => {
    expect(locationInCountry('Toronto', [canada, ohio], 'US')).toEqual({ kind: 'found', location: ohio });
    expect(locationInCountry('Toronto', [canada, ohio], 'CA')).toEqual({ kind: 'found', location: canada });
    expect(locationInCountry('Toronto', [canada, ohio], 'WORLD')).toEqual({ kind: 'found', location: canada });
  });

  it.each(['Toronto, Canada', 'toronto, ca', 'Toronto, ON', canada.label])(
    'is in the country that the text names: %s',
    (text) => {
      expect(locationInCountry(text, [canada], 'US')).toEqual({ kind: 'found', location: canada });
    },
  );

  it('is elsewhere when the country has none with that name', () => {
    expect(locationInCountry('Toronto', [canada], 'US')).toEqual({ kind: 'elsewhere', location: canada });
  });

  it('is unknown when nothing was found', () => {
    expect(locationInCountry('Atlantis', [], 'US')).toEqual({ kind: 'unknown' });
  });
});
