import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import type { Environment } from '../env';
import { callerOf } from '../sign-in/require-caller';
import { RateLimitedError } from './api-error';

const minuteMs = 60_000;

/**
 * Counts calls per address, before anything else is looked at, and per user, once the token is known.
 * Several processes share the counts through REDIS_URL. While Redis is away, calls pass uncounted: a limit is there to
 * protect the service, not to end it.
 */
export async function limitRates(
  app: FastifyInstance,
  settings: Pick<Environment, 'REDIS_URL' | 'RATE_LIMIT_PER_ADDRESS' | 'RATE_LIMIT_PER_USER'>,
): Promise<void> {
  const redis = settings.REDIS_URL ? connect(app, settings.REDIS_URL) : undefined;
  await app.register(rateLimit, {
    max: settings.RATE_LIMIT_PER_ADDRESS,
    timeWindow: minuteMs,
    nameSpace: 'keepmark-rate-',
    skipOnError: true,
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

function connect(app: FastifyInstance, url: string): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, connectTimeout: 1000, commandTimeout: 1000 });
  redis.on('error', (error: Error) => app.log.warn({ err: error }, 'Redis is away: calls are not counted'));
  app.addHook('onClose', async () => {
    redis.disconnect();
  });
  return redis;
}
