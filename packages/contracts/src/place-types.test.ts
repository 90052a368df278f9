import { describe, expect, it } from 'vitest';
import { isPlaceType, placeTypeLabel, placeTypes } from './place-types';

const titled = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)} Destination`;

describe('place types', () => {
  it('has about 50 of them, each once', () => {
    expect(placeTypes).toHaveLength(51);
    expect(new Set(placeTypes.map(({ value }) => value)).size).toBe(51);
    expect(new Set(placeTypes.map(({ label }) => label)).size).toBe(51);
  });

  it('can all be searched for except ten', () => {
    expect(placeTypes.filter(({ searchable }) => !searchable).map(({ value }) => value)).toEqual([
      'city',
      'commercial_property',
      'employment',
      'home',
      'relocation_destination',
      'residential_property',
      'retirement_destination',
      'travel_destination',
      'vacation_property',
      'work_site',
    ]);
  });

  it('has a matching type for every reason to save a city', () => {
    const labels = ['relocation', 'retirement', 'travel', 'vacation'].map((word) =>
      placeTypeLabel(`${word}_destination`),
    );
    expect(labels).toEqual(['relocation', 'retirement', 'travel', 'vacation'].map(titled));
    expect(isPlaceType('vacation_destination')).toBe(true);
  });

  it('labels known and unknown types', () => {
    expect(placeTypeLabel('relocation_destination')).toBe('Relocation Destination');
    expect(placeTypeLabel('ice_rink')).toBe('Ice Rink');
    expect(isPlaceType('ice_rink')).toBe(false);
    expect(isPlaceType('toString')).toBe(false);
  });
});
