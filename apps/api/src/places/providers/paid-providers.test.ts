import { describe, expect, it } from 'vitest';
import { searchArea } from '../place-area';
import { ask } from '../testing/ask-provider';
import { failureOf } from '../../platform/providers/testing/failure-of';
import { startProviderServer } from '../../platform/providers/testing/provider-server';
import { chooseProviders } from './choose-providers';
import { googlePlacesProvider } from './google-places';
import { photonProvider } from './photon';
import { serpApiProvider } from './serp-api';

describe('SerpApi', () => {
  const jo = {
    position: 1,
    title: "Jo's Coffee",
    place_id: 'ChIJ1',
    gps_coordinates: { latitude: 30.2515, longitude: -97.7494 },
    rating: 4.5,
    reviews: 1862,
    price: '$',
    type: 'Coffee shop',
    address: '1300 S Congress Ave, Austin, TX 78704',
    open_state: 'Open ⋅ Closes 9 PM',
    operating_hours: { monday: '7 AM–9 PM' },
    phone: '(512) 444-3800',
  };

  it('gives several places as a list', async () => {
    await using server = await startProviderServer({
      search_metadata: { status: 'Success' },
      local_results: [jo, { title: 'no point' }],
    });
    expect(await ask(serpApiProvider('secret', server.url))).toEqual([
      {
        placeId: 'serpapi-ChIJ1',
        title: "Jo's Coffee",
        gps_coordinates: jo.gps_coordinates,
        address: jo.address,
        website: '',
        phone: jo.phone,
        rating: 4.5,
        reviews: 1862,
        price: '$',
        operating_hours: { Monday: '7 AM–9 PM' },
        open_now: true,
      },
    ]);
    const parameters = server.seen[0]?.url.searchParams;
    expect(parameters?.get('ll')).toMatch(/^@30\.27,-97\.74,\d+m$/);
    expect([parameters?.get('engine'), parameters?.get('q'), parameters?.get('api_key')]).toEqual([
      'google_maps',
      'Cafe jo',
      'secret',
    ]);
  });

  it('gives a single place as an object, its hours as a list of days', async () => {
    const { operating_hours: _, position: _position, ...single } = jo;
    await using server = await startProviderServer({
      place_results: {
        ...single,
        type: ['Coffee shop'],
        open_state: 'Closed ⋅ Opens 7 AM',
        hours: [{ monday: '7 AM–9 PM' }, { tuesday: 'Closed' }],
      },
    });
    expect(await ask(serpApiProvider('secret', server.url))).toMatchObject([
      { placeId: 'serpapi-ChIJ1', open_now: false, operating_hours: { Monday: '7 AM–9 PM', Tuesday: 'Closed' } },
    ]);
  });

  it('tells nothing found from a failure, and never its key', async () => {
    await using server = await startProviderServer({ error: "Google hasn't returned any results for this query." });
    expect(await ask(serpApiProvider('secret', server.url))).toEqual([]);
    server.answer({ error: 'Your account has run out of searches.' });
    expect((await failureOf(ask(serpApiProvider('secret', server.url)))).message).toMatch(/run out of searches/);
    server.answer({ error: 'Invalid API key.' }, 401);
    const refused = await failureOf(ask(serpApiProvider('secret', server.url)));
    expect(refused.message).toMatch(/^SerpApi answered with 401/);
    expect(refused.message).not.toContain('secret');
  });
});

