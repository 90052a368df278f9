import type { FastifyInstance } from 'fastify';
import type { Readings } from '../../platform/readings/readings';
import { repeatWork } from '../../platform/runtime/runtime';
import { refreshHours } from './store-hours';

/** Schedules reach two years, so once a day is often enough. */
const everyMs = 24 * 3_600_000;

/**
 * Reads the hours of places that an older version imported, and those whose schedules end within a year: when the service
 * listens, and every day.
 */
export function keepHoursCurrent(app: FastifyInstance, readings: Readings): void {
  repeatWork(app, {
    everyMs,
    failure: 'opening hours could not be read again',
    work: async (signal) => {
      const count = await refreshHours(app.database.write, readings, signal);
      if (count > 0) app.log.info({ count }, 'texts of opening hours were read');
    },
  });
}
