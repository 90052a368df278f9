import { sql } from 'drizzle-orm';
import { bigint, boolean, doublePrecision, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { postingTable } from './posting-table';

/** The places of a posting, in the feed's order. What is unknown is empty or null. */
export const postingLocationTable = pgTable(
  'posting_locations',
  {
    postingId: bigint({ mode: 'number' })
      .notNull()
      .references(() => postingTable.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    label: text().notNull(),
    city: text().notNull(),
    /** Postal code of a US state or Canadian province, the region's name elsewhere. */
    state: text().notNull(),
    /** Lowercase alpha-2. */
    country: text().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    remote: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postingId, table.position] }),
    // Includes the id and the coordinates, for which Drizzle has no words (migration 0022).
    index('posting_locations_point')
      .using('gist', sql`point(${table.longitude}, ${table.latitude})`)
      .where(sql`${table.latitude} is not null`),
    index('posting_locations_area').on(table.country, table.state),
    index('posting_locations_label').using('gin', sql`${table.label} gin_trgm_ops`),
  ],
);

export type PostingLocationRow = typeof postingLocationTable.$inferSelect;
