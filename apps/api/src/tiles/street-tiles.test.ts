import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { PMTiles } from 'pmtiles';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPlaces } from '../places/import/read-places';
import { type SmallExtract, writePbf } from '../places/testing/write-pbf';
import { StreetTiles } from './street-tiles';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keepmark-tiles-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A street corner with a house, a park with a pond, and a coast in the south. */
const town: SmallExtract = {
  bounds: [7, 43, 7.02, 43.02],
  nodes: [
    { id: 1, lat: 43.01, lon: 7.001 },
    { id: 2, lat: 43.01, lon: 7.019 },
    { id: 3, lat: 43.012, lon: 7.01 },
    { id: 4, lat: 43.0121, lon: 7.01 },
    { id: 5, lat: 43.0121, lon: 7.0101 },
    { id: 6, lat: 43.014, lon: 7.002 },
    { id: 7, lat: 43.014, lon: 7.008 },
    { id: 8, lat: 43.018, lon: 7.008 },
    { id: 9, lat: 43.018, lon: 7.002 },
    { id: 10, lat: 43.015, lon: 7.003 },
    { id: 11, lat: 43.015, lon: 7.006 },
    { id: 12, lat: 43.017, lon: 7.006 },
    { id: 13, lat: 43.005, lon: 7.03 },
    { id: 14, lat: 43.005, lon: 6.99 },
    { id: 15, lat: 43.011, lon: 7.011, tags: { place: 'town', name: 'Port', population: '1200' } },
  ],
  ways: [
    { id: 20, refs: [1, 2], tags: { highway: 'primary', name: 'Rue Longue', ref: 'D 1', bridge: 'yes' } },
    { id: 21, refs: [3, 4, 5, 3], tags: { building: 'yes' } },
    { id: 22, refs: [6, 7, 8] },
    { id: 23, refs: [6, 9, 8] },
    { id: 24, refs: [10, 11, 12, 10], tags: { natural: 'water' } },
    { id: 25, refs: [14, 13], tags: { natural: 'coastline' } },
    { id: 26, refs: [1, 777], tags: { highway: 'footway' } },
  ],
  relations: [
    {
      id: 30,
      members: [
        { type: 'way', ref: 22, role: 'outer' },
        { type: 'way', ref: 23, role: 'outer' },
        { type: 'way', ref: 24, role: 'inner' },
      ],
      tags: { type: 'multipolygon', leisure: 'park', name: 'Grand Parc' },
    },
    { id: 31, members: [{ type: 'way', ref: 22 }], tags: { boundary: 'administrative', admin_level: '2' } },
  ],
};

async function stage(extract: SmallExtract, name: string): Promise<StreetTiles> {
  const path = join(folder, `${name}.osm.pbf`);
  await writeFile(path, writePbf(extract));
  const tiles = await StreetTiles.open(folder, name);
  const reader = readPlaces(path, { shapes: tiles.shapes });
  while (!(await reader.next()).done);
  return tiles;
}

async function importTiles(extract: SmallExtract, name = 'town'): Promise<void> {
  const tiles = await stage(extract, name);
  await tiles.build();
  await tiles.commit();
}

async function openArchive(): Promise<PMTiles> {
  const bytes = await readFile(join(folder, 'streets.pmtiles'));
  return new PMTiles({
    getKey: () => 'streets',
    getBytes: async (offset, length) => ({ data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer }),
  });
}

function tileAt(zoom: number, longitude: number, latitude: number): [z: number, x: number, y: number] {
  const mercator = Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
  return [
    zoom,
    Math.floor(((longitude + 180) / 360) * 2 ** zoom),
    Math.floor((0.5 - mercator / (2 * Math.PI)) * 2 ** zoom),
  ];
}

/** What a layer draws in the tile of a point, as the map reads it. */
async function drawn(layer: string, zoom = 14, [longitude, latitude] = [7.01, 43.012]): Promise<VectorTileFeature[]> {
  const tile = await (await openArchive()).getZxy(...tileAt(zoom, longitude, latitude));
  if (!tile) return [];
  const { layers } = new VectorTile(new PbfReader(tile.data));
  return Array.from({ length: layers[layer]?.length ?? 0 }, (_, index) => layers[layer]!.feature(index));
}

const kinds = async (...where: Parameters<typeof drawn>) =>
  (await drawn(...where)).map(({ properties }) => properties['kind']);

