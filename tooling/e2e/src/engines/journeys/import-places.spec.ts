import { strToU8, zipSync } from 'fflate';
import { signIn, test } from '../core-journey';

const kml = `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>
  <Folder><name>Norway</name>
  <Placemark><name>Old Mill</name><Point><coordinates>10.75,59.91,0</coordinates></Point></Placemark>
  <Placemark><name>Harbor &lt;b&gt; Museum</name><Point><coordinates>10.7,59.9,0</coordinates></Point></Placemark>
</Folder></Document></kml>`;

const gpx = `<gpx version="1.1" creator="Watch" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Lake walk</name><trkseg>
  <trkpt lat="30.27" lon="-97.74"><ele>150</ele><time>2026-05-01T10:00:00Z</time></trkpt>
  <trkpt lat="30.30" lon="-97.74"><ele>190</ele><time>2026-05-01T11:00:00Z</time></trkpt></trkseg></trk></gpx>`;

const list = (...rows: readonly string[]) => strToU8(['Title,Note,URL', ...rows].join('\n'));
const takeout = zipSync({
  'Takeout/Saved/Food.csv': list('Corner Bakery,Rye,', 'Springfield,,'),
  'Takeout/Saved/Austin.csv': list('Corner Bakery,,'),
  'Takeout/Maps/lake.gpx': strToU8(gpx),
  'Takeout/Maps/Settings.json': strToU8('{}'),
});

test.beforeEach(({ tab }) => signIn(tab, '/places/import'));

test('imports places and their folder from KML', async ({ tab, person }) => {
  await tab.css('input[type="file"]').first.chooseFiles(await person.file('trip.kml', kml));
  await tab.field('Norway (2)').isChecked();
  await tab.button('Import 2 places').click();
  await tab.link('Harbor <b> Museum').shows();
  await tab
    .role('listitem')
    .with(/Old Mill/)
    .says('Norway');
});

test('imports a track from GPX', async ({ tab, person }) => {
  await tab.css('input[type="file"]').first.chooseFiles(await person.file('lake.gpx', gpx));
  await tab.button('Import 1 place').click();
  await tab.link('Lake walk').click();
  await tab.text('Track: 2.1 miles, 131 ft climb, 1 h').shows();
});

test('imports a Takeout ZIP into its groups', async ({ tab, person }) => {
  await tab.css('input[type="file"]').first.chooseFiles(await person.file('takeout.zip', takeout));
  await tab.text(/^Skipped 1 file/).shows();
  await tab.field('Food (2)').isChecked();
  await tab.button('Import 3 places').click();
  await tab
    .role('list', 'Saved places')
    .role('listitem')
    .with(/Corner Bakery/)
    .says('Food, Austin');
  await tab.reload();
  await tab.link('Lake walk').shows();
});
