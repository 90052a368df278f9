import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { place } from '../testing/fixtures';
import {
  changedValues,
  emptyPlaceForm,
  placeFormOf,
  placeFormSchema,
  type PlaceFormValues,
  placeValuesOf,
} from './place-form';

function refusals(changes: Partial<PlaceFormValues>) {
  const { error } = placeFormSchema.safeParse({ ...emptyPlaceForm, name: 'Old Mill', ...changes });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('the form of a place', () => {
  it('needs no more than a name', () => {
    expect(refusals({})).toEqual({});
    expect(refusals({ name: '  ' })).toEqual({ name: 'Enter a name.' });
  });

  it.each([
    [{ url: 'javascript:alert(1)' }, 'url', 'Enter a web address such as https://example.com.'],
    [{ latitude: '91', longitude: '0' }, 'latitude', 'Enter degrees between -90 and 90, such as 30.2672.'],
    [{ longitude: '181', latitude: '0' }, 'longitude', 'Enter degrees between -180 and 180, such as -97.7431.'],
    [{ latitude: '30' }, 'longitude', 'Enter both latitude and longitude, or neither.'],
    [{ summary: 's'.repeat(501) }, 'summary', 'Keep it under 500 characters.'],
  ])('refuses %j with a sentence at its field', (changes, path, sentence) => {
    expect(refusals(changes)).toEqual({ [path]: sentence });
  });

  it('gives a place back as it got it, so that nothing counts as changed', () => {
    const saved = fc.record({
      name: fc.constant('Old Mill'),
      types: fc.array(fc.constantFrom('park', 'museum', 'ice_rink')),
      notes: fc.string().map((text) => text.trim()),
      latitude: fc.constantFrom(null, 0, 30.2672),
      longitude: fc.constantFrom(null, 0, -97.7431),
    });
    fc.assert(
      fc.property(saved, (changes) => {
        const before = place(changes);
        expect(changedValues(placeValuesOf(placeFormOf(before)), before)).toEqual({});
      }),
    );
  });

  it('writes what differs', () => {
    const before = place({ name: 'Old Mill', types: ['park'] });
    const form = { ...placeFormOf(before), types: ['park', 'museum'], url: 'mill.example.com' };
    expect(changedValues(placeValuesOf(form), before)).toEqual({
      types: ['park', 'museum'],
      url: 'https://mill.example.com/',
    });
  });
});
