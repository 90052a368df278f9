import { describe, expect, it } from 'vitest';
import { failureOf } from '../../platform/providers/testing/failure-of';
import { startProviderServer } from '../../platform/providers/testing/provider-server';
import type { LocationProvider, LocationQuery } from './location-provider';
import { nominatimLocations } from './nominatim-locations';
import { photonLocations } from './photon-locations';

const ask = (provider: LocationProvider, query: LocationQuery) => provider.geocode(query, AbortSignal.timeout(20_000));

describe('Photon as a geocoder', () => {
  const house = {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [-97.7494, 30.2515] },
    properties: {
      osm_type: 'W',
      osm_id: 42,
      osm_key: 'building',
      osm_value: 'yes',
      type: 'house',
      housenumber: '1300',
      street: 'South Congress Avenue',
      city: 'Austin',
      state: 'Texas',
      country: 'United States',
      countrycode: 'US',
      postcode: '78704',
    },
  };
  const tower = {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [2.2945, 48.8583] },
    properties: {
      osm_type: 'W',
      osm_id: 5_013_364,
      osm_key: 'man_made',
      osm_value: 'tower',
      type: 'house',
      name: 'Eiffel Tower',
      city: 'Paris',
      state: 'Île-de-France',
      countrycode: 'FR',
      extent: [2.29, 48.85, 2.3, 48.86],
    },
  };

  it('gives addresses, places and areas by their kind', async () => {
    const texas = {
      ...house,
      properties: { osm_type: 'R', osm_id: 7, type: 'state', name: 'Texas', countrycode: 'US' },
    };
    await using server = await startProviderServer({ type: 'FeatureCollection', features: [house, tower, texas] });
    expect(await ask(photonLocations(server.url), { searchText: '1300 South Congress Avenue' })).toEqual([
      {
        placeId: 'osm-w42',
        type: 'address',
        name: '1300 South Congress Avenue',
        city: 'Austin',
        stateName: 'Texas',
        countryCode: 'US',
        latitude: 30.2515,
        longitude: -97.7494,
      },
      expect.objectContaining({ placeId: 'osm-w5013364', type: 'place', name: 'Eiffel Tower', city: 'Paris' }),
      expect.objectContaining({ type: 'state', name: 'Texas', stateName: 'Texas', city: '' }),
    ]);
    const { pathname, searchParams } = server.seen[0]?.url ?? new URL('http://none');
    expect(pathname).toBe('/api');
    expect(Object.fromEntries(searchParams)).toEqual({ q: '1300 South Congress Avenue', lang: 'en', limit: '5' });
  });

  it('is asked for the layers of the kind that is wanted', async () => {
    await using server = await startProviderServer({ type: 'FeatureCollection', features: [] });
    expect(await ask(photonLocations(server.url), { searchText: '5 Main Street', type: 'address' })).toEqual([]);
    expect(server.seen[0]?.url.searchParams.getAll('layer')).toEqual(['house', 'street']);
  });

  it('has failed when it answers with something else', async () => {
    await using server = await startProviderServer({ message: 'missing search term' });
    const failure = await failureOf(ask(photonLocations(server.url), { searchText: 'x' }));
    expect(failure.message).toMatch(/^Photon answered with something else/);
  });
});

describe('Nominatim as a geocoder', () => {
  const found = {
    place_id: 1,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0.',
    osm_type: 'node',
    osm_id: 99,
    lat: '30.2515',
    lon: '-97.7494',
    category: 'place',
    type: 'house',
    place_rank: 30,
    addresstype: 'place',
    name: '',
    display_name: '1300, South Congress Avenue, Austin, Travis County, Texas, 78704, United States',
    address: {
      house_number: '1300',
      road: 'South Congress Avenue',
      city: 'Austin',
      state: 'Texas',
      country_code: 'us',
    },
  };
  const village = {
    ...found,
    osm_type: 'relation',
    category: 'boundary',
    type: 'administrative',
    addresstype: 'village',
    name: 'Oia',
    address: { village: 'Oia', country_code: 'gr' },
  };

  it('gives addresses and settlements, and says what it is asked by', async () => {
    await using server = await startProviderServer([found, village]);
    expect(await ask(nominatimLocations(server.url), { searchText: '1300 South Congress Avenue' })).toEqual([
      {
        placeId: 'osm-n99',
        type: 'address',
        name: '1300 South Congress Avenue',
        city: 'Austin',
        stateName: 'Texas',
        countryCode: 'US',
        latitude: 30.2515,
        longitude: -97.7494,
      },
      expect.objectContaining({ placeId: 'osm-r99', type: 'city', name: 'Oia', city: 'Oia', countryCode: 'GR' }),
    ]);
    expect(server.seen[0]?.headers['user-agent']).toMatch(/Keepmark/);
    expect(server.seen[0]?.url.pathname).toBe('/search');
    expect(server.seen[0]?.url.searchParams.get('format')).toBe('jsonv2');
  });

  it('skips other kinds when cities are wanted', async () => {
    await using server = await startProviderServer([found, village]);
    const cities = await ask(nominatimLocations(server.url), { searchText: 'Oia', type: 'city' });
    expect(cities.map(({ name }) => name)).toEqual(['Oia']);
    expect(server.seen[0]?.url.searchParams.get('featureType')).toBe('settlement');
  });

  it('has failed when a coordinate is none', async () => {
    await using server = await startProviderServer([{ ...found, lat: 'north' }]);
    const failure = await failureOf(ask(nominatimLocations(server.url), { searchText: 'x' }));
    expect(failure.message).toMatch(/^Nominatim answered with something else/);
  });
});
