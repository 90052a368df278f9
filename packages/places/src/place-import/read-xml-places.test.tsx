// @vitest-environment jsdom
import { kmlGen } from '@tmcw/togeojson';
import { expect, it } from 'vitest';
import { parseXml } from './parse-xml';
import { placeOfFeature } from './place-of-feature';
import { decodeTrack } from '../place-track/stored-track';
import { readXmlPlaces } from './read-xml-places';

const point = (coordinates: string, more = '') => `<Point>${more}<coordinates>${coordinates}</coordinates></Point>`;
const red = '<styleUrl>#red</styleUrl>';
const placemarks = [
  `<name>Old Mill</name>${point(' 10.75,59.91,120 ')}`,
  `<name>Café &amp; Bar</name><description><![CDATA[<b>Closed</b> on<br>Mondays]]></description>${point('2.35, 48.85')}`,
  `<name>Red one</name>${red}${point('1,2')}`,
  `<name>Another red one</name><address>Mill Lane 1</address><phoneNumber>12</phoneNumber>${red}${point('3,4,0')}`,
  `<name>Without a style in the file</name><styleUrl>none</styleUrl>${point('5,6')}`,
  `<name>Route</name>${red}<LineString><coordinates>1,2 3,4</coordinates></LineString>`,
  `<name>Data</name><ExtendedData><Data name="Rooms"><value>3</value></Data></ExtendedData>${point('7,8')}`,
  `<name>High</name>${point('9,10,11', '<altitudeMode>absolute</altitudeMode>')}`,
  `<name>Two points</name><MultiGeometry>${point('1,1')}${point('2,2')}</MultiGeometry>`,
  `<name>Hidden</name><visibility>0</visibility><open>1</open><description> plain text </description>${point('1,2')}`,
  `<name>No location</name><description></description>`,
  `<name></name>${point('x,y')}`,
  `<name>Timed</name><TimeStamp><when>2026-01-02</when></TimeStamp>${point('1,3')}`,
];
const kml = `<?xml version="1.0" encoding="UTF-8"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>
  <Style id="red"><IconStyle><color>ff0000ff</color><Icon><href>https://a.example/red.png</href></Icon></IconStyle></Style>
  ${placemarks.map((inside) => `<Placemark>${inside}</Placemark>`).join('\n')}
  <GroundOverlay><name>Old map</name><LatLonBox><north>2</north><south>1</south><east>2</east><west>1</west></LatLonBox></GroundOverlay>
</Document></kml>`;

it('reads plain placemarks as togeojson reads them, among others and in their order', () => {
  const problem = 'Invalid coordinates (“x,y”), so it has no location';
  const expected = Array.from(kmlGen(parseXml(kml)), (feature) => {
    const place = placeOfFeature(feature);
    return 'problem' in place ? { label: place.label, problem } : place;
  });
  expect(Array.from(readXmlPlaces(kml).places)).toEqual(expected);
  expect(expected).toHaveLength(placemarks.length + 1);
});

it('matches the times of a track with gaps, and says what it skipped', () => {
  const moments = [5, 10, 15, 20].map((second) => `2026-05-02T07:00:${String(second).padStart(2, '0')}Z`);
  const coordinates = ['', '8.97 48.74 483', '', '8.98 48.75 484'];
  const samples = moments.map((when, at) => `<when>${when}</when><gx:coord>${coordinates[at]}</gx:coord>`).join('');
  const file = `<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"><Document>
    <Placemark><name>Loop</name><gx:Track>${samples}</gx:Track></Placemark></Document></kml>`;
  const [entry] = readXmlPlaces(file).places;
  expect(entry).toMatchObject({
    values: { latitude: 48.74, longitude: 8.97 },
    remark: 'Skipped 2 points without a valid location',
  });
  const track = entry && 'track' in entry && entry.track ? decodeTrack(entry.track) : undefined;
  expect(track?.segments.map((segment) => segment.map(({ timeMs }) => timeMs))).toEqual([
    [Date.parse('2026-05-02T07:00:10Z'), Date.parse('2026-05-02T07:00:20Z')],
  ]);
});

it('keeps JSON in a value and an address with a suite whole', () => {
  const json = '{"amenity":"cafe","levels":[1,2],"operator":{"name":"Ada"}}';
  const address = '100 Main St, Suite 200, Tower B, Apt 5, Austin, TX';
  const data = `<SimpleData name="tags">${json}</SimpleData><SimpleData name="broken">{"a":</SimpleData>`;
  const file = `<kml xmlns="http://www.opengis.net/kml/2.2"><Placemark><name>Mill</name><address>${address}</address>
    <ExtendedData><SchemaData schemaUrl="#s">${data}</SchemaData></ExtendedData>${point('1,2')}</Placemark></kml>`;
  expect(Array.from(readXmlPlaces(file).places)).toMatchObject([
    {
      values: {
        address,
        details: [
          { name: 'tags', value: json },
          { name: 'broken', value: '{"a":' },
        ],
      },
    },
  ]);
});
