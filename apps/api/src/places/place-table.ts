import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

/** Words, as a list. */
export const tsvector = customType<{ data: readonly string[] }>({
  dataType: () => 'tsvector',
  toDriver: (words) => sql`array_to_tsvector(${sql.param(words)}::text[])`,
});

/**
 * What can be found on the map: the objects of imported extracts of OpenStreetMap, or the sample until there are some.
 * Words are taken apart by us (`place-words.ts`), so that they do not depend on the locale of the database.
 */
export const placeTable = pgTable(
  'places',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What answers call it: "osm-n26735749", "sample-42". */
    placeId: text().notNull().unique(),
    /** The extract that brought it: "monaco". */
    extract: text().notNull(),
    /** Of everything else that the extract says; equal hashes mean that nothing has to be written. */
    contentHash: text().notNull(),
    sample: boolean().notNull().default(false),
    /** One of the contract's searchable place types. */
    type: text().notNull(),
    title: text().notNull(),
    /** `nameKey` of the title. */
    titleKey: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    /** Uppercase alpha-2. */
    country: text().notNull(),
    address: text().notNull(),
    website: text().notNull(),
    phone: text().notNull(),
    /** In the syntax of OpenStreetMap's `opening_hours`. */
    hours: text().notNull(),
    profiles: jsonb().$type<{ name: string; url: string }[]>().notNull(),
    /** IANA name. */
    timeZone: text().notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    /** The latitude on Mercator's map, in degrees of longitude: there, nearest on the plane is nearest on the globe. */
    mercator: doublePrecision().notNull(),
    /**
     * `placeWords`: everything that it is found by (its names, what compound words in them end with, its city, and
     * `#kind`), in each of the squares of the globe that it lies in.
     */
    search: tsvector().notNull(),
    updatedDate: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('places_words').using('gin', table.search),
    // The nearest ones, in their order.
    index('places_point').using('gist', sql`point("longitude", "mercator")`),
    index('places_extract').on(table.extract),
    // A place by its very name, wherever it is.
    index('places_title').on(table.titleKey),
  ],
);

export type PlaceRow = typeof placeTable.$inferSelect;
/** A place as a source gives it, ready to be written. */
export type NewPlaceRow = Omit<typeof placeTable.$inferInsert, 'id' | 'updatedDate'>;
