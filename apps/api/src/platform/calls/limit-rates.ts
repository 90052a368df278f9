import { once } from 'node:events';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Environment } from '../runtime/runtime';
import { callerOf } from '../sign-in/sign-in';
import { RateLimitedError } from '../errors/errors';

const minuteMs = 60_000;

/**
 * Counts calls per address, before anything else is looked at, and per user, once the token is known.
 * Several processes share the counts through REDIS_URL. While Redis is away, calls pass uncounted: a limit is there to
 * protect the service, not to end it.
 */
export async function limitRates(
  app: FastifyInstance,
  settings: Pick<Environment, 'REDIS_URL' | 'RATE_LIMIT_PER_ADDRESS' | 'RATE_LIMIT_PER_USER'>,
  given?: Redis,
): Promise<void> {
  const redis = given ?? (settings.REDIS_URL ? await connect(app, settings.REDIS_URL) : undefined);
  await app.register(rateLimit, {
    max: settings.RATE_LIMIT_PER_ADDRESS,
    timeWindow: minuteMs,
    nameSpace: 'keepmark-rate-',
    skipOnError: true,
    // Told with the 429 alone: browsers may not read them, and three headers with every answer cost more than counting.
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    ...(redis && { redis }),
    errorResponseBuilder: (_request, { ttl }) => new RateLimitedError(ttl / 1000),
  });

  const countUser = app.createRateLimit({
    max: settings.RATE_LIMIT_PER_USER,
    timeWindow: minuteMs,
    keyGenerator: (request) => `user-${callerOf(request).uid}`,
  });
  app.decorate('limitUser', async (request) => {
    const count = await countUser(request);
    if (!count.isAllowed && count.isExceeded) throw new RateLimitedError(count.ttlInSeconds);
  });
}

async function connect(app: FastifyInstance, url: string): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    connectTimeout: 1000,
    commandTimeout: 1000,
    // While it is away a call must not wait for it to come back.
    enableOfflineQueue: false,
  });
  // It retries at most every two seconds, so one line per outage is enough.
  let away = false;
  redis.on('error', (error: Error) => {
    if (!away) app.log.warn({ err: error }, 'Redis is away: calls are not counted');
    away = true;
  });
  redis.on('ready', () => {
    if (away) app.log.info('Redis is back: calls are counted again');
    away = false;
  });
  // The first call is counted too, unless Redis is away from the start.
  app.addHook('onReady', async () => {
    if (redis.status !== 'ready') await once(redis, 'ready').catch(() => {});
  });
  app.addHook('onClose', async () => redis.disconnect());
  return redis;
}
