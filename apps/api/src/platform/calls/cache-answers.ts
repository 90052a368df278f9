import { getLocationDetail } from '@keepmark/contracts';
import type { FastifyInstance } from 'fastify';

/** The tables change when the operator imports new ones: a client may be that much behind. */
const maxAgeSeconds = 600;
/** What was searched for may be kept by the one who asked, for as long as "open now" stays about true. */
const searchedMaxAgeSeconds = 60;

/** Tells whether a place is open now, though it is a GET. */
const openOrClosedPath = `/${getLocationDetail.path}`;
const readHeader = `public, max-age=${maxAgeSeconds}, stale-while-revalidate=86400`;
const searchedHeader = `private, max-age=${searchedMaxAgeSeconds}`;

/** Lets browsers and proxies cache answers, and revalidate them with their ETag. */
export function cacheAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isLasting = request.method === 'GET' && request.routeOptions.url !== openOrClosedPath;
    if (reply.statusCode < 400) void reply.header('cache-control', isLasting ? readHeader : searchedHeader);
    done(null, payload);
  });
}
