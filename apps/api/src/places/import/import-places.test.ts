import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../platform/database/open-database';
import { type OpenTestDatabase, openTestDatabase } from '../../testing/open-test-database';
import { placeTable } from '../place-table';
import { PlacesFileError } from '../../osm/places-file-error';
import { loadSampleWhenEmpty } from '../sample/load-sample';
import { type SmallExtract, writePbf } from '../testing/write-pbf';
import { importPlaces } from './import-places';
import { readingsInPlace } from '../../testing/readings-in-place';

let test: OpenTestDatabase;
let database: DatabaseHandle;
let folder: string;
beforeAll(async () => {
  test = await openTestDatabase();
  database = test.open().write;
  folder = await mkdtemp(join(tmpdir(), 'keepmark-places-'));
});
afterEach(() => database.delete(placeTable));
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const cafe = { amenity: 'cafe', name: 'Café de Paris' };
const square = [1, 2, 3, 4, 1];
const corners = [
  { id: 1, lat: 43.73, lon: 7.42 },
  { id: 2, lat: 43.73, lon: 7.43 },
  { id: 3, lat: 43.74, lon: 7.43 },
  { id: 4, lat: 43.74, lon: 7.42 },
];
const monaco: SmallExtract = {
  nodes: [
    ...corners,
    {
      id: 9_100_000_001,
      lat: 43.7392,
      lon: 7.4268,
      tags: {
        ...cafe,
        'addr:housenumber': '1',
        'addr:street': 'Place du Casino',
        'addr:city': 'Monaco',
        'contact:website': 'www.example.org',
        phone: '+377 00 00',
        opening_hours: 'Mo-Su 08:00-20:00',
        'contact:instagram': 'cafe',
        cuisine: 'coffee_shop',
      },
    },
    { id: 11, lat: 43.73, lon: 7.42, tags: { amenity: 'cafe' } },
    { id: 12, lat: 43.73, lon: 7.42, tags: { name: 'A bench', amenity: 'bench' } },
  ],
  ways: [
    { id: 20, refs: square, tags: { name: 'Jardin exotique', leisure: 'park' } },
    { id: 21, refs: square },
    { id: 22, refs: [777, 778], tags: { name: 'Over the border', leisure: 'park' } },
  ],
  relations: [
    { id: 30, members: [{ type: 'way', ref: 21, role: 'outer' }], tags: { name: 'Musée', tourism: 'museum' } },
    {
      id: 31,
      members: [
        { type: 'way', ref: 21, role: 'outer' },
        { type: 'node', ref: 2, role: 'label' },
      ],
      tags: { name: 'Stade', leisure: 'stadium', building: 'yes' },
    },
  ],
};

async function fileOf(extract: SmallExtract | Buffer, name = 'monaco-latest.osm.pbf'): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, Buffer.isBuffer(extract) ? extract : writePbf(extract));
  return path;
}

const run = async (extract: SmallExtract | Buffer, name?: string) =>
  importPlaces(await fileOf(extract, name), {
    readings: readingsInPlace(),
    database,
    surroundings: () => ({ city: 'Monte-Carlo', state: '', country: 'MC' }),
  });
const all = () => database.select().from(placeTable).orderBy(asc(placeTable.placeId));

