// @vitest-environment jsdom
import { deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ImportFileError } from './import-file-error';
import { importLimits } from './limits';
import type { ImportedFile } from './read-import-file';
import { readImportFiles } from './read-import-files';

const fileOf = (content: string | Uint8Array, name = 'places') => new File([content as BlobPart], name);
const kml = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inside}</Document></kml>`;
const placemark = (inside: string) => `<Placemark>${inside}</Placemark>`;
const gpx = (inside: string) =>
  `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${inside}</gpx>`;

/** A ZIP with one file of zeros. Node compresses it in a fraction of the time that JavaScript takes. */
function zipOfZeros(name: string, bytes: number): Uint8Array {
  const compressed = deflateRawSync(new Uint8Array(bytes));
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04_03_4b_50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(compressed.length, 18);
  header.writeUInt32LE(bytes, 22);
  header.writeUInt16LE(name.length, 26);
  return Uint8Array.from(Buffer.concat([header, Buffer.from(name), compressed]));
}

async function onlyFile(file: File): Promise<ImportedFile> {
  const { files } = await readImportFiles([file]);
  const [only] = files;
  if (!only || files.length > 1) throw new Error(`There are ${files.length} files.`);
  return only;
}

async function entriesOf(content: string | Uint8Array) {
  const file = await onlyFile(fileOf(content));
  if (file.kind !== 'places') throw new Error('It was read as a table.');
  return file.places.map((entry) => ('values' in entry ? entry.values : entry));
}
const codeOf = async (content: string | Uint8Array) => {
  const error: unknown = await readImportFiles([fileOf(content)]).then(
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

  it('may have ampersands that are not escaped', async () => {
    const entries = await entriesOf(kml(placemark('<name>Fish & Chips &amp; More &#39;24</name>')));
    expect(entries).toMatchObject([{ name: "Fish & Chips & More '24" }]);
  });

  it('reads lines as tracks, uses the center of areas, and reads 0,0 as no location', async () => {
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
      { name: 'Walk', latitude: 1, longitude: 1 },
      { name: 'Field', latitude: 1, longitude: 2 },
      { name: 'Null Island', latitude: null, longitude: null },
      { name: 'Place at 50.25, 30.5' },
      { problem: 'No name and no location' },
    ]);
  });

  it('may be a backup with a file for each list, which names the group', async () => {
    const list = (name: string, place: string) =>
      strToU8(`<kml><Document><name>${name}</name><Placemark><name>${place}</name></Placemark></Document></kml>`);
    const links = ['a', 'b'].map((file) => `<NetworkLink><Link><href>files/${file}.kml</href></Link></NetworkLink>`);
    const archive = zipSync({
      'doc.kml': strToU8(`<kml><Document><name>All</name>${links.join('')}</Document></kml>`),
      'files/a.kml': list('Quiet cafés', 'Tuuli'),
      'files/b.kml': list('Sunday hikes', 'Nuuksio gate'),
    });
    const { files, skipped } = await readImportFiles([fileOf(archive, 'backup.kmz')]);
    expect(files.map(({ listGroup }) => listGroup)).toEqual(['Quiet cafés', 'Sunday hikes']);
    expect(files.flatMap((file) => (file.kind === 'places' ? file.places : []))).toMatchObject([
      { values: { name: 'Tuuli' } },
      { values: { name: 'Nuuksio gate' } },
    ]);
    expect(skipped).toEqual([]);
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
  it('has waypoints and tracks, and skips broken waypoints with a reason', async () => {
    const entries = await entriesOf(
      gpx(`<wpt lat="59.91" lon="10.75"><name>Old Mill</name><cmt>Bring cash</cmt><link href="https://mill.example/"/></wpt>
        <wpt lat="undefined" lon="x"><name>Broken</name></wpt>
        <trk><name>Morning run</name><trkseg><trkpt lat="1" lon="1"/><trkpt lat="2" lon="2"/></trkseg></trk>`),
    );
    expect(entries).toMatchObject([
      { name: 'Old Mill', notes: 'Bring cash', url: 'https://mill.example/', latitude: 59.91 },
      { label: 'Broken', problem: 'Invalid coordinates: undefined, x' },
      { name: 'Morning run', latitude: 1, longitude: 1 },
    ]);
  });

  it('has the links of GPX 1.0 once, and elements of other apps as details', async () => {
    const cache = '<gs:cache id="1"><gs:name>Third Bench</gs:name><gs:difficulty>1.5</gs:difficulty></gs:cache>';
    const [first, second] = await entriesOf(
      `<gpx version="1.0" xmlns="http://www.topografix.com/GPX/1/0" xmlns:gs="http://cache.example/1"><name>List</name>
        <wpt lat="48,1371" lon="11,5754"><name>GC0EX1</name><url>https://caches.example/GC0EX1</url><urlname>Third Bench</urlname>${cache}</wpt>
        <wpt lat="48.1" lon="11.5"><name>GC0EX2</name><url>https://caches.example/GC0EX2</url><urlname>Old Oak</urlname></wpt></gpx>`,
    );
    expect(first).toMatchObject({
      name: 'GC0EX1',
      url: 'https://caches.example/GC0EX1',
      latitude: 48.1371,
      longitude: 11.5754,
      details: [
        { name: 'cache > name', value: 'Third Bench' },
        { name: 'cache > difficulty', value: '1.5' },
      ],
    });
    expect(second).toMatchObject({ details: [{ name: 'Link name', value: 'Old Oak' }] });
  });

  it('has tracks with decimal commas, without the points that have no location', async () => {
    const points = ['lat="0" lon="0"', 'lat="48,5" lon="8,5"', 'lat="48,6" lon="8,6"', 'lat="" lon=""'];
    const entry = `<trk><name>Loop</name><trkseg>${points.map((point) => `<trkpt ${point}><ele>1,5</ele></trkpt>`).join('')}</trkseg></trk>`;
    expect(await entriesOf(gpx(entry))).toMatchObject([{ name: 'Loop', latitude: 48.5, longitude: 8.5 }]);
  });
});

