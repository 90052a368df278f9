import type { FoundPlace, PlaceSearchAnswer } from '@keepmark/contracts';
import { placeTypes, searchablePlaceTypes } from '@keepmark/contracts';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, call, type TestApp } from '../testing/test-app';
import { type PlaceFacts, preparePlace } from './prepare-place';
import { placeTable } from './place-table';
import { loadSampleWhenEmpty, samplePlaces } from './sample/load-sample';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const paris = { city: 'Paris', state: 'Île-de-France', country: 'FR' };
const place = (facts: Partial<PlaceFacts> & Pick<PlaceFacts, 'placeId' | 'title' | 'latitude' | 'longitude'>) =>
  preparePlace({ type: 'cafe', ...paris, ...facts }, { extract: 'test', sample: false });

const austin = { latitude: 30.27, longitude: -97.74 };
const kept = [
  place({ placeId: 'osm-n1', title: 'Café de la Paix', latitude: 48.8708, longitude: 2.3309, hours: '24/7' }),
  place({ placeId: 'osm-n2', title: 'Le Café', latitude: 48.86, longitude: 2.35 }),
  place({ placeId: 'osm-n3', title: 'Paix', latitude: 48.88, longitude: 2.36, type: 'restaurant', hours: '24/7 off' }),
  place({ placeId: 'osm-n4', title: 'Musée Café', latitude: 48.853, longitude: 2.35, type: 'museum' }),
  place({
    placeId: 'osm-n5',
    title: 'Date Line Lodge',
    latitude: -16.8,
    longitude: 179.95,
    type: 'hotel',
    country: 'FJ',
  }),
  place({ placeId: 'osm-n6', title: 'Dawn Lodge', latitude: -16.8, longitude: -179.95, type: 'hotel', country: 'FJ' }),
  place({ placeId: 'osm-n7', title: 'Pole Station', latitude: 90, longitude: 0, type: 'attraction', country: '' }),
  ...Array.from({ length: 30 }, (_, index) =>
    place({
      placeId: `osm-w${index}`,
      title: `Park ${index}`,
      type: 'park',
      latitude: 30.27 + index / 1000,
      longitude: -97.74,
    }),
  ),
];

const search = async (body: object): Promise<PlaceSearchAnswer> => {
  const { status, answer } = await call(test.app, '/geography/geosearch/places', { body });
  expect({ status, message: answer['message'] }).toEqual({ status: 200, message: undefined });
  return answer as unknown as PlaceSearchAnswer;
};
const titles = ({ place_results, local_results = [] }: PlaceSearchAnswer): string[] =>
  (place_results ? [place_results] : local_results).map(({ title }) => title);
const around = { lat: 48.86, lng: 2.35 };
const box = { bbox: { west: 2.2, south: 48.8, east: 2.5, north: 48.95 } };

describe('the sample', () => {
  it('answers until something is imported, and says that it is one', async () => {
    await loadSampleWhenEmpty(test.app.database.write);
    const answer = await search({ ...around, searchTerm: 'tour eiffel' });
    expect(answer).toMatchObject({
      success: true,
      truncated: false,
      clamped: false,
      source: 'sample',
      attribution: '',
    });
    expect(answer.place_results).toMatchObject({
      title: 'Tour Eiffel',
      type: 'attraction',
      sample: true,
      country: 'FR',
      timezone: 'Europe/Paris',
      rating: null,
      open_now: null,
      operating_hours: null,
    });
  });

  it('is a few hundred places of kinds that can be searched for, each once', () => {
    const rows = samplePlaces();
    expect(rows.length).toBeGreaterThan(200);
    expect(new Set(rows.map(({ placeId }) => placeId)).size).toBe(rows.length);
    expect(rows.filter(({ type }) => !(searchablePlaceTypes as readonly string[]).includes(type))).toEqual([]);
  });
});

