import { describe, expect, it } from 'vitest';
import { nameInUrl, positionInUrl } from './google-maps-url';
import { placesOfCsv } from './places-of-csv';
import { readCsvTable } from './read-csv';
import { readGeoJson } from './read-geojson';

const valuesOf = (text: string) =>
  [...readGeoJson(text).places].map((entry) => ('values' in entry ? entry.values : entry));
const collection = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features });
const point = (longitude: number, latitude: number, properties: object) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
  properties,
});

describe('saved places from Google Takeout', () => {
  it('are read in the old shape', () => {
    const properties = {
      'Google Maps URL': 'http://maps.google.com/?cid=1234567',
      Location: {
        Address: 'Storgata 1, Oslo',
        'Business Name': 'The Old Mill',
        'Country Code': 'NO',
        'Geo Coordinates': { Latitude: '59.9100000', Longitude: '10.7500000' },
      },
      Published: '2019-05-01T10:00:00Z',
      Title: 'Old Mill',
      Updated: '2019-05-01T10:00:00Z',
    };
    const expected = {
      name: 'Old Mill',
      address: 'Storgata 1, Oslo',
      country: 'Norway',
      url: 'http://maps.google.com/?cid=1234567',
      placeId: 'google:1234567',
      latitude: 59.91,
      longitude: 10.75,
    };
    expect(valuesOf(collection(point(10.75, 59.91, properties)))).toMatchObject([expected]);
    // Without coordinates in the geometry, the location has them.
    expect(valuesOf(collection(point(0, 0, properties)))).toMatchObject([expected]);
  });

  it('are read in the new shape', () => {
    const properties = {
      date: '2024-02-03T10:00:00Z',
      google_maps_url: 'http://maps.google.com/?q=59.91,10.75&ftid=0x4641:0x8a',
      location: { address: 'Storgata 1, Oslo', country_code: 'NO', name: 'Old Mill' },
    };
    expect(valuesOf(collection(point(0, 0, properties)))).toMatchObject([
      { name: 'Old Mill', address: 'Storgata 1, Oslo', country: 'Norway', latitude: 59.91, longitude: 10.75 },
    ]);
  });

  it.each([
    [
      'https://www.google.com/maps/place/Old+Mill/@59.9,10.7,17z/data=!4m6!3m5!1s0x1:0x2!8m2!3d59.91!4d10.75',
      '59.91',
      '10.75',
    ],
    ['https://www.google.com/maps/search/59.91,10.75', '59.91', '10.75'],
    ['https://www.google.com/maps/search/59.91%2C-10.75', '59.91', '-10.75'],
    ['https://maps.google.com/?q=Old+Mill', undefined, undefined],
    ['https://www.google.com/maps/place/%E0%A4%A', undefined, undefined],
  ])('have coordinates in %s', (url, latitude, longitude) => {
    expect(positionInUrl(url)).toEqual(latitude === undefined ? undefined : { latitude, longitude });
  });

  it('have their name in the URL when they have no coordinates', () => {
    const properties = { google_maps_url: 'http://maps.google.com/?q=Corner+Caf%C3%A9,+Oslo&ftid=0x4641:0x8a' };
    expect(valuesOf(collection(point(0, 0, properties)))).toMatchObject([
      { name: 'Corner Café, Oslo', latitude: null },
    ]);
  });

  it.each([
    ['https://www.google.com/maps/place/Old+Mill/@59.9,10.7,17z', 'Old Mill'],
    ['http://maps.google.com/?q=59.91,10.75', ''],
    ['http://maps.google.com/?cid=123', ''],
    ['https://www.google.com/maps/place/%E0%A4%A', '%E0%A4%A'],
  ])('have a name in %s', (url, name) => {
    expect(nameInUrl(url)).toBe(name);
  });
});

describe('GeoJSON', () => {
  it('is read by the property names of other apps', () => {
    const tagged = {
      name: 'Old Mill',
      amenity: 'cafe',
      website: 'javascript:alert(1)',
      'addr:street': 'Storgata',
      'addr:city': 'Oslo',
    };
    expect(valuesOf(collection(point(10.75, 59.91, tagged)))).toMatchObject([
      { name: 'Old Mill', types: ['cafe'], url: '', address: 'Storgata', city: 'Oslo' },
    ]);
  });

  it('may have invalid entries, each with a reason', () => {
    const odd = [
      3,
      { type: 'Feature', geometry: { type: 'Point', coordinates: 'x' }, properties: { name: 'Odd' } },
      point(500, 95, { name: 'Far' }),
    ];
    expect([...readGeoJson(JSON.stringify({ features: odd })).places]).toMatchObject([
      { problem: 'Not a GeoJSON feature' },
      { values: { name: 'Odd', latitude: null } },
      {
        values: { name: 'Far', latitude: null },
        remark: 'Invalid coordinates, so it has no location',
      },
    ]);
  });
});