describe('importing an extract', () => {
  it('brings nodes, ways and relations that have a name and a kind, each at a point', async () => {
    expect(await run(monaco)).toEqual({
      extract: 'monaco',
      places: 4,
      locations: 2,
      withoutPoint: 1,
      unreadableHours: 0,
      added: 4,
      changed: 0,
      unchanged: 0,
      removed: 0,
    });
    expect(
      (await all()).map(({ placeId, type, title, latitude, longitude }) => [placeId, type, title, latitude, longitude]),
    ).toEqual([
      ['osm-n9100000001', 'cafe', 'Café de Paris', 43.7392, 7.4268],
      ['osm-r30', 'museum', 'Musée', 43.735, 7.425],
      ['osm-r31', 'stadium', 'Stade', 43.73, 7.43],
      ['osm-w20', 'park', 'Jardin exotique', 43.735, 7.425],
    ]);
  });

  it('keeps what the tags say of it', async () => {
    await run(monaco);
    const [place] = await database.select().from(placeTable).where(eq(placeTable.type, 'cafe'));
    expect(place).toMatchObject({
      city: 'Monaco',
      country: 'MC',
      address: '1 Place du Casino, Monaco',
      website: 'https://www.example.org',
      phone: '+377 00 00',
      hours: 'Mo-Su 08:00-20:00',
      profiles: [{ name: 'Instagram', url: 'https://www.instagram.com/cafe' }],
      timeZone: 'Europe/Monaco',
      sample: false,
      search: expect.stringMatching(/:#cafe'.*:cafe'.*:monaco'.*:paris'.*:shop'/),
    });
  });

  it('changes nothing the second time', async () => {
    await run(monaco);
    const before = await all();
    expect(await run(monaco)).toMatchObject({ added: 0, changed: 0, unchanged: 4, removed: 0 });
    expect(await all()).toEqual(before);
  });

  it('takes a newer edition: what has changed changes, what is gone goes, other extracts stay', async () => {
    await run(monaco);
    await run({ nodes: [{ id: 50, lat: 48.85, lon: 2.35, tags: cafe }] }, 'paris.osm.pbf');
    const [, , , , coffee] = monaco.nodes ?? [];
    const renamed = {
      ...coffee,
      id: 9_100_000_001,
      lat: 43.7392,
      lon: 7.4268,
      tags: { ...cafe, name: 'Café de la Gare' },
    };
    const newer = { ...monaco, nodes: [...corners, renamed], relations: [] };
    expect(await run(newer, 'monaco-260101.osm.pbf')).toMatchObject({ added: 0, changed: 1, unchanged: 1, removed: 2 });
    expect((await all()).map(({ placeId, title }) => [placeId, title])).toEqual([
      ['osm-n50', 'Café de Paris'],
      ['osm-n9100000001', 'Café de la Gare'],
      ['osm-w20', 'Jardin exotique'],
    ]);
  });

  it('puts a way over the 180th meridian where it is', async () => {
    const nodes = [
      { id: 1, lat: -16.8, lon: 179.9 },
      { id: 2, lat: -16.8, lon: -179.8 },
    ];
    await run({ nodes, ways: [{ id: 5, refs: [1, 2], tags: { name: 'Taveuni', leisure: 'park' } }] }, 'fiji.osm.pbf');
    expect(await all()).toMatchObject([{ latitude: -16.8, longitude: -179.95 }]);
  });

  it('takes the sample away, which does not come back', async () => {
    expect(await loadSampleWhenEmpty(database)).toBe(true);
    expect((await all()).every(({ sample }) => sample)).toBe(true);
    await run(monaco);
    expect(await database.$count(placeTable)).toBe(4);
    expect(await loadSampleWhenEmpty(database)).toBe(false);
    expect(await database.$count(placeTable)).toBe(4);
  });
});

describe('a file that is no extract', () => {
  const whole = writePbf(monaco);
  const cases: [string, Buffer, RegExp][] = [
    ['is empty', Buffer.alloc(0), /is empty\. Download it again/],
    ['ends in the middle', whole.subarray(0, whole.length - 20), /no whole .osm.pbf \(it ends in the middle\)/],
    ['ends behind its header', whole.subarray(0, 60), /no whole .osm.pbf/],
    ['is a text', Buffer.from('<osm version="0.6"></osm>'.repeat(100)), /no whole .osm.pbf/],
    ['is damaged', damaged(whole), /no whole .osm.pbf/],
    ['has history', writePbf({ features: ['HistoricalInformation'] }), /needs "HistoricalInformation"/],
    ['has no place', writePbf({ nodes: corners }), /holds no place with a name/],
  ];
  it.each(cases)(
    'stops the import with a sentence when it %s, and leaves everything as it was',
    async (_what, bytes, sentence) => {
      await run(monaco);
      const before = await all();
      const error: unknown = await run(bytes).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(PlacesFileError);
      expect((error as Error).message).toMatch(sentence);
      expect((error as Error).message).toMatch(/\. Nothing has been imported from it\.$/);
      expect(await all()).toEqual(before);
    },
  );

  it('is named when it is not there', async () => {
    const missing = importPlaces(join(folder, 'nowhere.osm.pbf'), {
      readings: readingsInPlace(),
      database,
      surroundings: () => ({ city: '', state: '', country: '' }),
    });
    await expect(missing).rejects.toThrow(/^There is no file .*nowhere\.osm\.pbf\. Give the path/);
  });
});

/** With a byte of the last block turned over. */
function damaged(whole: Buffer): Buffer {
  const copy = Buffer.from(whole);
  copy[copy.length - 15] = (copy[copy.length - 15] ?? 0) ^ 0xff;
  return copy;
}