describe('searching for places', () => {
  beforeAll(async () => {
    await test.app.database.write.delete(placeTable);
    await test.app.database.write.insert(placeTable).values(kept);
  });

  it('finds by words in any order, without accents, best match first', async () => {
    expect(titles(await search({ ...around, searchTerm: 'PAIX cafe' }))).toEqual(['Café de la Paix']);
    expect(titles(await search({ ...around, searchTerm: 'paix' }))).toEqual(['Paix', 'Café de la Paix']);
    expect(titles(await search({ ...around, searchTerm: 'cafes' }))).toEqual([
      'Le Café',
      'Café de la Paix',
      'Musée Café',
    ]);
  });

  it('forgives a slip of the pen, when nothing has the words', async () => {
    expect(titles(await search({ ...around, searchTerm: 'Muse Caffe' }))).toContain('Musée Café');
    expect(titles(await search({ ...around, searchTerm: 'xqzzvk' }))).toEqual([]);
    expect(titles(await search({ ...around, searchTerm: '???' }))).toEqual([]);
  });

  it('finds the end of a compound word, and a kind in another language', async () => {
    const helsinki = { lat: 60.17, lng: 24.94 };
    const point = { latitude: 60.17, longitude: 24.94 };
    const added = [
      place({ placeId: 'osm-n80', title: 'Rahamuseo', type: 'museum', ...point }),
      place({ placeId: 'osm-n81', title: 'Ateneum', type: 'museum', ...point }),
      place({ placeId: 'osm-n82', title: 'Museokadun Grilli', type: 'restaurant', ...point }),
      place({ placeId: 'osm-n83', title: 'Vanha kauppahalli', type: 'shopping', ...point }),
      place({ placeId: 'osm-n84', title: 'Keskusta', type: 'train_station', ...point }),
    ];
    await test.app.database.write.insert(placeTable).values(added);
    expect(titles(await search({ ...helsinki, searchTerm: 'museo' }))).toEqual([
      'Rahamuseo',
      'Ateneum',
      'Museokadun Grilli',
    ]);
    expect(titles(await search({ ...helsinki, searchTerm: 'halli' }))).toEqual(['Vanha kauppahalli']);
    for (const station of ['rautatieasema', 'Bahnhöfe', 'gare', 'railway station', 'keskusta station'])
      expect([station, titles(await search({ ...helsinki, searchTerm: station }))]).toEqual([station, ['Keskusta']]);
    await test.app.database.write.delete(placeTable).where(
      inArray(
        placeTable.title,
        added.map(({ title }) => title),
      ),
    );
  });

  it('finds by kind, the nearest first, with the miles', async () => {
    const { local_results = [], source, attribution } = await search({ ...around, placeType: 'cafe' });
    expect(local_results.map(({ title, distance_miles }) => [title, distance_miles])).toEqual([
      ['Le Café', 0],
      ['Café de la Paix', 1.14],
    ]);
    expect(source).toBe('OpenStreetMap');
    expect(attribution).toMatch(/OpenStreetMap contributors/);
  });

  it('gives one match as place_results, several or none as local_results', async () => {
    const one = await search({ ...around, placeType: 'museum' });
    expect([one.place_results?.title, one.local_results]).toEqual(['Musée Café', undefined]);
    const first = await search({ ...around, placeType: 'cafe', pageSize: 1 });
    expect([first.place_results, first.local_results?.length, first.truncated]).toEqual([undefined, 1, true]);
    const none = await search({ ...around, placeType: 'zoo' });
    expect([none.place_results, none.local_results]).toEqual([undefined, []]);
  });

  it('gives 10 of a search and 25 in discovery, and tells when there are more', async () => {
    const near = { lat: austin.latitude, lng: austin.longitude };
    const ten = await search(near);
    expect([titles(ten).length, ten.truncated, titles(ten)[0]]).toEqual([10, true, 'Park 0']);
    const discovered = await search({ ...near, searchType: 'discover', placeType: 'park' });
    expect([titles(discovered).length, discovered.truncated]).toEqual([25, true]);
    const everything = await search({ ...near, pageSize: 1000, searchTerm: 'park' });
    expect([titles(everything).length, everything.truncated]).toEqual([30, false]);
    expect(
      (await search({ ...near, radiusMiles: 0.5, pageSize: 100 })).local_results?.every(
        ({ distance_miles }) => Number(distance_miles) <= 0.5,
      ),
    ).toBe(true);
  });

  it('measures in a box from its middle, or from the point that comes with it', async () => {
    const [first] = (await search({ ...box, placeType: 'cafe' })).local_results ?? [];
    expect(first?.title).toBe('Café de la Paix');
    const [nearest] = (await search({ ...box, ...around, placeType: 'cafe' })).local_results ?? [];
    expect([nearest?.title, nearest?.distance_miles]).toEqual(['Le Café', 0]);
  });

  it.each([
    ['a box', { bbox: { west: 179.5, south: -17, east: -179.5, north: -16 } }],
    ['a box, by words', { bbox: { west: 179.5, south: -17, east: -179.5, north: -16 }, searchTerm: 'lodge' }],
    ['a circle', { lat: -16.8, lng: 179.99 }],
    ['a circle, by kind', { lat: -16.8, lng: -179.99, placeType: 'hotel' }],
  ])('sees both sides of the 180th meridian in %s', async (_what, body) => {
    expect(titles(await search(body)).toSorted()).toEqual(['Date Line Lodge', 'Dawn Lodge']);
  });

  it('sees the pole from all around it', async () => {
    expect(titles(await search({ lat: 89.9, lng: 120 }))).toEqual(['Pole Station']);
    expect(titles(await search({ lat: 89.9, lng: -60, searchTerm: 'station' }))).toEqual(['Pole Station']);
  });

  it('looks at no more than a part of the world, and tells so', async () => {
    expect((await search({ ...around, radiusMiles: 101 })).clamped).toBe(true);
    expect((await search({ ...around, radiusMiles: 100 })).clamped).toBe(false);
    const world = await search({ bbox: { west: -180, south: -90, east: 180, north: 90 } });
    expect([world.clamped, titles(world)]).toEqual([true, []]);
    const wide = await search({ bbox: { west: -17, south: 43, east: 21.7, north: 54 }, placeType: 'museum' });
    expect([wide.clamped, titles(wide)]).toEqual([true, ['Musée Café']]);
  });

  it('knows what is open now, and leaves the rest out when that is asked for', async () => {
    const opening = (found: FoundPlace[] = []) => found.map(({ title, open_now }) => [title, open_now]);
    expect(opening((await search({ ...around, searchTerm: 'paix' })).local_results)).toEqual([
      ['Paix', false],
      ['Café de la Paix', true],
    ]);
    expect(titles(await search({ ...around, openNow: true }))).toEqual(['Café de la Paix']);
  });

  it.each([
    ['a latitude of 91', { lat: 91, lng: 0 }, /lat/],
    ['a longitude of 181', { lat: 0, lng: 181 }, /lng/],
    [
      'a reversed box',
      { bbox: { west: 0, south: 10, east: 1, north: 5 } },
      /The south edge must be below the north edge/,
    ],
    ['no place at all', { searchTerm: 'cafe' }, /bounding box \(bbox\), or a point/],
    ['half a point', { lat: 1 }, /bounding box \(bbox\), or a point/],
    ['a text of 10,000 letters', { ...around, searchTerm: 'x'.repeat(10_000) }, /searchTerm/],
    ['an unknown kind', { ...around, placeType: 'volcano' }, /placeType: Choose a place type that can be searched/],
    ['a kind that only a person keeps', { ...around, placeType: 'home' }, /placeType: Choose a place type/],
    ['an endless page', { ...around, pageSize: 1001 }, /pageSize/],
    ['a circle of nothing', { ...around, radiusMiles: 0 }, /radiusMiles/],
    ['no number', { lat: '48', lng: 2 }, /lat/],
  ])('refuses %s with a sentence', async (_what, body, sentence) => {
    const { status, answer } = await call(test.app, '/geography/geosearch/places', { body });
    expect([status, answer['success'], answer['code']]).toEqual([400, false, 'invalid-request']);
    expect(answer['message']).toMatch(sentence);
  });

  it('takes every kind that can be searched for', async () => {
    const kinds = placeTypes.filter(({ searchable }) => searchable);
    const answers = await Promise.all(kinds.map(({ value }) => search({ ...around, placeType: value })));
    expect(answers.flatMap(titles).toSorted()).toEqual(['Café de la Paix', 'Le Café', 'Musée Café', 'Paix']);
  });

  it.each(["d'or", '"quoted"', "a' | b & !c :*", '\\', '東京', '%_%'])('takes %s for words', async (searchTerm) => {
    expect(titles(await search({ ...around, searchTerm }))).toEqual([]);
  });
});

