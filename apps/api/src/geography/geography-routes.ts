import { crc32 } from 'node:zlib';
import etag from '@fastify/etag';
import {
  countMetroAreaJobs,
  geocode,
  type GeocodedLocation,
  getCity,
  getCountry,
  getMetroArea,
  getStateProvince,
  getStateProvinceGeo,
  listCountries,
  listCountryCities,
  listMetroAreas,
  listStateCities,
  listStateMetroAreas,
  listStateProvinces,
  nearbyCities,
  reverseGeocode,
} from '@keepmark/contracts';
import type { FastifyInstance } from 'fastify';
import { InvalidRequestError } from '../calls/api-error';
import { registerCall } from '../calls/register-call';
import { cacheAnswers } from '../calls/cache-answers';
import { cityPage } from './city-page';
import { ExtractLocations } from './extract-locations';
import { Find } from './find';
import { FindLocation } from './find-location';
import type { Geography } from './geography';
import { MetroAreaJobs } from './metro-area-jobs';
import type { LocationProvider } from './providers/location-provider';
import { PointError } from './read-point';
import { MapLocationStore } from '../places/map-locations/map-location-store';
import { PlaceStore } from '../places/place-store';
import { registerPlaceRoutes } from '../places/place-routes';
import type { PlaceProvider } from '../places/providers/provider';
import { loadSampleWhenEmpty } from '../places/sample/load-sample';
import { ReferenceStore } from '../reference/reference-store';

const warmUpAfterMs = 100;

export interface GeographyOptions {
  /** The geocoder, created when it is first needed. */
  geography: () => Geography;
  /** Whether it is made ready as soon as the service listens, rather than with the first call. */
  background: boolean;
  /** Services that are asked for places, in this order. */
  providers: readonly PlaceProvider[];
  /** Services that are asked where a text is, in this order. */
  locationProviders: readonly LocationProvider[];
}

/** The calls of geography: public, limited per address, and kept by browsers and proxies for a while. */
export function registerGeographyRoutes(
  app: FastifyInstance,
  { geography, background, providers, locationProviders }: GeographyOptions,
): void {
  const reference = new ReferenceStore(app.database.read);
  const find = new Find(geography, reference);
  const metroAreaJobs = new MetroAreaJobs(app.database.read, find);
  // Searches that anybody may ask have connections and a time-out of their own.
  const store = new PlaceStore(app.database.search);
  const locations = new MapLocationStore(app.database.search);
  const extracts = new ExtractLocations(
    locations,
    store,
    (country, state) => geography().areas.state(country.toLowerCase(), state)?.stateCode ?? '',
  );
  const findLocation = new FindLocation(geography, extracts, locationProviders);
  void app.register(async (routes) => {
    // The answers are our own tables, typed by the contract: checking each of a thousand cities again takes longer than
    // finding them.
    routes.setSerializerCompiler(() => JSON.stringify);
    // It only tells versions of an answer apart, and forging one gains nothing. sha1 would take longer than the answer.
    await routes.register(etag, { hashFn: checksumOf });
    cacheAnswers(routes);
    registerAreas(routes, find);
    registerCities(routes, find, geography);
    registerMetroAreas(routes, find, metroAreaJobs);
    registerSearches(routes, geography, find, findLocation);
    registerPlaceRoutes(routes, { store, locations, find, findLocation, providers });
  });
  if (!background) return;
  app.addHook('onReady', async () => {
    const isSample = await loadSampleWhenEmpty(app.database.write);
    if (isSample) app.log.info('no places have been imported yet: searches find the sample');
  });
  app.addHook('onListen', async () => warmUp(app, geography));
}

function registerAreas(app: FastifyInstance, find: Find): void {
  registerCall(app, listCountries, async () => ({ success: true, data: await find.countries() }));
  registerCall(app, getCountry, async ({ params }) => ({ success: true, data: await find.country(params.code) }));
  registerCall(app, listStateProvinces, async ({ params }) => ({
    success: true,
    data: await find.states(params.country),
  }));
  for (const call of [getStateProvinceGeo, getStateProvince])
    registerCall(app, call, async ({ params }) => ({
      success: true,
      data: await find.state(params.country, params.state),
    }));
}

function registerCities(app: FastifyInstance, find: Find, geography: () => Geography): void {
  registerCall(app, listCountryCities, async ({ params }) => {
    const { countryCode } = await find.country(params.countryCode);
    return { success: true, data: cityPage(geography(), params, countryCode) };
  });
  registerCall(app, listStateCities, async ({ params }) => {
    const { countryCode, stateCode } = await find.state(params.countryCode, params.stateCode);
    return { success: true, data: cityPage(geography(), params, countryCode, stateCode) };
  });
  registerCall(app, getCity, ({ params }) => ({ success: true, data: find.city(params.id) }));
}

function registerMetroAreas(app: FastifyInstance, find: Find, metroAreaJobs: MetroAreaJobs): void {
  registerCall(app, listMetroAreas, async () => ({ success: true, data: await find.metroAreas() }));
  registerCall(app, getMetroArea, async ({ params }) => ({ success: true, data: await find.metroArea(params.id) }));
  registerCall(app, listStateMetroAreas, async ({ params }) => ({
    success: true,
    data: await find.metroAreasOfState(params.country, params.state),
  }));
  registerCall(app, countMetroAreaJobs, async () => ({ success: true, data: await metroAreaJobs.counts() }));
}

function registerSearches(
  app: FastifyInstance,
  geography: () => Geography,
  find: Find,
  findLocation: FindLocation,
): void {
  // No promise if our own tables have it.
  registerCall(app, geocode, ({ body, request }) => {
    try {
      const found = findLocation.find(body, (error, provider) =>
        request.log.warn({ err: error, provider }, 'a geocoder has failed'),
      );
      return found instanceof Promise ? found.then(answerOf) : answerOf(found);
    } catch (error) {
      if (error instanceof PointError) throw new InvalidRequestError(error.message, { cause: error });
      throw error;
    }
  });
  registerCall(app, reverseGeocode, ({ body: { lat, lng, type } }) => ({
    success: true,
    data: geography().reverse.find(lat, lng, type) ?? null,
  }));
  registerCall(app, nearbyCities, ({ body }) => ({ success: true, data: find.nearbyCities(body) }));
}

/** Whoever waits for the service to be ready is answered first. */
function warmUp(app: FastifyInstance, geography: () => Geography): void {
  setTimeout(() => {
    // Calls build what is missing themselves, so a failure here needn't end the service.
    geography()
      .warmUp()
      .catch((error: unknown) => app.log.error({ err: error }, 'geography could not be warmed up'));
  }, warmUpAfterMs).unref();
}

const answerOf = (data: readonly GeocodedLocation[]) => ({ success: true, data: [...data] });

const checksumOf = (payload: string | Buffer) => `${payload.length.toString(36)}-${crc32(payload).toString(36)}`;
