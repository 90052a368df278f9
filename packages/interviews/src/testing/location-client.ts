import { location } from '@keepmark/geography/testing';
import { type ApiClient, createApiClient } from '@keepmark/api-client';

/** How the service answers when a location is checked. */
export type LocationAnswer = 'found' | 'none' | 'loading' | 'error';

function respond(answer: LocationAnswer): Response | Promise<Response> {
  if (answer === 'loading') return new Promise(() => {});
  if (answer === 'error') return Response.json({ success: false, message: 'Try again later.' }, { status: 500 });
  return Response.json({ success: true, data: answer === 'found' ? [location()] : [] });
}

/** A client whose service answers every location the same way. */
export const locationClient = (answer: LocationAnswer): ApiClient =>
  createApiClient({
    baseUrl: 'http://api.test',
    token: () => Promise.resolve('token'),
    fetch: async () => respond(answer),
  });
