import { changedValues } from '@keepmark/ui/form-values';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { place } from '../testing/fixtures';
import { emptyPlaceForm, placeFormOf, placeFormSchema, type PlaceFormValues, placeValuesOf } from './place-form';

function errorsOf(changes: Partial<PlaceFormValues>) {
  const { error } = placeFormSchema.safeParse({ ...emptyPlaceForm, name: 'Old Mill', ...changes });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('the place form', () => {
  it('requires only a name', () => {
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({ name: '  ' })).toEqual({ name: 'Enter a name.' });
  });

  it.each([
    [{ url: 'javascript:alert(1)' }, 'url', 'Enter a web address such as https://example.com.'],
    [{ latitude: '91', longitude: '0' }, 'latitude', 'Enter degrees between -90 and 90, such as 30.2672.'],
    [{ longitude: '181', latitude: '0' }, 'longitude', 'Enter degrees between -180 and 180, such as -97.7431.'],
    [{ latitude: '30' }, 'longitude', 'Enter both latitude and longitude, or neither.'],
    [{ summary: 's'.repeat(501) }, 'summary', 'Use 500 characters or fewer.'],
  ])('rejects %j with a message on its field', (changes, path, message) => {
    expect(errorsOf(changes)).toEqual({ [path]: message });
  });

  it('finds no changes in an unedited place', () => {
    const anyPlace = fc.record({
      name: fc.constant('Old Mill'),
      types: fc.array(fc.constantFrom('park', 'museum', 'ice_rink')),
      notes: fc.string().map((text) => text.trim()),
      latitude: fc.constantFrom(null, 0, 30.2672),
      longitude: fc.constantFrom(null, 0, -97.7431),
    });
    fc.assert(
      fc.property(anyPlace, (changes) => {
        const before = place(changes);
        expect(changedValues(placeValuesOf(placeFormOf(before)), before)).toEqual({});
      }),
    );
  });

  it('returns only the changed fields', () => {
    const before = place({ name: 'Old Mill', types: ['park'] });
    const form = { ...placeFormOf(before), types: ['park', 'museum'], url: 'mill.example.com' };
    expect(changedValues(placeValuesOf(form), before)).toEqual({
      types: ['park', 'museum'],
      url: 'https://mill.example.com/',
    });
  });
});
