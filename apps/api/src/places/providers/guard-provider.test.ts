import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, call, type TestApp } from '../../testing/test-app';
import { searchArea } from '../place-area';
import { loadSampleWhenEmpty } from '../sample/load-sample';
import { type ProviderServer, startProviderServer } from '../../platform/providers/testing/provider-server';
import { guardProvider } from './guard-provider';
import { photonProvider } from './photon';
import type { ProviderQuery } from './provider';

const area = searchArea({ lat: 48.86, lng: 2.35 });
const { signal } = new AbortController();
const query = (searchTerm: string): ProviderQuery => ({ area, searchTerm, placeType: undefined, limit: 10 });
const feature = (name: string, longitude = 2.35) => ({
  geometry: { type: 'Point', coordinates: [longitude, 48.86] },
  properties: { osm_type: 'N', osm_id: 1, osm_key: 'amenity', osm_value: 'cafe', name },
});
const failure = (asked: Promise<unknown>) =>
  asked.then(
    () => 'no failure',
    (error: Error) => error.message,
  );

describe('a guarded provider', () => {
  it('is asked once for the same', async () => {
    await using server = await startProviderServer({ features: [feature('Le Café')] });
    const provider = guardProvider(photonProvider(server.url));
    const first = await provider.search(query('cafe'), signal);
    expect(await provider.search(query('cafe'), signal)).toBe(first);
    await provider.search(query('gare'), signal);
    expect(server.seen).toHaveLength(2);
  });

  it('is not waited for longer than a person waits', async () => {
    await using server = await startProviderServer(undefined);
    const provider = guardProvider(photonProvider(server.url), { timeoutMs: 200 });
    expect(await failure(provider.search(query('cafe'), signal))).toBe('Photon gave no answer in 0.2 seconds.');
  });

  it('is left alone after failures in a row', async () => {
    await using server = await startProviderServer('down', 503);
    const provider = guardProvider(photonProvider(server.url), { failuresInARow: 2, pauseMs: 600_000 });
    await failure(provider.search(query('a'), signal));
    await failure(provider.search(query('b'), signal));
    server.answer({ features: [] });
    expect(await failure(provider.search(query('c'), signal))).toMatch(/is not asked for a while/);
    expect(server.seen).toHaveLength(2);
  });

  it('is tried again after a pause', async () => {
    await using server = await startProviderServer('down', 503);
    const provider = guardProvider(photonProvider(server.url), { failuresInARow: 1, pauseMs: 200 });
    await failure(provider.search(query('a'), signal));
    server.answer({ features: [] });
    await expect.poll(() => failure(provider.search(query('d'), signal)), { timeout: 20_000 }).toBe('no failure');
  });
});

describe('a search with a provider', () => {
  let server: ProviderServer;
  let test: TestApp;
  beforeAll(async () => {
    server = await startProviderServer({ features: [feature('Le Café'), feature('Far away', 9)] });
    test = await buildTestApp({ PHOTON_URL: server.url });
    await loadSampleWhenEmpty(test.app.database.write);
  });
  afterAll(async () => {
    await test.close();
    await server[Symbol.asyncDispose]();
  });
  const search = (searchTerm: string) =>
    call(test.app, '/geography/geosearch/places', { body: { lat: 48.86, lng: 2.35, searchTerm } });

  it('names the source, skips places elsewhere, and knows the details afterwards', async () => {
    const { answer } = await search('cafe');
    expect(answer).toMatchObject({
      success: true,
      source: 'Photon',
      attribution: expect.stringMatching(/OpenStreetMap contributors/),
      place_results: {
        placeId: 'osm-n1',
        title: 'Le Café',
        source: 'Photon',
        timezone: 'Europe/Paris',
        distance_miles: 0,
      },
    });
    const detail = await call(test.app, '/geography/geosearch/location/detail/osm-n1', { method: 'GET' });
    expect(detail.answer['data']).toMatchObject({ type: 'place', label: 'Le Café', source: 'Photon' });
  });

  it('finds nothing where the provider finds nothing, though the sample has something', async () => {
    server.answer({ features: [] });
    expect((await search('tour eiffel')).answer).toMatchObject({ success: true, local_results: [] });
  });

  it('fails with 502 and the shape of the call, when the provider fails', async () => {
    server.answer('down', 500);
    const { status, answer, headers } = await search('gare');
    expect([status, headers['retry-after']]).toEqual([502, '60']);
    expect(answer).toEqual({
      success: false,
      code: 'providers-failed',
      message: 'The map service that we ask gave no answer. Try again in a minute.',
    });
  });
});
