import { defineCall, envelope, nothing } from '@keepmark/contracts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { UnavailableError } from '../calls/api-error';
import { registerCall } from '../calls/register-call';

const state = envelope(z.object({ status: z.string() }));

const health = defineCall({
  method: 'GET',
  path: 'health',
  token: false,
  summary: 'Whether the process lives',
  params: nothing,
  body: nothing,
  answer: state,
});

const ready = defineCall({
  method: 'GET',
  path: 'ready',
  token: false,
  summary: 'Whether calls can be served: the database answers and the process is not ending; and how its replica is',
  params: nothing,
  body: nothing,
  answer: envelope(
    z.object({
      status: z.string(),
      /** Missing when there is no replica. While it is down, reads go to the primary. */
      replica: z.optional(z.enum(['up', 'down'])),
    }),
  ),
});

/** What a load balancer asks; neither call is counted. */
export function registerHealthRoutes(app: FastifyInstance): void {
  let ending = false;
  app.addHook('preClose', async () => {
    ending = true;
  });
  registerCall(app, health, () => ({ success: true, data: { status: 'alive' } }), { rateLimit: 'none' });
  registerCall(
    app,
    ready,
    async () => {
      if (ending) throw new UnavailableError('ending', 'This process is ending. Ask another one.');
      const { write, isReplicaUp } = app.database;
      const [isUp] = await Promise.all([isReplicaUp(), write.execute(sql`select 1`)]);
      const replica: 'up' | 'down' | undefined = isUp === undefined ? undefined : isUp ? 'up' : 'down';
      return { success: true, data: { status: 'ready', ...(replica && { replica }) } };
    },
    { rateLimit: 'none' },
  );
}
