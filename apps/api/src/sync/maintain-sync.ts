import type { FastifyInstance } from 'fastify';
import { repeatWork } from '../platform/runtime/runtime';
import { dropTombstones } from './drop-tombstones';
import { dropExpiredPairings } from './pairings';

const hourMs = 3_600_000;

/** Deletes old tombstones and offered keys: when the service listens, and every hour. */
export function maintainSync(app: FastifyInstance): void {
  repeatWork(app, {
    everyMs: hourMs,
    failure: 'old tombstones of sync could not be deleted yet',
    work: async (signal) => {
      const { write } = app.database;
      await dropExpiredPairings(write, new Date());
      const count = await dropTombstones(write, new Date(), signal);
      if (count > 0) app.log.info({ count }, 'old tombstones of sync were deleted');
    },
  });
}
