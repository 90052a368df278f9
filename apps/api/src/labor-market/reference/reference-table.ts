import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** One row a file that `reference:import` has read. */
export const referenceFileTable = pgTable('reference_files', {
  /** The kind of file: "cbsa-delineation". */
  file: text().primaryKey(),
  /** The path or URL that it came from. */
  source: text().notNull(),
  /** SHA-256 of its rows, or of the file when they are in a table of their own; another one means that answers made of them are out of date. */
  contentHash: text().notNull(),
  /** What its name says of the edition, "2025-26"; empty when it says nothing. */
  edition: text().notNull().default(''),
  importedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** The rows of those files: a few thousand each, always read as a whole. */
export const referenceRowTable = pgTable(
  'reference_rows',
  {
    file: text()
      .notNull()
      .references(() => referenceFileTable.file, { onDelete: 'cascade' }),
    /** Unique within the file: a county's FIPS code, an occupation's code. */
    key: text().notNull(),
    /** Its place in the file, from 0. */
    position: integer().notNull(),
    value: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.file, table.key] })],
);
