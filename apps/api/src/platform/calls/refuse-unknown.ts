import type { FastifyInstance } from 'fastify';
import { ApiError, NotFoundError } from '../errors/errors';

/** Answers unknown calls: 405 with the right methods if only the method is wrong, otherwise 404. */
export function refuseUnknown(app: FastifyInstance): void {
  const known: { method: string; pattern: RegExp }[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    if (url.includes('*')) return;
    const pattern = new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`);
    for (const one of [method].flat()) known.push({ method: one, pattern });
  });

  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const methods = [...new Set(known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))];
    if (methods.length === 0) throw new NotFoundError('There is no such call. The page /docs lists them all.');
    const allowed = methods.join(', ');
    void reply.header('allow', allowed);
    throw new ApiError(405, 'method-not-allowed', `This call takes ${allowed}, not ${request.method}.`);
  });
}
