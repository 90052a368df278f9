import { type FoundPlace, getLocationDetail, searchPlaces as searchPlacesCall } from '@keepmark/contracts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { FailureAnswer } from '../calls/answer-errors';
import { registerCall } from '../calls/register-call';
import type { Find } from '../geography/find';
import type { FindLocation } from '../geography/find-location';
import { foundPlace } from './found-place';
import { placeDetail } from './place-detail';
import { searchPlaces } from './place-search';
import type { MapLocationStore } from './map-locations/map-location-store';
import type { PlaceStore } from './place-store';
import type { PlaceProvider } from './providers/provider';

/** The shape of this call's answer stays the same when it fails. */
const failure: FailureAnswer = ({ message, code }) => ({ success: false, message, code });

/** What providers have found stays known for an hour, so that its details can be asked for. */
const remembering = { max: 5000, ttl: 3_600_000 };

interface PlaceRouteOptions {
  readonly store: PlaceStore;
  readonly locations: MapLocationStore;
  readonly find: Find;
  readonly findLocation: FindLocation;
  readonly providers: readonly PlaceProvider[];
}

/** The calls on places. */
export function registerPlaceRoutes(app: FastifyInstance, options: PlaceRouteOptions): void {
  const { store, locations, find, findLocation, providers } = options;
  const remembered = new LRUCache<string, FoundPlace>(remembering);
  registerCall(
    app,
    searchPlacesCall,
    ({ body, request }) =>
      searchPlaces(body, {
        store,
        locations,
        providers,
        onProvided: (place) => remembered.set(place.placeId, place),
        onFailure: (error, provider) => request.log.warn({ err: error, provider }, 'a provider of places has failed'),
      }),
    { failure },
  );
  registerCall(app, getLocationDetail, async ({ params: { placeId } }) => {
    const kept = await store.find(placeId);
    const place = kept ? foundPlace(kept, new Date()) : remembered.get(placeId);
    if (place) return { success: true, data: placeDetail(place) };
    const located = await findLocation.detail(placeId);
    return { success: true, data: located ?? find.location(placeId) };
  });
}
