import { getLocationDetail, type LocationDetail, searchPlaces as searchPlacesCall } from '@keepmark/contracts';
import type { FastifyInstance } from 'fastify';
import type { FailureAnswer } from '../calls/answer-errors';
import { registerCall } from '../calls/register-call';
import type { Find } from '../geography/find';
import { placeDetail } from './place-detail';
import { searchPlaces } from './place-search';
import { PlaceStore } from './place-store';
import type { PlaceProvider } from './providers/provider';

/** The shape of this call's answer stays the same when it fails. */
const failure: FailureAnswer = ({ message, code }) => ({ success: false, message, code });

/** The calls on places, over the replica when there is one. */
export function registerPlaceRoutes(
  app: FastifyInstance,
  { find, providers }: { find: Find; providers: readonly PlaceProvider[] },
): void {
  const store = new PlaceStore(app.database.read);
  registerCall(
    app,
    searchPlacesCall,
    ({ body, request }) =>
      searchPlaces(body, {
        store,
        providers,
        onFailure: (error, provider) => request.log.warn({ err: error, provider }, 'a provider of places has failed'),
      }),
    { failure },
  );
  registerCall(app, getLocationDetail, async ({ params: { placeId } }) => {
    const place = await store.find(placeId);
    const data: LocationDetail = place ? placeDetail(place, new Date()) : find.location(placeId);
    return { success: true, data };
  });
}
