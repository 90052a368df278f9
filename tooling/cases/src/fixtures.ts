import { strToU8, zipSync } from 'fflate';
import type { FileReading } from '@keepmark/ui/file-reading';

interface Fixture {
  readonly kind: FileReading['kind'];
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const lines = (...each: readonly string[]) => each.join('\r\n');

const vcard = lines(
  'BEGIN:VCARD',
  'VERSION:3.0',
  'FN:Mira Solano',
  'ORG:Birch & Co',
  'TEL:+1 512 555 0101',
  'END:VCARD',
  '',
);
const contactsCsv = lines('Name,Company,Email', '"Lund, Björn",Nordlys AS,bjorn@nordlys.example', '');
const calendar = lines(
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VEVENT',
  'UID:one@birch.example',
  'DTSTAMP:20261120T090000Z',
  'DTSTART;TZID=Europe/Oslo:20261203T100000',
  'RRULE:FREQ=WEEKLY;COUNT=3',
  'SUMMARY:Interview at Birch & Co',
  'DESCRIPTION:Join at https://meet.birch.example/x',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
);
const jobsCsv = lines(
  'Company;Position;Status;Applied',
  '"Birch; Co";"Data\nAnalyst";Applied;03.11.2026',
  'Quill;Clerk;Maybe;',
  '',
);
const jobsJson = JSON.stringify({
  format: 'keepmark-jobs',
  version: 2,
  jobs: [{ jobTitle: 'Clerk', companyName: 'Quill', dateAdded: '2026-11-03' }],
});
const kml =
  '<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Cafés</name><Placemark><name>Tuuli</name><description><![CDATA[<b>Oat</b> milk]]></description><Point><coordinates>24.93,60.16,0</coordinates></Point></Placemark></Document></kml>';
const gpx =
  '<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="48.1" lon="11.5"><name>Bench</name></wpt><trk><trkseg><trkpt lat="48.1" lon="11.5"/><trkpt lat="48.2" lon="11.6"/></trkseg></trk></gpx>';
const geoJson = JSON.stringify({
  type: 'FeatureCollection',
  features: [{ type: 'Feature', properties: { name: 'Hut' }, geometry: { type: 'Point', coordinates: [10.7, 59.9] } }],
});
const placesCsv = lines('Title,Note,URL', 'Bakery Sora,"Ask for the ""melon"" bun",https://maps.example/?q=1', '');
const work = [{ name: 'Fjord Ferries', position: 'Mate', startDate: '2021-04', highlights: ['Kept time'] }];
const jsonResume = JSON.stringify({ basics: { name: 'Otto Berg', email: 'otto@berg.example' }, work });
const renderCv =
  'cv:\n  name: Otto Berg\n  sections:\n    Work:\n      - company: Fjord Ferries\n        position: Mate\n        start_date: 2021-04\n';
const text = lines(
  'Otto Berg',
  'otto@berg.example',
  '',
  'Experience',
  'Mate, Fjord Ferries',
  'April 2021 – present',
  '• Kept time',
  '',
);
const paragraph = (words: string) => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`;
const word = zipSync({
  '[Content_Types].xml': strToU8(
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  ),
  '_rels/.rels': strToU8(
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  ),
  'word/document.xml': strToU8(
    `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${['Otto Berg', 'Experience', 'Mate, Fjord Ferries, 2021 – present'].map(paragraph).join('')}</w:body></w:document>`,
  ),
});

const fixture = (kind: FileReading['kind'], name: string, content: string | Uint8Array): Fixture => ({
  kind,
  name,
  bytes: new Uint8Array(typeof content === 'string' ? new TextEncoder().encode(content) : content),
});

/** A small file of each form that people import. */
export const fixtures: readonly Fixture[] = [
  fixture('contacts', 'one.vcf', vcard),
  fixture('contacts', 'one.csv', contactsCsv),
  fixture('interviews', 'one.ics', calendar),
  fixture('jobs', 'two.csv', jobsCsv),
  fixture('jobs', 'one.json', jobsJson),
  fixture('places', 'one.kml', kml),
  fixture('places', 'one.kmz', zipSync({ 'doc.kml': strToU8(kml) })),
  fixture('places', 'one.gpx', gpx),
  fixture('places', 'one.geojson', geoJson),
  fixture('places', 'one.csv', placesCsv),
  fixture('resume', 'resume.json', jsonResume),
  fixture('resume', 'resume.yaml', renderCv),
  fixture('resume', 'resume.txt', text),
  fixture('resume', 'resume.docx', word),
];