describe('the detail of a place', () => {
  it('has everything that is known of it', async () => {
    const { answer } = await call(test.app, '/geography/geosearch/location/detail/osm-n1', { method: 'GET' });
    expect(answer['data']).toMatchObject({
      label: 'Café de la Paix, Paris, Île-de-France, France',
      type: 'place',
      placeId: 'osm-n1',
      timeZone: 'Europe/Paris',
      source: 'OpenStreetMap',
      place: { title: 'Café de la Paix', hours: '24/7', open_now: true, distance_miles: null },
    });
    const missing = await call(test.app, '/geography/geosearch/location/detail/osm-n999', { method: 'GET' });
    expect([missing.status, missing.answer['message']]).toEqual([
      404,
      'There is no place osm-n999. Search for it again.',
    ]);
  });
});

describe('cities nearby', () => {
  const nearby = (body: object) => call(test.app, '/geography/geosearch/nearby/cities', { body });

  it('are told nearest first, without the city itself', async () => {
    const { answer: city } = await call(test.app, '/geography/geosearch/geocode', {
      body: { searchText: 'Austin, TX' },
    });
    const [{ placeId }] = city['data'] as [{ placeId: string }];
    const { answer } = await nearby({ cityId: placeId });
    expect(answer['data']).toMatchObject([
      { cityName: 'Round Rock', stateCode: 'TX', distanceMiles: expect.closeTo(17, 0) },
    ]);
    const { answer: wide } = await nearby({ lat: 37.4, lng: -122, radiusMiles: 60, limit: 2 });
    expect((wide['data'] as { cityName: string }[]).map(({ cityName }) => cityName)).toEqual([
      'Santa Clara',
      'Mountain View',
    ]);
    const { answer: large } = await nearby({ lat: 37.4, lng: -122, leastPopulation: 500_000 });
    expect((large['data'] as { cityName: string }[]).map(({ cityName }) => cityName)).toEqual([
      'San Jose',
      'San Francisco',
    ]);
  });

  it.each([[{}], [{ lat: 91, lng: 0 }], [{ lat: 1 }], [{ lat: 1, lng: 1, limit: 0 }]])('refuses %j', async (body) => {
    expect((await nearby(body)).status).toBe(400);
  });

  it('knows no city that is none', async () => {
    expect((await nearby({ cityId: '99' })).status).toBe(404);
  });
});
