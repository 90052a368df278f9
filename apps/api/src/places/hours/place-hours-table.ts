import { date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { HoursSchedule } from './hours-schedule';

/**
 * What each text of opening hours comes to, read when an extract is imported. A text is in here once, however many places
 * have it. Nothing of it is lost when a row is: the text is in the place, and is read again.
 */
export const placeHoursTable = pgTable(
  'place_hours',
  {
    hours: text().notNull(),
    /** Uppercase alpha-2; empty, as the state is, where the text names no holidays. */
    country: text().notNull(),
    state: text().notNull(),
    /** Null for a text that couldn't be read. */
    schedule: jsonb().$type<HoursSchedule>(),
    /** Why it couldn't be read: a `HoursRemark`. Empty for one that could. */
    remark: text().notNull(),
    /** The first day that the schedule doesn't reach; null where it holds for ever. */
    endDate: date(),
    /** The `hoursVersion` that read it. */
    version: integer().notNull(),
    readDate: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.hours, table.country, table.state] })],
);
