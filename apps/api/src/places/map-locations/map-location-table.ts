import { bigint, doublePrecision, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { tsvector } from '../place-table';

export const mapLocationKinds = ['address', 'street', 'district', 'settlement'] as const;
export type MapLocationKind = (typeof mapLocationKinds)[number];

/** Where people say that something is: the street addresses, streets, districts and villages of imported extracts. */
export const mapLocationTable = pgTable(
  'map_locations',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What answers call it: "osm-n26735749", "osm-w42-address", "street-monaco-3f2a". */
    placeId: text().notNull().unique(),
    extract: text().notNull(),
    /** Of everything else that the extract says. */
    contentHash: text().notNull(),
    kind: text({ enum: mapLocationKinds }).notNull(),
    /** "Mannerheimintie 10", "Kamppi". */
    name: text().notNull(),
    /** `locationKey` of the name and of its other names. */
    nameKeys: text().array().notNull(),
    postcode: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    /** Uppercase alpha-2. */
    country: text().notNull(),
    population: integer().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** `locationWords`. */
    search: tsvector().notNull(),
    updatedDate: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('map_locations_words').using('gin', table.search),
    index('map_locations_extract').on(table.extract),
  ],
);

export type MapLocationRow = typeof mapLocationTable.$inferSelect;
/** A location as an extract gives it, ready to be written. */
export type NewMapLocationRow = Omit<typeof mapLocationTable.$inferInsert, 'id' | 'updatedDate'>;