describe('Google Places', () => {
  it('is asked for the fields that are used, in the rectangle', async () => {
    await using server = await startProviderServer({
      places: [
        {
          id: 'ChIJ1',
          displayName: { text: "Jo's Coffee", languageCode: 'en' },
          formattedAddress: '1300 S Congress Ave, Austin, TX 78704, USA',
          addressComponents: [
            { longText: 'Austin', shortText: 'Austin', types: ['locality', 'political'], languageCode: 'en' },
            {
              longText: 'Texas',
              shortText: 'TX',
              types: ['administrative_area_level_1', 'political'],
              languageCode: 'en',
            },
            { longText: 'United States', shortText: 'US', types: ['country', 'political'], languageCode: 'en' },
          ],
          location: { latitude: 30.2515, longitude: -97.7494 },
          primaryType: 'vegan_restaurant',
          rating: 4.5,
          userRatingCount: 1862,
          priceLevel: 'PRICE_LEVEL_MODERATE',
          websiteUri: 'https://example.org/',
          nationalPhoneNumber: '(512) 444-3800',
          regularOpeningHours: { openNow: true, weekdayDescriptions: ['Monday: 7:00 AM – 9:00 PM', 'Tuesday: Closed'] },
          currentOpeningHours: { openNow: true },
          timeZone: { id: 'America/Chicago' },
        },
      ],
    });
    expect(await ask(googlePlacesProvider('secret', server.url), { placeType: 'bookstore', searchTerm: '' })).toEqual([
      {
        placeId: 'google-ChIJ1',
        title: "Jo's Coffee",
        type: 'restaurant',
        gps_coordinates: { latitude: 30.2515, longitude: -97.7494 },
        city: 'Austin',
        state: 'Texas',
        country: 'US',
        address: '1300 S Congress Ave, Austin, TX 78704, USA',
        website: 'https://example.org/',
        phone: '(512) 444-3800',
        rating: 4.5,
        reviews: 1862,
        price: '$$',
        operating_hours: { Monday: '7:00 AM – 9:00 PM', Tuesday: 'Closed' },
        open_now: true,
        timezone: 'America/Chicago',
      },
    ]);
    const [request] = server.seen;
    expect(request?.headers['x-goog-api-key']).toBe('secret');
    expect(request?.headers['x-goog-fieldmask']).toContain('places.displayName,places.formattedAddress');
    expect(JSON.parse(request?.body ?? '')).toMatchObject({
      textQuery: 'Bookstore',
      includedType: 'book_store',
      pageSize: 11,
    });
  });

  it('has found nothing when there is no list, and looks over the 180th meridian', async () => {
    await using server = await startProviderServer({});
    const fiji = searchArea({ bbox: { west: 179.5, south: -17, east: -179.5, north: -16 } });
    expect(await ask(googlePlacesProvider('secret', server.url), { area: fiji })).toEqual([]);
    expect(JSON.parse(server.seen[0]?.body ?? '')).toMatchObject({
      locationRestriction: {
        rectangle: { low: { latitude: -17, longitude: 179.5 }, high: { latitude: -16, longitude: -179.5 } },
      },
    });
  });
});

describe('any of them', () => {
  it.each([
    ['an error', 'Bad Gateway', 502, /^Photon answered with 502: Bad Gateway/],
    ['a page', '<html>', 200, /^Photon did not answer in JSON/],
    ['something else', { features: 7 }, 200, /^Photon answered with something else/],
  ])('has failed when it answers with %s', async (_what, body, status, message) => {
    await using server = await startProviderServer(body, status);
    expect((await failureOf(ask(photonProvider(server.url)))).message).toMatch(message);
  });

  it('is off until its address or key is set', () => {
    expect(
      chooseProviders({
        GOOGLE_PLACES_KEY: undefined,
        SERPAPI_KEY: undefined,
        OVERPASS_URL: undefined,
        PHOTON_URL: undefined,
        NOMINATIM_URL: undefined,
      }),
    ).toEqual([]);
    const chosen = chooseProviders({
      GOOGLE_PLACES_KEY: 'a',
      SERPAPI_KEY: 'b',
      OVERPASS_URL: 'http://o/api/interpreter',
      PHOTON_URL: 'http://p',
      NOMINATIM_URL: 'http://n',
    });
    expect(chosen.map(({ name }) => name)).toEqual(['Google Places', 'SerpApi', 'Overpass', 'Photon', 'Nominatim']);
  });
});
