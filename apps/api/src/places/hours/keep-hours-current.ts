import type { FastifyInstance } from 'fastify';
import type { Readings } from '../../platform/readings/readings';
import { refreshHours } from './store-hours';

/** How often is looked for hours that must be read again: schedules reach two years. */
const everyMs = 24 * 3_600_000;

/**
 * Reads the hours of places that an older version imported, and those whose schedules end within a year: when the service
 * listens, and every day.
 */
export function keepHoursCurrent(app: FastifyInstance, readings: Readings): void {
  const ending = new AbortController();
  let running: Promise<void> | undefined;
  const refresh = async (): Promise<void> => {
    try {
      const count = await refreshHours(app.database.write, readings, ending.signal);
      if (count > 0) app.log.info({ count }, 'texts of opening hours were read');
    } catch (error) {
      if (!ending.signal.aborted) app.log.warn({ err: error }, 'opening hours could not be read again');
    }
  };
  const start = (): void => {
    running ??= refresh().finally(() => (running = undefined));
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(start, everyMs);
    timer.unref();
    start();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    ending.abort();
    await running;
  });
}
