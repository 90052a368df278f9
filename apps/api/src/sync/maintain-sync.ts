import type { FastifyInstance } from 'fastify';
import { dropTombstones } from './drop-tombstones';
import { dropExpiredPairings } from './pairings';

const hourMs = 3_600_000;

/** Deletes old tombstones and offered keys: when the service listens, and every hour. */
export function maintainSync(app: FastifyInstance): void {
  const ending = new AbortController();
  let running: Promise<void> | undefined;
  const work = async (): Promise<void> => {
    const { write } = app.database;
    try {
      await dropExpiredPairings(write, new Date());
      const count = await dropTombstones(write, new Date(), ending.signal);
      if (count > 0) app.log.info({ count }, 'old tombstones of sync were deleted');
    } catch (error) {
      if (!ending.signal.aborted) app.log.warn({ err: error }, 'old tombstones of sync could not be deleted yet');
    }
  };
  const start = (): void => {
    running ??= work().finally(() => (running = undefined));
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(start, hourMs);
    timer.unref();
    start();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    ending.abort();
    await running;
  });
}
