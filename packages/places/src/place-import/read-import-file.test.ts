// @vitest-environment jsdom
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ImportFileError } from './import-file-error';
import { importLimits } from './limits';
import { readImportFile } from './read-import-file';

const fileOf = (content: string | Uint8Array, name = 'places') => new File([content as BlobPart], name);
const kml = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inside}</Document></kml>`;
const placemark = (inside: string) => `<Placemark>${inside}</Placemark>`;
const gpx = (inside: string) =>
  `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${inside}</gpx>`;

async function entriesOf(content: string | Uint8Array) {
  const file = await readImportFile(fileOf(content));
  if (file.kind !== 'places') throw new Error('It was read as a table.');
  return file.places.map((entry) => ('values' in entry ? entry.values : entry));
}
const codeOf = async (content: string | Uint8Array) => {
  const error: unknown = await readImportFile(fileOf(content)).then(
    () => 'no error',
    (failure: unknown) => failure,
  );
  return error instanceof ImportFileError ? error.code : error;
};

describe('a KML file', () => {
  it('has placemarks, with their data as text, including those in folders', async () => {
    const entries = await entriesOf(
      kml(`<Folder><name>Oslo</name>
        ${placemark('<name>Old &amp; Mill</name><description><![CDATA[<b>Closed</b> on<br>Mondays]]></description><ExtendedData><Data name="notes"><value>Bring cash</value></Data></ExtendedData><Point><coordinates> 10.75,59.91,12 </coordinates></Point>')}
        ${placemark('<name><![CDATA[<img src=x onerror=alert(1)>]]></name><Point><coordinates>1,2</coordinates></Point>')}
      </Folder>
      ${placemark('<address>Storgata 1, Oslo</address>')}`),
    );
    expect(entries).toMatchObject([
      { name: 'Old & Mill', description: 'Closed on\nMondays', notes: 'Bring cash', latitude: 59.91, longitude: 10.75 },
      { name: '<img src=x onerror=alert(1)>', latitude: 2, longitude: 1 },
      { name: 'Storgata 1, Oslo', address: 'Storgata 1, Oslo', latitude: null },
    ]);
  });

  it('skips lines with a reason, uses the center of areas, and reads 0,0 as no location', async () => {
    const ring = '0,0 4,0 4,2 0,2 0,0';
    const entries = await entriesOf(
      kml(
        placemark('<name>Walk</name><LineString><coordinates>1,1 2,2</coordinates></LineString>') +
          placemark(
            `<name>Field</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${ring}</coordinates></LinearRing></outerBoundaryIs></Polygon>`,
          ) +
          placemark('<name>Null Island</name><Point><coordinates>0,0</coordinates></Point>') +
          placemark('<Point><coordinates>30.5,50.25</coordinates></Point>') +
          placemark('<styleUrl>#a</styleUrl>'),
      ),
    );
    expect(entries).toMatchObject([
      { label: 'Walk', problem: 'A line, such as a track, not a place' },
      { name: 'Field', latitude: 1, longitude: 2 },
      { name: 'Null Island', latitude: null, longitude: null },
      { name: 'Place at 50.25, 30.5' },
      { problem: 'No name and no location' },
    ]);
  });

  it('may be zipped as KMZ', async () => {
    const archive = zipSync({
      'images/pin.png': new Uint8Array(5000),
      'doc.kml': strToU8(kml(placemark('<name>Old Mill</name>'))),
    });
    expect(await entriesOf(archive)).toMatchObject([{ name: 'Old Mill' }]);
  });
});

describe('a GPX file', () => {
  it('has waypoints, and skips tracks and broken waypoints with a reason', async () => {
    const entries = await entriesOf(
      gpx(`<wpt lat="59.91" lon="10.75"><name>Old Mill</name><cmt>Bring cash</cmt><link href="https://mill.example/"/></wpt>
        <wpt lat="undefined" lon="x"><name>Broken</name></wpt>
        <trk><name>Morning run</name><trkseg><trkpt lat="1" lon="1"/><trkpt lat="2" lon="2"/></trkseg></trk>`),
    );
    expect(entries).toMatchObject([
      { label: 'Morning run' },
      { name: 'Old Mill', notes: 'Bring cash', url: 'https://mill.example/', latitude: 59.91 },
      { label: 'Broken', problem: 'Invalid coordinates: undefined, x' },
    ]);
  });
});

describe('readImportFile rejects', () => {
  it.each([
    ['damaged XML', kml(placemark('<name>Old Mill')), 'malformed'],
    ['XML entities', `<!DOCTYPE kml [<!ENTITY a "ha">]>${kml(placemark('<name>&a;</name>'))}`, 'entities'],
    ['another XML format', '<html><body>Sign in</body></html>', 'unknown-kind'],
    ['damaged JSON', '{"type": "FeatureCollection", "features": [', 'malformed'],
    ['other JSON', '{"jobs": []}', 'not-geojson'],
    ['no places', '{"type": "FeatureCollection", "features": []}', 'no-places'],
    ['plain text', 'Dear reader\nthis is a letter', 'unknown-kind'],
    ['an image', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'unknown-kind'],
    ['an archive without KML', zipSync({ 'a.txt': strToU8('a') }), 'no-kml'],
    ['a damaged archive', zipSync({ 'doc.kml': strToU8(kml('')) }).slice(0, 60), 'malformed'],
    ['an empty file', '', 'empty'],
  ])('%s', async (_, content, code) => {
    expect(await codeOf(content)).toBe(code);
  });

  it('a small archive that unzips to gigabytes', async () => {
    const bomb = zipSync({ 'doc.kml': new Uint8Array(importLimits.unpackedBytes + 1) }, { level: 9 });
    expect(bomb.length).toBeLessThan(200_000);
    expect(await codeOf(bomb)).toBe('bomb');
  });

  it('a file of 200 MB, without opening it', async () => {
    const file = fileOf('x');
    Object.defineProperty(file, 'size', { value: 200 * 1024 * 1024 });
    Object.defineProperty(file, 'arrayBuffer', { value: () => Promise.reject(new Error('opened')) });
    await expect(readImportFile(file)).rejects.toMatchObject({ code: 'too-large' });
  });

  it('a file whose reading is aborted', async () => {
    const many = kml(placemark('<name>A</name>').repeat(3000));
    const abort = new AbortController();
    const reading = readImportFile(fileOf(many), {
      signal: abort.signal,
      onProgress: () => abort.abort(new Error('aborted')),
    });
    await expect(reading).rejects.toThrow('aborted');
  });
});

describe('the encoding of a file', () => {
  const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
  const csv = 'Name;City\r\nCafé Ñandú;Málaga';

  async function firstRow(bytes: Uint8Array) {
    const file = await readImportFile(fileOf(bytes));
    return { row: file.kind === 'table' ? file.table.rows[0] : undefined, remark: file.remark };
  }

  it('is read from the byte-order mark', async () => {
    const utf16 = new Uint8Array([0xff, 0xfe, ...Array.from(csv).flatMap((letter) => [letter.charCodeAt(0), 0])]);
    expect(await firstRow(utf16)).toEqual({ row: ['Café Ñandú', 'Málaga'], remark: undefined });
    expect((await firstRow(new Uint8Array([0xef, 0xbb, 0xbf, ...strToU8(csv)]))).row).toEqual(['Café Ñandú', 'Málaga']);
  });

  it('is guessed for older files, with a note', async () => {
    const { row, remark } = await firstRow(latin1(csv));
    expect(row).toEqual(['Café Ñandú', 'Málaga']);
    expect(remark).toContain("isn't in UTF-8");
  });

  it('is read from the XML declaration', async () => {
    const xml = kml(placemark('<name>Café</name>')).replace('UTF-8', 'ISO-8859-1');
    expect(await entriesOf(latin1(xml))).toMatchObject([{ name: 'Café' }]);
  });
});
