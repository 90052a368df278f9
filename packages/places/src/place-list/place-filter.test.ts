import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeTypes } from '../place-types';
import { place } from '../testing/fixtures';
import {
  everyPlace,
  filteredPlaces,
  inNoGroup,
  placeFilterUrl,
  placeSorts,
  type PlaceSort,
  readPlaceFilter,
  sortedPlaces,
} from './place-filter';

const places = [
  place({ internalId: 'a', name: 'Riverside Park', types: ['park', 'attraction'] }),
  place({ internalId: 'b', name: 'City Library', types: ['library'], city: 'Boston', state: 'MA' }),
  place({ internalId: 'c', name: 'Café 10', types: [], notes: 'Near the library' }),
  place({ internalId: 'd', name: 'café 9', types: ['cafe'], city: 'Boston', state: 'MA' }),
];
const ids = (list: readonly { internalId: string }[]) => list.map(({ internalId }) => internalId).join('');
const everything = { ...everyPlace, sort: 'added' } as const;

describe('filtering places', () => {
  it.each([
    ['', 'abcd'],
    ['LIBRARY', 'bc'],
    ['boston ma', 'bd'],
    ['attraction', 'a'],
    ['park (', ''],
  ])('by %j returns %j', (text, expected) => {
    expect(ids(filteredPlaces(places, { ...everything, text }))).toBe(expected);
  });

  it('by type returns places with that type among others', () => {
    expect(ids(filteredPlaces(places, { ...everything, type: 'park' }))).toBe('a');
    expect(ids(filteredPlaces(places, { ...everything, type: 'zoo' }))).toBe('');
  });
});

describe('filtering by distance, group and city', () => {
  const distances = new Map([
    ['a', 3],
    ['b', 30],
    ['c', 300],
  ]);
  const distanceOf = (one: object) => distances.get((one as { internalId: string }).internalId) ?? null;

  it.each([
    ['2-miles', 'a'],
    ['100-miles', 'ab'],
    ['60-minutes-driving', 'ab'],
    ['60-minutes-walking', 'a'],
  ])('within %s returns %j, without places that have no coordinates', (within, expected) => {
    expect(ids(filteredPlaces(places, { ...everything, within }, { distanceOf }))).toBe(expected);
  });

  it('by group and city', () => {
    const isInGroup = ({ internalId }: { internalId: string }) => internalId !== 'd';
    expect(ids(filteredPlaces(places, { ...everything, city: 'Boston' }, { isInGroup }))).toBe('b');
  });

  it('sorts the nearest first and unknown distances last', () => {
    expect(ids(sortedPlaces(places.toReversed(), 'distance', distanceOf))).toBe('abcd');
  });
});

describe('sorting places', () => {
  it.each([
    ['added', 'dcba'],
    ['name', 'dcba'],
    ['city', 'cadb'],
  ] as const)('by %s', (sort, order) => {
    expect(ids(sortedPlaces(places, sort))).toBe(order);
  });
});

describe('a filter in the URL', () => {
  it('is the same after writing and reading', () => {
    const filter = fc.record({
      text: fc.string().filter((text) => text.trim() !== ''),
      type: fc.constantFrom('all' as const, ...placeTypes.map(({ value }) => value)),
      group: fc.constantFrom('', inNoGroup, 'group-1', '42'),
      city: fc.constantFrom('', 'Oslo', '1770'),
      within: fc.constantFrom('', '10-miles', '30-minutes-driving'),
      sort: fc.constantFrom(...(Object.keys(placeSorts) as PlaceSort[])),
    });
    fc.assert(
      fc.property(filter, (written) => {
        expect(readPlaceFilter(placeFilterUrl(written))).toEqual(written);
      }),
    );
  });

  it('falls back to defaults for invalid parts', () => {
    expect(readPlaceFilter({ text: ['a'], type: 'ice_rink', sort: 'luck', within: '3-inches', group: {} })).toEqual(
      everything,
    );
    expect(placeFilterUrl(everything)).toEqual({});
  });
});

it('finds places whatever their case and accents', () => {
  const saved = [place({ internalId: 'a', name: 'Café Köln' }), place({ internalId: 'b', name: 'İzmir Straße' })];
  expect(ids(filteredPlaces(saved, { ...everything, text: 'cafe koln' }))).toBe('a');
  expect(ids(filteredPlaces(saved, { ...everything, text: 'izmir strasse' }))).toBe('b');
});
