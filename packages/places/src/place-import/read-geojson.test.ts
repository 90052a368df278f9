import { describe, expect, it } from 'vitest';
import { readGeoJson } from './read-geojson';

const read = (data: object) =>
  [...readGeoJson(JSON.stringify(data)).places].map((entry) =>
    'values' in entry
      ? [entry.values.name, entry.values.latitude, entry.values.longitude, entry.remark ?? '']
      : entry.problem,
  );
const feature = (name: string, geometry: unknown, more: object = {}) => ({
  type: 'Feature',
  properties: { name },
  geometry,
  ...more,
});
const point = (...coordinates: unknown[]) => ({ type: 'Point', coordinates });
const named = (name: string) => ({ type: 'name', properties: { name } });
const collection = (crs: unknown, ...features: object[]) => ({ type: 'FeatureCollection', crs, features });

describe('GeoJSON in a coordinate system', () => {
  const meters = [feature('Fountain', point(261_845.7, 6_250_564.3)), feature('Near zero', point(120.5, 48.2))];

  it.each([
    'urn:ogc:def:crs:EPSG::3857',
    'urn:ogc:def:crs:EPSG:9.8.15:3857',
    'EPSG:3857',
    'epsg:900913',
    'http://www.opengis.net/def/crs/EPSG/0/3857',
    'WGS 84 / Pseudo-Mercator',
    'ESRI:102100',
  ])('reads Web Mercator as degrees: %s', (name) => {
    const [[, latitude, longitude, remark] = [], near = []] = read(collection(named(name), ...meters));
    expect([latitude, longitude, remark]).toEqual([expect.closeTo(48.8566, 3), expect.closeTo(2.3522, 3), '']);
    expect(near).toEqual(['Near zero', expect.closeTo(0.000433, 6), expect.closeTo(0.0010825, 6), '']);
  });

  it('reads the other ways to name it: a link, a code, a word, on a feature or a geometry', () => {
    const link = { type: 'link', properties: { href: 'https://spatialreference.org/ref/epsg/3857/proj4/' } };
    for (const crs of [link, { type: 'EPSG', properties: { code: 3857 } }, 'EPSG:3857']) {
      expect(read(collection(crs, ...meters))).toEqual(read(collection(named('EPSG:3857'), ...meters)));
    }
    const inside = collection(
      undefined,
      feature('A', point(261_845.7, 6_250_564.3), { crs: named('EPSG:3857') }),
      feature('B', { ...point(261_845.7, 6_250_564.3), crs: named('EPSG:3857') }),
      feature('C', point(10, 59)),
    );
    expect(read(inside).map(([, latitude]) => Math.round(Number(latitude)))).toEqual([49, 49, 59]);
  });

  it.each(['urn:ogc:def:crs:OGC:1.3:CRS84', 'EPSG:4326', 'urn:ogc:def:crs:EPSG::4326', 'CRS84', 'WGS 84', null])(
    'reads degrees as they are: %s',
    (name) => {
      const crs = name && named(name);
      expect(read(collection(crs, feature('Mill', point(10.75, 59.91))))).toEqual([['Mill', 59.91, 10.75, '']]);
    },
  );

  it.each([
    ['urn:ogc:def:crs:EPSG::25833', 'EPSG:25833'],
    ['EPSG:27700', 'EPSG:27700'],
    ['http://www.opengis.net/def/crs/EPSG/0/31467', 'EPSG:31467'],
    ['Amersfoort / RD New', 'Amersfoort / RD New'],
    ['WGS 84 / UTM zone 33N', 'WGS 84 / UTM zone 33N'],
    ['urn:ogc:def:crs:EPSG::43260', 'EPSG:43260'],
  ])('refuses %s by name', (name, shown) => {
    const file = collection(named(name), feature('Mill', point(10.75, 59.91)));
    expect(() => read(file)).toThrow(`in ${shown}, which`);
  });

  it('has no location for a feature in another system, and says so', () => {
    const other = feature('B', point(500_000, 6_000_000), { crs: named('EPSG:25833') });
    expect(read(collection(undefined, feature('A', point(10, 59)), other))).toEqual([
      ['A', 59, 10, ''],
      ['B', null, null, 'Its coordinates are in EPSG:25833, which we can’t read, so it has no location'],
    ]);
  });

  it('has no location beyond the world of the system', () => {
    expect(read(collection(named('EPSG:3857'), feature('Far', point(9e9, 1))))).toEqual([
      ['Far', null, null, 'Invalid coordinates, so it has no location'],
    ]);
  });
});

