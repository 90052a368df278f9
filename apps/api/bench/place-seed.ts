import { type SearchablePlaceType, searchablePlaceTypes } from '@keepmark/contracts';
import { sql } from 'drizzle-orm';
import { seededRandom } from '../src/postings/feeds/sample/compose-sample';
import type { CityIndex } from '../src/gazetteer/locations/city-index';
import { loadCityIndex } from '../src/gazetteer/locations/load-city-index';
import { withPlaceSession } from '../src/places/place-session';
import type { NewPlaceRow } from '../src/places/place-table';
import { preparePlace } from '../src/places/prepare-place';
import { pick } from './job-titles';
import type { Seed } from './seeded-database';

const extract = 'bench';
const rowsAtOnce = 2000;

const owners = 'Alma Bruno Clara David Elena Felix Grace Hugo Irene Jonas Karin Louis Marta Nils Olga Pablo'.split(' ');
const adjectives = 'Old New Golden Green Blue Little Grand Central Royal Corner Garden River Sunny Silver'.split(' ');

/** How often each kind is met, about as in OpenStreetMap: restaurants often, aquariums hardly ever. */
const common: readonly SearchablePlaceType[] = [
  'restaurant',
  'shopping',
  'cafe',
  'grocery_store',
  'school',
  'park',
  'bar',
  'hotel',
  'church',
  'bank',
  'pharmacy',
  'parking',
];

/** 500,000 places where people live: the larger a city, the more it has. */
export const placeSeed: Seed = {
  name: 'bench-places',
  count: 500_000,
  files: ['place-seed.ts'],
  fill: async ({ write }, count, log) => {
    const { rows } = await write.execute<{ count: string }>(sql`select count(*) as count from places`);
    if (Number(rows[0]?.count) === count) return;
    const cities = loadCityIndex();
    const random = seededRandom(11);
    await withPlaceSession(write, async (session) => {
      for (let start = 0; start < count; start += rowsAtOnce) {
        const length = Math.min(rowsAtOnce, count - start);
        await session.stage(Array.from({ length }, (_, index) => generatePlace(start + index, cities, random)));
        if (start % 50_000 === 0)
          log(`${start.toLocaleString('en-US')} of ${count.toLocaleString('en-US')} places generated`);
      }
      await session.merge(extract);
    });
  },
};

function generatePlace(index: number, cities: CityIndex, random: () => number): NewPlaceRow {
  const city = cities.city(Math.floor(random() ** 4 * 50_000));
  const type = random() < 0.8 ? pick(common, random) : pick(searchablePlaceTypes, random);
  // Denser towards the middle of the city, out to some twenty miles.
  const spread = (): number => (random() - 0.5) * random() * 0.6;
  const name = [pick(adjectives, random), pick(owners, random), type.replaceAll('_', ' '), city.name];
  return preparePlace(
    {
      placeId: `osm-n${index}`,
      type,
      title: name.slice(0, 2 + Math.floor(random() * 3)).join(' '),
      latitude: Math.max(-90, Math.min(90, city.latitude + spread())),
      longitude: Math.max(-180, Math.min(180, city.longitude + spread())),
      city: city.name,
      state: city.regionName,
      country: city.country.toUpperCase(),
      hours: random() < 0.2 ? 'Mo-Fr 08:00-18:00; Sa 09:00-13:00' : '',
      address: `${Math.ceil(random() * 200)} ${pick(owners, random)} Street`,
    },
    { extract, sample: false },
  );
}
