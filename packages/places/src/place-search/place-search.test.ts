import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { place } from '../testing/fixtures';
import { foundPlace } from '../testing/service';
import { savedIndex, markFound, sortedFound, valuesOfFound } from './found-place';
import {
  aroundLabels,
  boxOf,
  boxText,
  placeSearchRequest,
  placeSearchUrl,
  radiiMiles,
  readPlaceSearch,
  searchSorts,
} from './place-search';

const keysOf = <Value extends object>(values: Value) => Object.keys(values) as (keyof Value)[];

describe('a search in the URL', () => {
  it('is the same after writing and reading', () => {
    const degrees = (limit: number) => fc.option(fc.integer({ min: -limit, max: limit }));
    const search = fc.record({
      text: fc.constantFrom('', 'book café', '42'),
      type: fc.constantFrom('', 'park', 'museum'),
      around: fc.constantFrom(...keysOf(aroundLabels)),
      lat: degrees(90),
      lng: degrees(180),
      near: fc.constantFrom('', 'Oslo, Norway'),
      place: fc.constantFrom('', 'place-1'),
      box: fc.constantFrom('', '-98,30,-97,31', '170,-20,-170,-10'),
      miles: fc.constantFrom(...radiiMiles),
      open: fc.boolean(),
      sort: fc.constantFrom(...keysOf(searchSorts)),
    });
    fc.assert(
      fc.property(search, (written) => {
        expect(readPlaceSearch(placeSearchUrl(written))).toEqual(written);
      }),
    );
  });

  it('falls back to defaults for invalid parts', () => {
    const odd = {
      text: {},
      type: 'home',
      around: 'moon',
      lat: 95,
      lng: 'x',
      box: '1,2,3',
      miles: 7,
      open: 1,
      sort: 'luck',
    };
    expect(readPlaceSearch(odd)).toEqual(readPlaceSearch({}));
  });

  it('holds a bounding box', () => {
    expect(boxOf(boxText({ west: -97.123456, south: 30, east: -97, north: 31 }))).toEqual({
      west: -97.1235,
      south: 30,
      east: -97,
      north: 31,
    });
    for (const text of ['', '1,2,3', '1,2,3,x', '1,91,2,92', '1,40,2,30', '1,2,3,4,5', ',,,'])
      expect(boxOf(text)).toBeUndefined();
  });

  it('becomes a request with only its own parts', () => {
    const point = { kind: 'point', latitude: 59.91, longitude: 10.75, label: 'Oslo', isHome: false } as const;
    expect(placeSearchRequest(readPlaceSearch({}), point, 10)).toEqual({
      lat: 59.91,
      lng: 10.75,
      radiusMiles: 25,
      pageSize: 10,
      searchType: 'search',
    });
    const box = { west: 1, south: 2, east: 3, north: 4 };
    const search = readPlaceSearch({ text: ' books ', type: 'cafe', open: true });
    expect(placeSearchRequest(search, { kind: 'box', box }, 20)).toEqual({
      bbox: box,
      searchTerm: 'books',
      placeType: 'cafe',
      openNow: true,
      pageSize: 20,
      searchType: 'search',
    });
  });
});

describe('a found place', () => {
  const mark = (changes: object) => markFound(foundPlace(), savedIndex([place({ name: 'Elsewhere' }), place(changes)]));

  it('is saved by its id, or by its name within 100 meters', () => {
    expect(mark({ name: 'My bookshop', placeId: 'osm-n1' })).toMatchObject({ alreadyAdded: true, isSaved: true });
    expect(mark({ name: 'blue door  books', latitude: 59.9105, longitude: 10.75 }).isSaved).toBe(true);
    expect(mark({ name: 'blue door  books', latitude: 59.912, longitude: 10.75 })).toMatchObject({
      alreadyAdded: true,
      isSaved: false,
    });
    expect(mark({ name: 'Blue Door' })).toMatchObject({ alreadyAdded: false, isSaved: false, saved: undefined });
    expect(mark({ name: 'Blue Door Books', latitude: 0, longitude: 0 })).toMatchObject({
      isSaved: false,
      savedDistanceKm: null,
    });
  });

  it('of a chain is another place than its other branches', () => {
    const branches = [1, 2, 3, 4].map((branch) =>
      place({ internalId: `p${branch}`, name: 'Blue Door Books', latitude: 59.91 + branch / 50, longitude: 10.75 }),
    );
    const fifth = foundPlace();
    expect(markFound(fifth, savedIndex(branches))).toMatchObject({ isSaved: false, saved: { internalId: 'p1' } });
    const fourth = foundPlace({ gps_coordinates: { latitude: 59.99, longitude: 10.75 } });
    expect(markFound(fourth, savedIndex(branches))).toMatchObject({ isSaved: true, saved: { internalId: 'p4' } });
  });

  it('is saved with the details from its source', () => {
    expect(valuesOfFound(foundPlace({ website: 'javascript:alert(1)', type: '' }))).toMatchObject({
      name: 'Blue Door Books',
      placeId: 'osm-n1',
      types: [],
      url: '',
      country: 'Norway',
      phone: '+47 555 01 00',
      openingHours: 'Mo-Fr 10:00-18:00',
      timeZone: 'Europe/Oslo',
    });
  });

  it('is sorted', () => {
    const far = foundPlace({ placeId: 'far', title: 'Annex', distance_miles: 9 });
    const unknown = foundPlace({ placeId: 'unknown', title: 'Zoo', distance_miles: null });
    const near = foundPlace({ placeId: 'near', title: 'mill', distance_miles: 1 });
    const ids = (sort: 'match' | 'distance' | 'name') =>
      sortedFound([far, unknown, near], sort).map(({ placeId }) => placeId);
    expect(ids('match')).toEqual(['far', 'unknown', 'near']);
    expect(ids('distance')).toEqual(['near', 'far', 'unknown']);
    expect(ids('name')).toEqual(['far', 'near', 'unknown']);
  });
});