describe('the tiles of an extract', () => {
  it('have roads with their names and numbers, and the names of settlements', async () => {
    await importTiles(town);
    const [road] = await drawn('roads');
    expect(road?.properties).toEqual({
      kind: 'major_road',
      kind_detail: 'primary',
      is_bridge: true,
      ref: 'D 1',
      name: 'Rue Longue',
    });
    const line = road?.toGeoJSON(...(tileAt(14, 7.01, 43.012).slice(1) as [number, number]), 14).geometry;
    expect(line).toMatchObject({ type: 'LineString' });
    for (const [, latitude] of (line as GeoJSON.LineString).coordinates) expect(latitude).toBeCloseTo(43.01, 4);
    expect((await drawn('places'))[0]?.properties).toEqual({
      kind: 'locality',
      kind_detail: 'town',
      population: 1200,
      name: 'Port',
    });
  });

  it('have parks with their holes, water, buildings, borders, land and sea', async () => {
    await importTiles(town);
    const park = [7.005, 43.016] as [number, number];
    const [area] = await drawn('landuse', 14, park);
    expect(area?.properties).toEqual({ kind: 'park' });
    expect(area?.loadGeometry()).toHaveLength(2);
    expect(await kinds('water', 14, park)).toContain('water');
    expect(await kinds('pois', 14, park)).toEqual(['park']);
    expect(await kinds('boundaries', 14, park)).toEqual(['country']);
    expect(await kinds('buildings')).toEqual(['building']);
    expect(await kinds('earth')).toContain('earth');
    expect(await kinds('water', 14, [7.01, 43.001])).toContain('ocean');
  });

  it('leave details out of the far view', async () => {
    await importTiles(town);
    expect(await kinds('roads', 8)).toEqual(['major_road']);
    expect(await kinds('buildings', 12)).toEqual([]);
    expect(await kinds('places', 8)).toEqual(['locality']);
  });

  it('say where they are and whom to credit', async () => {
    await importTiles(town);
    const archive = await openArchive();
    expect(await archive.getHeader()).toMatchObject({
      minZoom: 7,
      maxZoom: 14,
      clustered: true,
    });
    expect(await archive.getMetadata()).toMatchObject({
      attribution: expect.stringContaining('OpenStreetMap contributors'),
      'keepmark:extracts': [town.bounds],
    });
  });
});

describe('around an extract', () => {
  it('the tiles draw the coast on, so that a map asks for them there, too', async () => {
    await importTiles(town);
    const { minLon, minLat, maxLon, maxLat } = await (await openArchive()).getHeader();
    const [west, south, east, north] = town.bounds!;
    expect(minLon).toBeLessThan(west);
    expect(minLat).toBeLessThan(south);
    expect(maxLon).toBeGreaterThan(east);
    expect(maxLat).toBeGreaterThan(north);
    expect([
      ...(await kinds('earth', 14, [minLon, 43.01])),
      ...(await kinds('water', 14, [minLon, 43.01])),
    ]).not.toEqual([]);
  });
});

describe('importing again', () => {
  it('keeps the streets of other extracts, and replaces those of an earlier edition', async () => {
    const shifted = { ...town, bounds: undefined, nodes: town.nodes?.map((node) => ({ ...node, lon: node.lon + 1 })) };
    await importTiles(town);
    await importTiles({ ...shifted, bounds: [8, 43, 8.02, 43.02] }, 'neighbor');
    await importTiles({ ...town, ways: town.ways?.filter(({ id }) => id !== 20) });
    expect(await kinds('roads')).toEqual([]);
    expect(await kinds('roads', 14, [8.01, 43.012])).toEqual(['major_road']);
    const areas = [town.bounds, [8, 43, 8.02, 43.02]];
    expect(await (await openArchive()).getMetadata()).toMatchObject({
      'keepmark:extracts': expect.arrayContaining(areas),
    });
  });

  it('draws what two extracts share once', async () => {
    await importTiles(town);
    const layers = ['roads', 'buildings', 'places', 'landuse', 'boundaries'];
    const before = await Promise.all(layers.map((layer) => kinds(layer)));
    await importTiles(town, 'region');
    expect(await Promise.all(layers.map((layer) => kinds(layer)))).toEqual(before);
  });

  it('draws the coast of an extract as it is, not as the coast of its neighbor goes on', async () => {
    const coastOf = () => Promise.all(['earth', 'water'].map(async (layer) => (await drawn(layer)).length));
    await importTiles(town);
    const before = await coastOf();
    const neighbor: SmallExtract = {
      bounds: [7.03, 43, 7.05, 43.02],
      nodes: [
        { id: 1, lat: 43.019, lon: 7.02 },
        { id: 2, lat: 43.019, lon: 7.06 },
      ],
      ways: [{ id: 1, refs: [1, 2], tags: { natural: 'coastline' } }],
    };
    await importTiles(neighbor, 'neighbor');
    expect(await coastOf()).toEqual(before);
    expect(await kinds('water', 14, [7.04, 43.012])).toEqual(['ocean']);
  });

  it('leaves the archive as it was when it is stopped', async () => {
    await importTiles(town);
    const before = await readFile(join(folder, 'streets.pmtiles'));
    const tiles = await stage({ ...town, ways: [] }, 'town');
    await tiles.build();
    await tiles.discard();
    expect(await readFile(join(folder, 'streets.pmtiles'))).toEqual(before);
    expect((await readdir(folder)).filter((name) => !name.endsWith('.osm.pbf')).toSorted()).toEqual([
      'extracts',
      'streets.pmtiles',
    ]);
  });
});
