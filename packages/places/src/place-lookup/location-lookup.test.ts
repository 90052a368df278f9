import { NetworkError } from '@keepmark/api-client';
import { describe, expect, it } from 'vitest';
import { place } from '../testing/fixtures';
import { foundPlace, geocoded } from '../testing/service';
import { candidateOfFound, candidateOfGeocoded, certainCandidate, distinctCandidates } from './location-candidates';
import { LocationLookup } from './location-lookup';

const nowhere = { latitude: null, longitude: null, address: '', city: '', state: '', country: '' };
const books = candidateOfFound(foundPlace());
const oslo = candidateOfGeocoded(geocoded());
const springfield = (stateName: string, latitude: number) =>
  candidateOfGeocoded(
    geocoded({
      label: `Springfield, ${stateName}`,
      city: 'Springfield',
      stateName,
      countryName: 'United States',
      latitude,
    }),
  );

describe('a location is certain', () => {
  it.each([
    [
      'a place of that name in the city that the place names',
      { name: 'Blue Door Books', city: 'Oslo' },
      [books, oslo],
      books,
    ],
    ['a city in the country that the place names', { name: 'Oslo', country: 'Norway' }, [oslo], oslo],
  ])('for %s', (_, values, candidates, expected) => {
    expect(certainCandidate(candidates, place({ ...nowhere, ...values }))).toBe(expected);
  });

  it.each([
    ['a name alone', { name: 'Blue Door Books' }, [books]],
    ['the center of the city', { name: 'Corner Café', city: 'Oslo' }, [oslo]],
    [
      'a name that several cities have',
      { name: 'Springfield', country: 'United States' },
      [springfield('Illinois', 39), springfield('Missouri', 37)],
    ],
    ['a branch in another city', { name: 'Blue Door Books', city: 'Bergen' }, [books]],
    [
      'one of two branches in the city',
      { name: 'Blue Door Books', city: 'Oslo' },
      [books, { ...books, latitude: 59.95 }],
    ],
  ])('but not for %s', (_, values, candidates) => {
    expect(certainCandidate(candidates, place({ ...nowhere, ...values }))).toBeUndefined();
  });
});

it('lists a location from two sources once', () => {
  expect(
    distinctCandidates([oslo, books, { ...books, latitude: 59.9101 }], place({ name: 'Blue Door Books' })),
  ).toEqual([books, oslo]);
});

describe('a look-up', () => {
  const places = ['Blue Door Books', 'Springfield', 'Lost'].map((name, index) =>
    place({ ...nowhere, name, city: index === 0 ? 'Oslo' : '', internalId: name }),
  );
  const find = async ({ name }: { name: string }) =>
    name === 'Lost' ? [] : name === 'Springfield' ? [springfield('Illinois', 39)] : [books];

  it('saves what is certain and lists what is doubtful', async () => {
    const lookup = new LocationLookup();
    const saved: string[][] = [];
    await lookup.start(places, { find, save: (located) => saved.push([...located.keys()]) });
    expect(saved).toEqual([['Blue Door Books']]);
    expect(lookup.state).toMatchObject({ isRunning: false, done: 3, total: 3, located: 1, notFound: 1 });
    expect(lookup.state.doubtful.map(({ placeId }) => placeId)).toEqual(['Springfield']);
    lookup.settle('Springfield');
    expect(lookup.state.doubtful).toEqual([]);
  });

  it('stops when it is canceled, and says why it failed', async () => {
    const lookup = new LocationLookup();
    const stopped = lookup.start(places, { find: async () => (lookup.cancel(), []), save: () => {} });
    await stopped;
    expect(lookup.state).toMatchObject({ isRunning: false, done: 0 });
    expect(lookup.state.problem).toBeUndefined();
    await lookup.start(places, { find: () => Promise.reject(new NetworkError()), save: () => {} });
    expect(lookup.state.problem).toBe(new NetworkError().message);
  });
});