describe('a CSV file', () => {
  const rowsOf = (text: string) => {
    const table = readCsvTable(text);
    return [...placesOfCsv(table, table.match)].map((entry) => ('values' in entry ? entry.values : entry));
  };

  it('may be a Google Takeout list', () => {
    const list =
      'Title,Note,URL,Comment\n"Old Mill, Oslo",Closed,https://www.google.com/maps/place/Old+Mill/data=!4m2!3m1!1s0x46:0x8,\n,,,\n';
    expect(rowsOf(list)).toMatchObject([
      { name: 'Old Mill, Oslo', notes: 'Closed', placeId: 'google:0x46:0x8', latitude: null },
    ]);
  });

  it('may have the name of the list first, German headers and decimal commas', () => {
    const list = 'Wochenende in Oslo\n\nTitel;Notiz;Breitengrad;Längengrad\nAlte Mühle;Zu;59,91;10,75\n';
    expect(rowsOf(list)).toMatchObject([{ name: 'Alte Mühle', notes: 'Zu', latitude: 59.91, longitude: 10.75 }]);
  });

  it('may have headers in Finnish', () => {
    const list = 'Nimi;Osoite;Kaupunki;Maa;Kommentti\nVanha mylly;Rantatie 1;Oulu;Suomi;Kiinni\n';
    expect(rowsOf(list)).toMatchObject([
      { name: 'Vanha mylly', address: 'Rantatie 1', city: 'Oulu', notes: 'Kiinni', details: [] },
    ]);
  });

  it('has its names in the first column of words when no header says so', () => {
    const rows = 'Nr,Kohde,Lat,Lng,Väri\n1,Vanha mylly,65.01,25.47,punainen\n2,Myllytulli,65.02,25.48,sininen\n';
    expect(rowsOf(rows)).toMatchObject([
      { name: 'Vanha mylly', details: [{ name: 'Nr' }, { name: 'Väri' }] },
      { name: 'Myllytulli' },
    ]);
  });

  it('may have both coordinates in one column', () => {
    expect(rowsOf('WKT,name\n"POINT (10.75 59.91)",Old Mill\n')).toMatchObject([{ latitude: 59.91, longitude: 10.75 }]);
    expect(rowsOf('name,position\nOld Mill,"59.91, 10.75"\n')).toMatchObject([{ latitude: 59.91, longitude: 10.75 }]);
  });

  it('can be matched by hand', () => {
    const table = readCsvTable('A,B\nOslo,Old Mill\n');
    expect(table.match).toEqual([null, null]);
    expect([...placesOfCsv(table, ['city', 'name'])]).toMatchObject([{ values: { name: 'Old Mill', city: 'Oslo' } }]);
  });
});

describe('a list from Google Takeout', () => {
  const valuesIn = (text: string) => {
    const table = readCsvTable(text);
    return [...placesOfCsv(table, table.match)].map((entry) => ('values' in entry ? entry.values : entry));
  };
  const maps = 'https://www.google.com/maps';

  it.each([
    ['Japanese', 'タイトル,メモ,URL,コメント', 'いつか行きたい所'],
    ['Russian', 'Название,Примечание,URL,Комментарий', 'Хочу, когда-нибудь, посетить'],
    ['Arabic', 'العنوان,ملاحظة,عنوان الرابط,تعليق', 'قائمة'],
  ])('is read in %s, below its description', (_, header, description) => {
    const rows = [`Mill,Quiet,${maps}/place/Mill/data=!4m2!3m1!1s0x1:0x2,Later`, `,,${maps}/place/Garden+Gate/,`];
    const table = readCsvTable(`${description}\n\n${header}\n,,,\n${rows.join('\n')}\n`);
    expect(table.preamble).toBe(description);
    expect([...placesOfCsv(table, table.match)]).toMatchObject([
      { values: { name: 'Mill', notes: 'Quiet', placeId: 'google:0x1:0x2', details: [{ value: 'Later' }] } },
      { values: { name: 'Garden Gate' } },
    ]);
  });

  it.each(['Name,Address,Map link', 'Place,City,Google'])(
    'is not seen in a table that says otherwise: %s',
    (header) => {
      const table = readCsvTable(`${header}\nMill,Leeds,${maps}/place/Mill/\n`);
      expect(table.match.slice(0, 2)).toEqual(['name', header.includes('City') ? 'city' : 'address']);
    },
  );

  it('keeps a note of several lines, and reads the id in a link to Google Search', () => {
    const text = [
      '\uFEFFTo try, when in Kobe',
      '',
      'Title,Note,URL,Tags,Comment',
      ',,,,',
      `Sora,"Late.\r\nAsk for ""melon""",${maps}/place/Sora/data=!4m2!3m1!1s0x1:0x2,,`,
      'Kaze,,"https://www.google.com/search?q=Kaze&ludocid=7421903365518842017&ibp=gwp;0,7",,',
      `,,"${maps}/search/34.6901,135.1955",,`,
      '',
    ].join('\r\n');
    const [sora, kaze, pin, ...others] = valuesIn(text);
    expect(sora).toMatchObject({
      name: 'Sora',
      notes: expect.stringMatching(/^Late\.\r?\nAsk for "melon"$/) as string,
    });
    expect(kaze).toMatchObject({ name: 'Kaze', placeId: 'google:7421903365518842017', latitude: null });
    expect(pin).toMatchObject({ latitude: 34.6901, longitude: 135.1955 });
    expect(others).toEqual([]);
  });
});
