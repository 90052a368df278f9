import { describe, expect, it } from 'vitest';
import { searchArea } from '../place-area';
import { area, ask } from '../testing/ask-provider';
import { failureOf } from '../../platform/providers/testing/failure-of';
import { startProviderServer } from '../../platform/providers/testing/provider-server';
import { nominatimProvider } from './nominatim';
import { overpassProvider } from './overpass';
import { photonProvider } from './photon';

describe('Photon', () => {
  const feature = {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [-97.7494, 30.2515] },
    properties: {
      osm_type: 'N',
      osm_id: 358_802_885,
      osm_key: 'amenity',
      osm_value: 'cafe',
      name: "Jo's Coffee",
      street: 'South Congress Avenue',
      housenumber: '1300',
      city: 'Austin',
      state: 'Texas',
      postcode: '78704',
      country: 'United States',
      countrycode: 'US',
      extent: [1, 2, 3, 4],
    },
  };

  it('asks Photon within the box, for the tags of a kind', async () => {
    await using server = await startProviderServer({ type: 'FeatureCollection', features: [feature] });
    expect(await ask(photonProvider(server.url))).toEqual([
      {
        placeId: 'osm-n358802885',
        title: "Jo's Coffee",
        type: 'cafe',
        city: 'Austin',
        state: 'Texas',
        country: 'US',
        address: 'South Congress Avenue 1300, Austin 78704',
        gps_coordinates: { latitude: 30.2515, longitude: -97.7494 },
      },
    ]);
    const [{ url } = { url: new URL('http://none') }] = server.seen;
    expect(url.pathname).toBe('/api');
    expect(url.searchParams.get('q')).toBe('jo');
    expect(url.searchParams.getAll('osm_tag')).toEqual(['amenity:cafe', 'amenity:ice_cream']);
    expect(url.searchParams.get('bbox')?.split(',').map(Number)).toEqual(
      area.boxes.flatMap(({ west, south, east, north }) => [west, south, east, north]),
    );
  });

  it('asks Photon on both sides of the 180th meridian, and not at all without a word', async () => {
    await using server = await startProviderServer({ type: 'FeatureCollection', features: [] });
    const fiji = searchArea({ lat: -16.8, lng: 179.99 });
    expect(await ask(photonProvider(server.url), { area: fiji })).toEqual([]);
    expect(server.seen).toHaveLength(2);
    expect(await ask(photonProvider(server.url), { searchTerm: '', placeType: undefined })).toEqual([]);
    expect(server.seen).toHaveLength(2);
  });
});

describe('Nominatim', () => {
  it('tells Nominatim who asks, and reads hours and websites', async () => {
    await using server = await startProviderServer([
      {
        place_id: 1,
        licence: 'ODbL',
        osm_type: 'way',
        osm_id: 42,
        lat: '30.2515',
        lon: '-97.7494',
        category: 'amenity',
        type: 'cafe',
        name: 'Jo’s',
        display_name: 'Jo’s, South Congress Avenue, Austin, Texas, United States',
        address: { city: 'Austin', state: 'Texas', country_code: 'us' },
        extratags: { opening_hours: 'Mo-Su 07:00-21:00', website: 'https://example.org' },
      },
      {
        osm_type: 'way',
        osm_id: 43,
        lat: '1',
        lon: '1',
        category: 'highway',
        type: 'bus_stop',
        name: 'Jo',
        display_name: '',
      },
    ]);
    expect(await ask(nominatimProvider(server.url))).toMatchObject([
      {
        placeId: 'osm-w42',
        title: 'Jo’s',
        type: 'cafe',
        city: 'Austin',
        country: 'US',
        hours: 'Mo-Su 07:00-21:00',
        website: 'https://example.org',
      },
    ]);
    expect(server.seen[0]?.headers['user-agent']).toMatch(/Keepmark/);
    const parameters = server.seen[0]?.url.searchParams;
    expect([parameters?.get('format'), parameters?.get('bounded'), parameters?.get('q')]).toEqual([
      'jsonv2',
      '1',
      'jo',
    ]);
  });
});

describe('Overpass', () => {
  const element = {
    type: 'way',
    id: 7,
    center: { lat: 30.25, lon: -97.75 },
    tags: { name: 'Jo', amenity: 'cafe', 'addr:city': 'Austin' },
  };

  it('asks Overpass for named objects with the tags of a kind, and makes no word a query', async () => {
    await using server = await startProviderServer({
      version: 0.6,
      elements: [element, { type: 'node', id: 8, lat: 1, lon: 1 }],
    });
    const found = await ask(overpassProvider(server.url), { searchTerm: 'jo"];out;' });
    expect(found).toMatchObject([
      { placeId: 'osm-w7', title: 'Jo', type: 'cafe', city: 'Austin', gps_coordinates: { latitude: 30.25 } },
    ]);
    const data = new URLSearchParams(server.seen[0]?.body).get('data') ?? '';
    expect(data).toMatch(
      /^\[out:json\]\[timeout:5\];\(nwr\["amenity"="cafe"\]\["name"~"jo\.\*out",i\]\(30\.\d+,-97\.\d+,30\.\d+,-97\.\d+\);/,
    );
    expect(data).toMatch(/;out center tags 11;$/);
  });

  it('counts a remark of Overpass as a failure, though the status is 200', async () => {
    await using server = await startProviderServer({
      version: 0.6,
      elements: [element],
      remark: 'runtime error: Query timed out in "query" at line 1 after 6 seconds.',
    });
    expect((await failureOf(ask(overpassProvider(server.url)))).message).toMatch(
      /^Overpass has broken off: runtime error: Query timed out/,
    );
  });

  it('asks Overpass for a mosque by its religion', async () => {
    await using server = await startProviderServer({ elements: [] });
    await ask(overpassProvider(server.url), { searchTerm: '', placeType: 'mosque' });
    expect(new URLSearchParams(server.seen[0]?.body).get('data')).toContain(
      'nwr["amenity"="place_of_worship"]["religion"="muslim"]["name"](',
    );
  });
});
