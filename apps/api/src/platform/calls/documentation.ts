import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** The page loads everything from here and styles itself with inline styles. */
const pageCsp =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; frame-ancestors 'none'";

/** Describes every call that is registered after it: as OpenAPI at /openapi.json, as a page at /docs. */
export async function describeCalls(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Keepmark',
        version: '1',
        description:
          'The service behind Keepmark Jobs and Keepmark Places. Answers are JSON: `{ success, data?, message?, code? }`, with the HTTP status to match. Calls with a lock need the token of a signed-in user.',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    theme: { title: 'Keepmark: the calls' },
    uiConfig: { layout: 'BaseLayout' },
    staticCSP: pageCsp,
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
