// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { readXmlPlaces } from './read-xml-places';

const kml = (inside: string) => `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inside}</Document></kml>`;
const pin = (coordinates: string) =>
  kml(`<Placemark><name>Mill</name><Point><coordinates>${coordinates}</coordinates></Point></Placemark>`);

/** Where the first place of a file is, its elevation, and what is said about it. */
function read(text: string) {
  const [place] = readXmlPlaces(text).places;
  if (!place || 'problem' in place) return place;
  const { latitude, longitude, details } = place.values;
  return { at: latitude === null ? null : [latitude, longitude], details, remark: place.remark };
}

describe('the coordinates of a pin', () => {
  it.each([
    ['10.75,59.91', 59.91, 10.75],
    [' 10.75, 59.91, 0 ', 59.91, 10.75],
    ['10.75,59.91,', 59.91, 10.75],
    ['19,3047125,48,6120984', 48.6120984, 19.3047125],
    ['-19,3047125,-48,6120984,0', -48.6120984, -19.3047125],
  ])('are read from "%s"', (text, latitude, longitude) => {
    expect(read(pin(text))).toEqual({ at: [latitude, longitude], details: [], remark: undefined });
  });

  it('have an elevation with a decimal comma, too', () => {
    const details = [{ name: 'Elevation', value: '120.5' }];
    expect(read(pin('19,3047125,48,6120984,120,5'))).toEqual({
      at: [48.6120984, 19.3047125],
      details,
      remark: undefined,
    });
  });

  it.each([',17.20417,0', ',17.20417', '17.20417', '17.20417,', 'x,y', '24,60,10,5', '1,2,3,4,5,6,7', '17.2 48.1'])(
    'stay empty with a remark for "%s"',
    (text) => {
      const remark = `Invalid coordinates (“${text}”), so it has no location`;
      expect(read(pin(text))).toEqual({ at: null, details: [], remark });
    },
  );
});

it('skips invalid points of a line, and says how many', () => {
  const text = kml(
    '<Placemark><name>Path</name><LineString><coordinates>10,59 ,60,0 11, 60 x,1 12,5000,61,5000</coordinates></LineString></Placemark>',
  );
  const [place] = readXmlPlaces(text).places;
  expect(place).toMatchObject({
    values: { latitude: 59, longitude: 10 },
    remark: 'Skipped 2 of its points: invalid coordinates',
  });
});

it('reads a file whose elements have a prefix', () => {
  const text = `<?xml version="1.0"?><kml:kml xmlns:kml="http://www.opengis.net/kml/2.2"><kml:Document>
    <kml:Folder><kml:name>Depots</kml:name><kml:Placemark><kml:name>North depot</kml:name>
    <kml:Point><kml:coordinates>24.9,60.2</kml:coordinates></kml:Point></kml:Placemark></kml:Folder></kml:Document></kml:kml>`;
  const { places, total } = readXmlPlaces(text);
  expect(total).toBe(1);
  expect([...places]).toMatchObject([{ values: { name: 'North depot', latitude: 60.2 }, groups: ['Depots'] }]);
});

describe('links to other files', () => {
  const link = (href: string) => `<NetworkLink><name>Trip</name><Link><href>${href}</href></Link></NetworkLink>`;

  it('are no places', () => {
    const text = kml(`${link('https://maps.example/kml?mid=1')}<Placemark><name>Mill</name></Placemark>`);
    expect([...readXmlPlaces(text).places]).toMatchObject([{ values: { name: 'Mill' } }]);
  });

  it.each([
    ['<![CDATA[https://maps.example/kml?mid=1]]>', /only links to a map online.*Export to KML/],
    ['files/Cafés.kml', /only lists other files.*KMZ/],
  ])('alone say what to do: %s', (href, message) => {
    expect(() => readXmlPlaces(kml(link(href)))).toThrow(message);
  });
});
