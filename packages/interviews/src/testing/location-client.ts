import { location } from '@keepmark/geography/testing';
import { type ApiClient, createApiClient } from '@keepmark/api-client';

/** The service's answer to a location check. */
export type LocationAnswer = 'found' | 'none' | 'loading' | 'error';

function respond(answer: LocationAnswer): Response | Promise<Response> {
  if (answer === 'loading') return new Promise(() => {});
  if (answer === 'error') return Response.json({ success: false, message: 'Try again later.' }, { status: 500 });
  return Response.json({ success: true, data: answer === 'found' ? [location()] : [] });
}

/** A client whose service gives every location the same answer. */
export const locationClient = (answer: LocationAnswer): ApiClient =>
  createApiClient({
    baseUrl: 'http://api.test',
    token: () => Promise.resolve('token'),
    fetch: async () => respond(answer),
  });
