import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { placesReading } from './places-reading';
import { positionInCell } from './written-position';

const reading = (content: string | Uint8Array, name: string) => placesReading(new File([content as BlobPart], name));

it.each([
  ['48°11\'05"N 16°18\'42"E', '48.1847222', '16.3116667'],
  ["19° 49.25' N, 155° 28.5' W", '19.8208333', '-155.475'],
  ['16°18′42″E 48°11′05″N', '48.1847222', '16.3116667'],
  ['48.5° S, 16,25° W', '-48.5', '-16.25'],
])('reads the position %s', (text, latitude, longitude) => {
  expect(positionInCell(text)).toEqual({ latitude, longitude });
});

it.each(['48°71\'05"N 16°18\'42"E', '0°13′S 78°30′O', '48°N 49°N', 'Vienna 48°N 16°E'])(
  'reads no position in %s',
  (text) => {
    expect(positionInCell(text)).toBeUndefined();
  },
);

it('keeps a position that it can’t read, with a remark', async () => {
  const { rows, remarks } = await reading('Place,Coordinates\nQuito,0°13′S 78°30′O\nLinz,near the Danube\n', 'a.csv');
  expect(rows).toMatchObject([
    { latitude: null, details: [{ name: 'Coordinates', value: '0°13′S 78°30′O' }] },
    { latitude: null, details: [{ name: 'Coordinates', value: 'near the Danube' }] },
  ]);
  expect(remarks).toEqual(['Quito: We couldn’t read “0°13′S 78°30′O”, so it has no location']);
});

it('says that coordinates of 0, 0 are none', async () => {
  expect(await reading('name,lat,lon\nZero,0,0\n', 'a.csv')).toMatchObject({
    rows: [{ latitude: null }],
    remarks: ['Zero: Its coordinates are 0, 0, so it has no location'],
  });
});

it('refuses a table without names of columns', async () => {
  const text = '-122.4194,37.7749,"Ferry","1 Plaza"\n-122.4783,37.8199,"Bridge",\n';
  await expect(reading(text, 'poi.csv')).rejects.toThrow('This table has no row with the names of its columns.');
});

it('takes the letters of an old file for those of its language', async () => {
  const { rows, remarks } = await reading(
    new Uint8Array(Buffer.from('Nazwa;Adres\n\u00AFabka;\u00A3uk 1\n', 'latin1')),
    'a.csv',
  );
  expect(rows).toMatchObject([{ name: 'Żabka', address: 'Łuk 1' }]);
  expect(remarks).toEqual([expect.stringContaining('Central European')]);
});

it('keeps the owner’s name and the types of a place in Organic Maps', async () => {
  const data =
    '<ExtendedData xmlns:mwm="https://omaps.app"><mwm:featureTypes><mwm:value>amenity-cafe</mwm:value></mwm:featureTypes>' +
    '<mwm:customName><mwm:lang code="default">Ours</mwm:lang></mwm:customName></ExtendedData>';
  const point = '<Point><coordinates>9.9,53.5</coordinates></Point>';
  const kml = `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><Placemark><name>Café</name>${point}${data}</Placemark></Document></kml>`;
  expect((await reading(kml, 'a.kml')).rows).toMatchObject([
    {
      name: 'Ours',
      details: [
        { name: 'Name on the map', value: 'Café' },
        { name: 'featureTypes', value: 'amenity-cafe' },
      ],
    },
  ]);
});

it('reads groups and addresses of OsmAnd', async () => {
  const gpx =
    '<gpx version="1.1" creator="OsmAnd 5" xmlns="http://www.topografix.com/GPX/1/1" xmlns:osmand="https://osmand.net"><wpt lat="50" lon="14"><name>U Dvou</name><type>Cafés</type><extensions><osmand:address>Žitná 12</osmand:address></extensions></wpt></gpx>';
  expect((await reading(gpx, 'favorites.gpx')).rows).toMatchObject([{ groups: ['Cafés'], address: 'Žitná 12' }]);
});

it('reads GeoJSON with a feature in each line', async () => {
  const line = (name: string) =>
    JSON.stringify({ type: 'Feature', properties: { name }, geometry: { type: 'Point', coordinates: [4, 52] } });
  expect((await reading(`${line('One')}\n${line('Two')}\n`, 'a.geojsonl')).rows).toMatchObject([
    { name: 'One', latitude: 52 },
    { name: 'Two', longitude: 4 },
  ]);
  await expect(reading(`${line('One')}\n{"type":"Fea`, 'a.geojsonl')).rejects.toThrow('damaged');
});

it('names TopoJSON and shapefiles', async () => {
  await expect(reading('{"type":"Topology","objects":{},"arcs":[]}', 'a.json')).rejects.toThrow(
    'This is a TopoJSON file',
  );
  const archive = zipSync({ 'a.shp': strToU8('x'), 'a.dbf': strToU8('x') });
  await expect(reading(archive, 'a.zip')).rejects.toThrow('This is a shapefile');
});
