import type { FastifyInstance } from 'fastify';

/** The tables change when the operator imports new ones: a client may be that much behind. */
const maxAgeSeconds = 600;

/** Lets browsers and proxies keep what was read, and ask with its ETag whether it has changed. */
export function cacheAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.method === 'GET' && reply.statusCode < 400)
      void reply.header('cache-control', `public, max-age=${maxAgeSeconds}, stale-while-revalidate=86400`);
  });
}