describe('GeoJSON geometries', () => {
  it('may be missing, nested, in 3D, or damaged, which is said', () => {
    const line = { type: 'LineString', coordinates: [[10, 59], 5, [10.1, 59.1]] };
    const features = [
      feature('High', point(10.75, 59.91, 812.5)),
      feature('Later', null),
      feature('Both', { type: 'GeometryCollection', geometries: [point(10.6, 59.6), line] }),
      feature('Line', line),
      feature('Texts', point('10.75', '59.91')),
      feature('Odd', { type: 'Circle', center: [1, 2] }),
      feature('Half', point(10)),
    ];
    expect(read(collection(undefined, ...features))).toEqual([
      ['High', 59.91, 10.75, ''],
      ['Later', null, null, ''],
      ['Both', 59.6, 10.6, expect.any(String)],
      ['Line', 59, 10, expect.any(String)],
      ['Texts', 59.91, 10.75, ''],
      ['Odd', null, null, 'We couldn’t read its geometry, so it has no location'],
      ['Half', null, null, 'Invalid coordinates, so it has no location'],
    ]);
  });

  it('may be nested without end', () => {
    const depth = 5000;
    const geometry = `${'{"type":"GeometryCollection","geometries":['.repeat(depth)}${']}'.repeat(depth)}`;
    const text = `{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"name":"Deep"},"geometry":${geometry}}]}`;
    expect([...readGeoJson(text).places]).toMatchObject([{ values: { name: 'Deep', latitude: null } }]);
  });
});

describe('GeoJSON across the antimeridian', () => {
  const west = [
    [179, -17],
    [180, -17],
    [180, -16],
    [179, -16],
    [179, -17],
  ];
  const east = [
    [-180, -17],
    [-177, -17],
    [-177, -16],
    [-180, -16],
    [-180, -17],
  ];
  const whole = [
    [179, -17],
    [-177, -17],
    [-177, -16],
    [179, -16],
    [179, -17],
  ];
  const beyond = whole.map(([x = 0, y]) => [x < 0 ? x + 360 : x, y]);

  it.each([
    ['cut in two', { type: 'MultiPolygon', coordinates: [[west], [east]] }],
    ['cut in two, east first', { type: 'MultiPolygon', coordinates: [[east], [west]] }],
    ['in one piece', { type: 'Polygon', coordinates: [whole] }],
    ['with longitudes beyond 180', { type: 'Polygon', coordinates: [beyond] }],
  ])('finds the center of an area %s', (_, geometry) => {
    expect(read(collection(undefined, feature('Taveuni', geometry)))).toEqual([
      ['Taveuni', -16.5, -179, 'An area: imported as its center'],
    ]);
  });

  it('keeps an area that is as wide as the world', () => {
    const box = [-180, 180, 180, -180, -180].map((x, at) => [x, at === 2 || at === 3 ? 60 : 20]);
    expect(read(collection(undefined, feature('World', { type: 'Polygon', coordinates: [box] })))).toEqual([
      ['World', 40, 0, 'An area: imported as its center'],
    ]);
  });

  it('keeps the points of a line beyond 180 degrees', () => {
    const line = { type: 'LineString', coordinates: beyond.slice(0, 3) };
    const [entry] = readGeoJson(JSON.stringify(collection(undefined, feature('Ferry', line)))).places;
    expect(entry).toMatchObject({ values: { latitude: -17, longitude: 179 } });
    expect(entry).not.toHaveProperty('remark', expect.stringContaining('Skipped'));
  });

  it('skips points at 0, 0 of a track that is elsewhere, with a remark', () => {
    const line = {
      type: 'LineString',
      coordinates: [
        [0, 0],
        [8.97, 48.74],
        [8.98, 48.75],
      ],
    };
    expect(read(collection(undefined, feature('Loop', line)))).toEqual([
      ['Loop', 48.74, 8.97, 'Skipped 1 point without a valid location'],
    ]);
  });
});

it('says why a place at 0, 0 has no location', () => {
  expect(read(collection(undefined, feature('Start', point(0, 0))))).toEqual([
    ['Start', null, null, 'At 0, 0, where apps put unknown locations, so it has no location'],
  ]);
});
