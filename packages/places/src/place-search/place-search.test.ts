import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { place } from '../testing/fixtures';
import { foundPlace } from '../testing/service';
import { savedIndex, markFound, openingText, sortedFound, valuesOfFound } from './found-place';
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
  it('comes back as it went in', () => {
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
      fc.property(search, (asked) => {
        expect(readPlaceSearch(placeSearchUrl(asked))).toEqual(asked);
      }),
    );
  });

  it('falls back for what makes no sense', () => {
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

  it('holds a box', () => {
    expect(boxOf(boxText({ west: -97.123456, south: 30, east: -97, north: 31 }))).toEqual({
      west: -97.1235,
      south: 30,
      east: -97,
      north: 31,
    });
    for (const text of ['', '1,2,3', '1,2,3,x', '1,91,2,92', '1,40,2,30', '1,2,3,4,5', ',,,'])
      expect(boxOf(text)).toBeUndefined();
  });

  it('asks for what it says and nothing else', () => {
    const point = { kind: 'point', latitude: 59.91, longitude: 10.75, label: 'Oslo' } as const;
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

  it('is marked when it, or one of its name, is saved', () => {
    expect(mark({ name: 'My bookshop', placeId: 'osm-n1' })).toMatchObject({
      alreadyAdded: true,
      isByNameAlone: false,
    });
    expect(mark({ name: 'blue door  books', latitude: 59.92, longitude: 10.75 })).toMatchObject({
      alreadyAdded: true,
      isByNameAlone: true,
    });
    expect(mark({ name: 'Blue Door' })).toMatchObject({ alreadyAdded: false, saved: undefined });
    expect(mark({ name: 'Blue Door Books', latitude: 0, longitude: 0 }).savedDistanceKm).toBeNull();
  });

  it('is saved with what its source knows', () => {
    expect(valuesOfFound(foundPlace({ website: 'javascript:alert(1)', type: '' }))).toMatchObject({
      name: 'Blue Door Books',
      placeId: 'osm-n1',
      types: [],
      url: '',
      country: 'Norway',
      description: 'Phone: +47 555 01 00\nOpening hours: Mo-Fr 10:00-18:00',
    });
  });

  it.each([
    [{ open_now: true }, 'Open now'],
    [{ open_now: false }, 'Closed now'],
    [{ open_now: null }, 'Open or closed: unknown'],
    [{ open_now: null, hours: '' }, 'Opening hours unknown'],
  ])('of %j says %j', (changes, words) => {
    expect(openingText(foundPlace(changes))).toBe(words);
  });

  it('is put in order', () => {
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