describe('what no field holds', () => {
  const detailsOf = async (content: string) => {
    const [first] = await entriesOf(content);
    return first && 'details' in first
      ? Object.fromEntries((first.details ?? []).map(({ name, value }) => [name, value]))
      : first;
  };

  it('becomes details of a KML placemark', async () => {
    const details = await detailsOf(
      kml(
        placemark(
          `<name>Mill</name><TimeStamp><when>2024-05-01</when></TimeStamp><styleUrl>#red</styleUrl>
          <ExtendedData><Data name="Height"><value>12</value></Data><SchemaData><SimpleData name="Owner">Ada</SimpleData></SchemaData></ExtendedData>
          <Point><coordinates>10,59,120.5</coordinates></Point>`,
        ),
      ),
    );
    expect(details).toEqual({ Height: '12', Owner: 'Ada', Time: '2024-05-01', styleUrl: '#red', Elevation: '120.5' });
  });

  it('becomes details of a GPX waypoint', async () => {
    const details = await detailsOf(
      gpx(`<wpt lat="59" lon="10"><ele>120</ele><time>2024-05-01T10:00:00Z</time><name>Mill</name><sym>Flag, Blue</sym>
        <extensions><x:WaypointExtension xmlns:x="urn:x"><x:Address><x:City>Oslo</x:City></x:Address></x:WaypointExtension></extensions></wpt>`),
    );
    expect(details).toEqual({
      Elevation: '120',
      Time: '2024-05-01T10:00:00Z',
      Symbol: 'Flag, Blue',
      'WaypointExtension > Address > City': 'Oslo',
    });
  });

  it('keeps the addresses of links and pictures in descriptions', async () => {
    const html = '<![CDATA[<a href="https://mill.example/">Site</a><br><img src="https://mill.example/a.jpg">]]>';
    expect(await entriesOf(kml(placemark(`<name>Mill</name><description>${html}</description>`)))).toMatchObject([
      { description: 'Site (https://mill.example/)\nhttps://mill.example/a.jpg' },
    ]);
  });
});

