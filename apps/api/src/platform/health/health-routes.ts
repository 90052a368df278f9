import { defineCall, envelope, nothing } from '@keepmark/contracts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { NotReadyError } from '../errors/errors';
import { registerCall } from '../calls/calls';
import { LoopDelay } from './loop-delay';

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
  summary:
    'Whether calls can be served: the database answers, and the process is neither ending nor blocked; and how its replica is',
  params: nothing,
  body: nothing,
  answer: envelope(
    z.object({
      status: z.string(),
      /** Missing when there is no replica. While it is down, reads go to the primary. */
      replica: z.optional(z.enum(['up', 'down'])),
      /** How long the event loop was blocked at most, during the last three seconds or more. */
      longestBlockMs: z.number(),
    }),
  ),
});

/** A process that was blocked for longer gets no calls until it hasn't been for a while. */
const usualMaxBlockMs = 2000;

export interface HealthOptions {
  /** After a longer block, it isn't ready for some seconds. */
  readonly maxBlockMs?: number;
}

/** What a load balancer asks; neither call is counted. */
export function registerHealthRoutes(app: FastifyInstance, { maxBlockMs = usualMaxBlockMs }: HealthOptions = {}): void {
  const delay = new LoopDelay();
  let ending = false;
  let isBlocked = false;
  app.addHook('preClose', async () => {
    ending = true;
    delay.stop();
  });
  registerCall(app, health, () => ({ success: true, data: { status: 'alive' } }), { rateLimit: 'none' });
  registerCall(
    app,
    ready,
    async () => {
      if (ending) throw new NotReadyError('ending', 'This process is ending. Ask another one.');
      const { longestMs: longestBlockMs } = delay;
      const wasBlocked = isBlocked;
      isBlocked = longestBlockMs > maxBlockMs;
      if (isBlocked && !wasBlocked)
        app.log.warn({ longestBlockMs }, 'the event loop was blocked: not ready for a while');
      if (isBlocked) throw new NotReadyError('blocked', 'This process is too busy. Ask another one.');
      const { write, isReplicaUp } = app.database;
      const [isUp] = await Promise.all([isReplicaUp(), write.execute(sql`select 1`)]);
      const replica: 'up' | 'down' | undefined = isUp === undefined ? undefined : isUp ? 'up' : 'down';
      return { success: true, data: { status: 'ready', ...(replica && { replica }), longestBlockMs } };
    },
    { rateLimit: 'none' },
  );
}
