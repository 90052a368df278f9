import { searchPlaces as searchPlacesCall } from '@keepmark/contracts';
import type { FastifyInstance } from 'fastify';
import { type FailureAnswer, registerCachedCalls, registerCall } from '../platform/calls/calls';
import type { Places } from './open-places';
import { searchPlaces } from './place-search';
import type { PlaceProvider } from './providers/provider';

/** The shape of this call's answer stays the same when it fails. */
const failure: FailureAnswer = ({ message, code }) => ({ success: false, message, code });

/** The search for places. @param providers services that are asked too, in this order */
export function registerPlaceRoutes(
  app: FastifyInstance,
  { store, locations, hours, remember }: Places,
  providers: readonly PlaceProvider[],
): void {
  registerCachedCalls(app, (routes) => {
    registerCall(
      routes,
      searchPlacesCall,
      ({ body, request }) =>
        searchPlaces(body, {
          store,
          locations,
          hours,
          providers,
          onProvided: remember,
          onFailure: (error, provider) => request.log.warn({ err: error, provider }, 'a provider of places has failed'),
        }),
      { failure },
    );
  });
}