describe('several files', () => {
  const list = (name: string) => fileOf(`Title,Note,URL\n${name},,\n`, `${name}.csv`);

  it('are read together, with a ZIP inside and a group from each name', async () => {
    const takeout = zipSync({
      'Takeout/Saved/Oslo 2026.csv': strToU8('A list for the summer\n\nTitle,Note,URL\nOld Mill,,\n'),
      'Takeout/Maps/Saved Places.json': strToU8(
        JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', properties: { name: 'Pier' } }] }),
      ),
      'Takeout/Maps/Settings.json': strToU8('{"theme": "dark"}'),
      'Takeout/Photos/pier.jpg': new Uint8Array(9000),
    });
    const { files, skipped } = await readImportFiles([list('Food'), fileOf(takeout, 'takeout.zip')]);
    expect(files.map(({ name, listGroup, description }) => [name, listGroup, description])).toEqual([
      ['Food.csv', 'Food', ''],
      ['Oslo 2026.csv', 'Oslo 2026', 'A list for the summer'],
      ['Saved Places.json', '', ''],
    ]);
    expect(skipped.map(({ name }) => name)).toEqual(['Settings.json']);
  });

  it('are rejected only when none has places', async () => {
    const { files, skipped } = await readImportFiles([list('Food'), fileOf('', 'empty.kml')]);
    expect([files.length, skipped]).toEqual([1, [{ name: 'empty.kml', reason: expect.stringContaining('empty') }]]);
    await expect(readImportFiles([fileOf('', 'a.kml'), fileOf('{', 'b.json')])).rejects.toMatchObject({
      code: 'nothing-readable',
    });
  });
});

describe('reading a file rejects', () => {
  it.each([
    ['damaged XML', kml(placemark('<name>Old Mill')), 'malformed'],
    ['XML entities', `<!DOCTYPE kml [<!ENTITY a "ha">]>${kml(placemark('<name>&a;</name>'))}`, 'entities'],
    ['another XML format', '<html><body>Sign in</body></html>', 'unknown-kind'],
    ['damaged JSON', '{"type": "FeatureCollection", "features": [', 'malformed'],
    ['other JSON', '{"jobs": []}', 'not-geojson'],
    ['no places', '{"type": "FeatureCollection", "features": []}', 'no-places'],
    ['plain text', 'Dear reader\nthis is a letter', 'unknown-kind'],
    ['an image', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'unknown-kind'],
    ['an archive without places', zipSync({ 'a.png': strToU8('a') }), 'nothing-inside'],
    ['a damaged archive', zipSync({ 'doc.kml': strToU8(kml('')) }).slice(0, 60), 'malformed'],
    ['an empty file', '', 'empty'],
  ])('%s', async (_, content, code) => {
    expect(await codeOf(content)).toBe(code);
  });

  it('a small archive that unzips to gigabytes', async () => {
    const bomb = zipOfZeros('doc.kml', importLimits.unpackedBytes + 1);
    expect(bomb.length).toBeLessThan(200_000);
    expect(await codeOf(bomb)).toBe('bomb');
  });

  it('a file of 200 MB, without opening it', async () => {
    const file = fileOf('x');
    Object.defineProperty(file, 'size', { value: 200 * 1024 * 1024 });
    Object.defineProperty(file, 'arrayBuffer', { value: () => Promise.reject(new Error('opened')) });
    await expect(readImportFiles([file])).rejects.toMatchObject({ code: 'too-large' });
  });

  it('a file whose reading is aborted', async () => {
    const many = kml(placemark('<name>A</name>').repeat(3000));
    const abort = new AbortController();
    const reading = readImportFiles([fileOf(many)], {
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
    const file = await onlyFile(fileOf(bytes));
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
    expect(remark).toContain('isn’t in UTF-8');
  });

  it('is read from the XML declaration', async () => {
    const xml = kml(placemark('<name>Café</name>')).replace('UTF-8', 'ISO-8859-1');
    expect(await entriesOf(latin1(xml))).toMatchObject([{ name: 'Café' }]);
  });
});
