import {
  countMetroAreaJobs,
  geocode,
  type GeocodedLocation,
  getCity,
  getCountry,
  getLocationDetail,
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
import { InvalidRequestError } from '../platform/errors/errors';
import type { Places } from '../places/places';
import { registerCachedCalls, registerCall } from '../platform/calls/calls';
import { cityPage } from './city-page';
import { AreaLookup } from './area-lookup';
import { FindLocation } from './find-location';
import { type Geography, PointError } from '../gazetteer/gazetteer';
import { MetroAreaJobs } from './metro-area-jobs';
import type { LocationProvider } from './providers/location-provider';
import { ReferenceStore } from '../labor-market/labor-market';

const warmUpAfterMs = 100;

export interface GeographyOptions {
  /** The geocoder, created when it is first needed. */
  readonly geography: () => Geography;
  /** What is stored of places, which locations are found in too. */
  readonly places: Pick<Places, 'extracts' | 'detail'>;
  /** Services that are asked where a text is, in this order. */
  readonly locationProviders: readonly LocationProvider[];
}

/** The calls of geography: public, limited per address, and kept by browsers and proxies for a while. */
export function registerGeographyRoutes(
  app: FastifyInstance,
  { geography, places, locationProviders }: GeographyOptions,
): void {
  const areas = new AreaLookup(geography, new ReferenceStore(app.database.read));
  const metroAreaJobs = new MetroAreaJobs(app.database.read, areas);
  const findLocation = new FindLocation(geography, places.extracts, locationProviders);
  registerCachedCalls(app, (routes) => {
    registerAreas(routes, areas);
    registerCities(routes, areas, geography);
    registerMetroAreas(routes, areas, metroAreaJobs);
    registerSearches(routes, geography, areas, findLocation);
    registerCall(routes, getLocationDetail, async ({ params: { placeId } }) => {
      const found = (await places.detail(placeId)) ?? (await findLocation.detail(placeId));
      return { success: true, data: found ?? areas.location(placeId) };
    });
  });
}

function registerAreas(app: FastifyInstance, areas: AreaLookup): void {
  registerCall(app, listCountries, async () => ({ success: true, data: await areas.countries() }));
  registerCall(app, getCountry, async ({ params }) => ({ success: true, data: await areas.country(params.code) }));
  registerCall(app, listStateProvinces, async ({ params }) => ({
    success: true,
    data: await areas.states(params.country),
  }));
  for (const call of [getStateProvinceGeo, getStateProvince])
    registerCall(app, call, async ({ params }) => ({
      success: true,
      data: await areas.state(params.country, params.state),
    }));
}

function registerCities(app: FastifyInstance, areas: AreaLookup, geography: () => Geography): void {
  registerCall(app, listCountryCities, async ({ params }) => {
    const { countryCode } = await areas.country(params.countryCode);
    return { success: true, data: cityPage(geography(), params, countryCode) };
  });
  registerCall(app, listStateCities, async ({ params }) => {
    const { countryCode, stateCode } = await areas.state(params.countryCode, params.stateCode);
    return { success: true, data: cityPage(geography(), params, countryCode, stateCode) };
  });
  registerCall(app, getCity, ({ params }) => ({ success: true, data: areas.city(params.id) }));
}

function registerMetroAreas(app: FastifyInstance, areas: AreaLookup, metroAreaJobs: MetroAreaJobs): void {
  registerCall(app, listMetroAreas, async () => ({ success: true, data: await areas.metroAreas() }));
  registerCall(app, getMetroArea, async ({ params }) => ({ success: true, data: await areas.metroArea(params.id) }));
  registerCall(app, listStateMetroAreas, async ({ params }) => ({
    success: true,
    data: await areas.metroAreasOfState(params.country, params.state),
  }));
  registerCall(app, countMetroAreaJobs, async () => ({ success: true, data: await metroAreaJobs.counts() }));
}

function registerSearches(
  app: FastifyInstance,
  geography: () => Geography,
  areas: AreaLookup,
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
  registerCall(app, nearbyCities, ({ body }) => ({ success: true, data: areas.nearbyCities(body) }));
}

/** Makes the geocoder ready once the service listens, rather than with its first call. */
export function warmUpGeography(app: FastifyInstance, geography: () => Geography): void {
  app.addHook('onListen', async () => {
    // Whoever waits for the service to be ready is answered first.
    setTimeout(() => {
      // Calls build what is missing themselves, so a failure here needn't end the service.
      geography()
        .warmUp()
        .catch((error: unknown) => app.log.error({ err: error }, 'geography could not be warmed up'));
    }, warmUpAfterMs).unref();
  });
}

const answerOf = (data: readonly GeocodedLocation[]) => ({ success: true, data: [...data] });
