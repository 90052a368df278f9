import type { FastifyInstance } from 'fastify';

/**
 * Reads JSON as Fastify does (keys that would change an object's prototype are refused), but takes an empty body for
 * none: browsers and clients send the header along with calls that have no body.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.trim() === '') done(null, undefined);
    else void parse(request, body, done);
  });
}
