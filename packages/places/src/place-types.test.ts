import { describe, expect, it } from 'vitest';
import { isPlaceType, placeTypeLabel, placeTypes } from './place-types';

describe('place types', () => {
  it('are about fifty, each once', () => {
    expect(placeTypes).toHaveLength(50);
    expect(new Set(placeTypes.map(({ value }) => value)).size).toBe(50);
    expect(new Set(placeTypes.map(({ label }) => label)).size).toBe(50);
  });

  it('can be searched for, but for the ten of the specification', () => {
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

  it('have labels, unknown ones too', () => {
    expect(placeTypeLabel('relocation_destination')).toBe('Relocation Destination');
    expect(placeTypeLabel('ice_rink')).toBe('Ice Rink');
    expect(isPlaceType('ice_rink')).toBe(false);
    expect(isPlaceType('toString')).toBe(false);
  });
});
