import * as fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { hasPosition, markSavedPlace, placeAddress, PlaceNames, placeToAdd, placeToUpdate } from './place';
import { place } from './testing/fixtures';

let names: PlaceNames;
beforeEach(() => {
  names = new PlaceNames([{ name: 'Riverside Park' }, { name: 'Riverside Park-Oslo' }]);
});

describe('marking a saved place', () => {
  it('ignores case and spacing in names', () => {
    expect(markSavedPlace({ name: ' riverside  PARK' }, names).alreadyAdded).toBe(true);
    expect(markSavedPlace({ name: 'Riverside Parking' }, names).alreadyAdded).toBe(false);
  });

  it('compares the name that people see', () => {
    placeToAdd({ name: 'Old Mill', city: 'Oslo' }, names);
    expect([names.has('Old Mill'), names.has('Old Mill-Oslo')]).toEqual([true, false]);
  });
});

describe('adding a place', () => {
  it('appends the city to the name, and keeps it as typed for people', () => {
    expect(placeToAdd({ name: 'Old Mill', city: 'Oslo' }, names)).toEqual({
      name: 'Old Mill-Oslo',
      displayName: 'Old Mill',
      city: 'Oslo',
      alreadyAdded: true,
    });
  });

  it('without a city uses the name as typed', () => {
    expect(placeToAdd({ name: 'Old Mill' }, names)).toMatchObject({ name: 'Old Mill', displayName: '' });
  });

  it('appends a counter to a taken name', () => {
    expect(placeToAdd({ name: 'Riverside Park', city: 'New York, NY' }, names).name).toBe('Riverside Park-New-York-NY');
    expect(placeToAdd({ name: 'Riverside Park', city: 'Oslo' }, names).name).toBe('Riverside Park-Oslo-2');
    expect(placeToAdd({ name: 'riverside park' }, names)).toMatchObject({
      name: 'riverside park-2',
      displayName: 'riverside park',
    });
  });

  it('never uses a name twice', () => {
    const anyPlace = fc.record({
      name: fc.constantFrom('Park', 'park ', 'Mill'),
      city: fc.constantFrom('', 'Oslo', 'oslo'),
    });
    fc.assert(
      fc.property(fc.array(anyPlace, { maxLength: 60, size: 'max' }), (places) => {
        const saved: { name: string }[] = [];
        for (const one of places) saved.push({ name: placeToAdd(one, new PlaceNames(saved)).name ?? '' });
        const together = new PlaceNames([]);
        expect(places.map((one) => placeToAdd(one, together).name)).toEqual(saved.map(({ name }) => name));
        expect(new Set(saved.map(({ name }) => name.toLowerCase())).size).toBe(places.length);
      }),
    );
  });
});

describe('renaming a place', () => {
  it('appends the city to the new name', () => {
    const before = place({ name: 'Old Mill', city: 'Oslo' });
    expect(placeToUpdate({ name: 'Riverside Park' }, before, names).name).toBe('Riverside Park-Oslo-2');
    expect(placeToUpdate({ name: ' New Mill ' }, before, names)).toMatchObject({
      name: 'New Mill-Oslo',
      displayName: 'New Mill',
    });
    expect(placeToUpdate({ notes: 'Closed' }, before, names)).toEqual({ notes: 'Closed' });
  });
});

describe('the location of a place', () => {
  it('joins the parts of the address that are set', () => {
    expect(placeAddress({ address: '', city: 'Austin', state: 'TX', country: '' })).toBe('Austin, TX');
  });

  it.each([
    ['4 Quai Antoine 1er, Monaco 98000', 'Monaco', '', 'Monaco', '4 Quai Antoine 1er, Monaco 98000'],
    ['Kaivokatu 1, 00100 Helsinki, Finland', 'Helsinki', '', 'Finland', 'Kaivokatu 1, 00100 Helsinki, Finland'],
    ['12 Austin Street', 'Austin', 'TX', '', '12 Austin Street, Austin, TX'],
    ['', 'Monaco', '', 'Monaco', 'Monaco, Monaco'],
  ])('of %j in %j repeats nothing that the address says', (address, city, state, country, expected) => {
    expect(placeAddress({ address, city, state, country })).toBe(expected);
  });

  it.each([
    [null, 10, false],
    [10, null, false],
    [0, 0, false],
    [0, 10, true],
    [-33.86, 151.2, true],
  ])('of %s, %s is known: %s', (latitude, longitude, known) => {
    expect(hasPosition({ latitude, longitude })).toBe(known);
  });
});
