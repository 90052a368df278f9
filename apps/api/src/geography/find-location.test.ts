import { afterEach, describe, expect, it } from 'vitest';
import { startProviderServer } from '../platform/providers/testing/provider-server';
import { buildTestApp, call, type TestApp } from '../testing/test-app';

const path = '/geography/geosearch/geocode';
const street = {
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [-97.7494, 30.2515] },
  properties: {
    osm_type: 'W',
    osm_id: 42,
    osm_key: 'highway',
    type: 'street',
    name: 'South Congress Avenue',
    city: 'Austin',
    state: 'Texas',
    countrycode: 'US',
  },
};
const photonAnswer = { type: 'FeatureCollection', features: [street] };

let api: TestApp | undefined;
afterEach(async () => {
  await api?.close();
  api = undefined;
});

/** What a text is found as: its label and who said so. */
async function found(searchText: string, type?: string): Promise<unknown> {
  if (!api) throw new Error('The service has not been started.');
  const { status, answer } = await call(api.app, path, { body: { searchText, type } });
  if (status !== 200) return answer;
  return (answer['data'] as { label: string; source: string }[]).map(({ label, source }) => `${label} (${source})`);
}

describe('a text while a country is chosen', () => {
  const labelsIn = async (selectedCountryCode: string, searchText: string) => {
    if (!api) throw new Error('The service has not been started.');
    const { answer } = await call(api.app, path, { body: { searchText, selectedCountryCode } });
    return (answer['data'] as { label: string }[]).map(({ label }) => label);
  };

  it('is found there first, and elsewhere when there is none', async () => {
    api = await buildTestApp();
    expect((await labelsIn('US', 'Paris'))[0]).toBe('Paris, Texas, United States');
    expect((await labelsIn('fr', 'Paris'))[0]).toBe('Paris, Île-de-France, France');
    expect((await labelsIn('WORLD', 'Paris'))[0]).toBe('Paris, Île-de-France, France');
    expect((await labelsIn('US', 'Toronto'))[0]).toBe('Toronto, Ontario, Canada');
    expect((await labelsIn('US', 'Toronto, Canada'))[0]).toBe('Toronto, Ontario, Canada');
    expect(await labelsIn('US', 'Atlantis on Sea')).toEqual([]);
  });
});

describe('a text from someone whose country is known', () => {
  const firstFor = async (country: object, searchText: string) => {
    if (!api) throw new Error('The service has not been started.');
    const { answer } = await call(api.app, path, { body: { searchText, ...country } });
    return (answer['data'] as { label: string }[])[0]?.label;
  };

  it('means a city there, unless one elsewhere is far larger', async () => {
    api = await buildTestApp();
    expect(await firstFor({ usualCountryCode: 'gb' }, 'Cambridge')).toBe('Cambridge, England, United Kingdom');
    expect(await firstFor({ usualCountryCode: 'US' }, 'Cambridge')).toBe('Cambridge, Massachusetts, United States');
    expect(await firstFor({ usualCountryCode: 'US' }, 'Paris')).toBe('Paris, Île-de-France, France');
    expect(await firstFor({ usualCountryCode: 'US', selectedCountryCode: 'US' }, 'Paris')).toBe(
      'Paris, Texas, United States',
    );
  });
});

describe('a text that our own tables know only a part of', () => {
  it('is asked of the geocoder that is configured, which the answer names', async () => {
    await using photon = await startProviderServer(photonAnswer);
    api = await buildTestApp({ PHOTON_URL: photon.url });
    const label = 'South Congress Avenue, Austin, Texas, United States (Photon)';
    expect(await found('1300 South Congress Avenue, Austin, TX')).toEqual([label]);
    expect(await found('Austin', 'address')).toEqual([label]);
    const detail = await call(api.app, '/geography/geosearch/location/detail/osm-w42', { method: 'GET' });
    expect(detail.answer['data']).toMatchObject({
      type: 'address',
      stateCode: 'TX',
      timeZone: 'America/Chicago',
      source: 'Photon',
    });
  });

  it('is never found outside the town that is stated', async () => {
    await using photon = await startProviderServer(photonAnswer);
    api = await buildTestApp({ PHOTON_URL: photon.url });
    expect(await found('South Congress Avenue, Paris, France')).toEqual(['Paris, Île-de-France, France (GeoNames)']);
    expect(await found('South Congress Avenue, France')).toEqual(['France (GeoNames)']);
    const { answer } = await call(api.app, path, { body: { searchText: 'Eira, Paris, France' } });
    expect(answer['data']).toMatchObject([{ label: 'Paris, Île-de-France, France', notFound: 'Eira' }]);
  });

  it('is asked of the geocoder when our tables only guess', async () => {
    await using photon = await startProviderServer(photonAnswer);
    api = await buildTestApp({ PHOTON_URL: photon.url });
    expect(await found('Pars')).toEqual(['South Congress Avenue, Austin, Texas, United States (Photon)']);
  });

  it('is asked once in ten minutes, and what we know ourselves never', async () => {
    await using photon = await startProviderServer(photonAnswer);
    api = await buildTestApp({ PHOTON_URL: photon.url });
    for (let time = 0; time < 2; time += 1) await found('South Congress Avenue');
    expect(photon.seen).toHaveLength(1);
    expect(await found('Austin, TX')).toEqual(['Austin, Texas, United States (GeoNames)']);
    expect(await found('Austn, TX')).toEqual(['Austin, Texas, United States (GeoNames)']);
    expect(await found('30.27, -97.74')).toEqual(['30.27, -97.74, Austin, Texas, United States (GeoNames)']);
    expect(photon.seen).toHaveLength(1);
  });

  it('is asked of the next one when the first one fails or knows nothing', async () => {
    await using photon = await startProviderServer('gone', 500);
    await using nominatim = await startProviderServer([
      { lat: '48.8583', lon: '2.2945', category: 'tourism', name: 'Eiffel Tower', display_name: 'Eiffel Tower, Paris' },
    ]);
    api = await buildTestApp({ PHOTON_URL: photon.url, NOMINATIM_URL: nominatim.url });
    expect(await found('Eiffel Tower')).toEqual(['Eiffel Tower (Nominatim)']);
    photon.answer({ type: 'FeatureCollection', features: [] });
    expect(await found('Eiffel Tower', 'place')).toEqual(['Eiffel Tower (Nominatim)']);
    expect(photon.seen).toHaveLength(2);
  });

  it('is at least the city when no geocoder answers, and an error where there is not even that', async () => {
    await using photon = await startProviderServer('gone', 500);
    api = await buildTestApp({ PHOTON_URL: photon.url });
    expect(await found('1300 South Congress Avenue, Austin, TX')).toEqual(['Austin, Texas, United States (GeoNames)']);
    expect(await found('qwxz qwxz')).toMatchObject({ success: false, code: 'providers-failed' });
    // The third failure in a row: from now on it is left alone.
    await found('qwxz qwxzz');
    const asked = photon.seen.length;
    expect(await found('qwxz qwxzzz')).toMatchObject({ code: 'providers-failed' });
    expect(photon.seen).toHaveLength(asked);
  });

  it('stays a part when no geocoder is configured', async () => {
    api = await buildTestApp();
    expect(await found('1300 South Congress Avenue, Austin, TX')).toEqual(['Austin, Texas, United States (GeoNames)']);
    expect(await found('qwxz qwxz')).toEqual([]);
  });
});
