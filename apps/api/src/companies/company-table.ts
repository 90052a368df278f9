import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { companyGroupTable } from './company-group-table';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export interface CompanyLink {
  readonly name: string;
  readonly url: string;
}

/** Where a company has open postings, and how many. Degrees. */
export interface PostingPlace {
  readonly label: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly openPostings: number;
}

/** The directory, with one row per company and group. Texts are plain; unknown values are empty or null. */
export const companyTable = pgTable(
  'companies',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    group: text()
      .notNull()
      .references(() => companyGroupTable.group),
    /** Names with one key are one company: `companyNameKey` of the contracts. */
    nameKey: text().notNull(),
    companyName: text().notNull(),
    url: text().notNull().default(''),
    jobPostingsUrl: text().notNull().default(''),
    description: text().notNull().default(''),
    summary: text().notNull().default(''),
    links: jsonb().$type<readonly CompanyLink[]>().notNull().default([]),
    address: text().notNull().default(''),
    city: text().notNull().default(''),
    state: text().notNull().default(''),
    /** As a person reads it: "United States". */
    country: text().notNull().default(''),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Lowercase alpha-2 code of its country; empty if unknown. */
    countryCode: text().notNull().default(''),
    /** The same of every country with open postings. */
    postingCountries: text().array().notNull().default([]),
    openPostings: integer().notNull().default(0),
    postingPlaces: jsonb().$type<readonly PostingPlace[]>().notNull().default([]),
    /** Known from nothing but sample postings. */
    sample: boolean().notNull().default(false),
    source: text({ enum: ['user', 'import', 'feed'] }).notNull(),
    /** Whether everybody sees it; what no person added needs no review. */
    review: text({ enum: ['approved', 'waiting', 'rejected'] })
      .notNull()
      .default('approved'),
    /** Why it was rejected; empty otherwise. */
    reviewNote: text().notNull().default(''),
    /** Whether a search of the whole directory shows this company among those with its name. True for unapproved ones. */
    isListed: boolean().notNull().default(true),
    /** The uid of the person who added it. Null for imports and feeds, and after that person's account is deleted. */
    addedBy: text(),
    addedDate: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedDate: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Where a search for a country finds it: its own country and those of its postings. */
    countries: text()
      .array()
      .generatedAlwaysAs(() => sql`posting_countries || country_code`),
    search: tsvector().generatedAlwaysAs(
      () => sql`setweight(to_tsvector('keepmark', company_name), 'A') ||
        setweight(to_tsvector('keepmark', summary || ' ' || description), 'D')`,
    ),
  },
  (table) => [
    // Nobody is told of an entry that they cannot see: until one is approved, everybody may add theirs.
    uniqueIndex('companies_group_name')
      .on(table.group, table.nameKey)
      .where(sql`${table.review} = 'approved'`),
    uniqueIndex('companies_own_group_name')
      .on(table.addedBy, table.group, table.nameKey)
      .where(sql`${table.review} <> 'approved'`),
    index('companies_waiting')
      .on(table.id)
      .where(sql`${table.review} = 'waiting'`),
    index('companies_added_by')
      .on(table.addedBy)
      .where(sql`${table.addedBy} is not null`),
    index('companies_name').using('btree', sql`${table.nameKey} text_pattern_ops`),
    index('companies_spelling').using('gin', sql`${table.nameKey} gin_trgm_ops`),
    index('companies_search').using('gin', table.search),
    index('companies_countries').using('gin', table.countries),
    index('companies_listed')
      .on(table.openPostings.desc(), table.nameKey, table.id)
      .where(sql`${table.isListed}`),
    index('companies_in_group').on(table.group, table.openPostings.desc(), table.nameKey, table.id),
  ],
);

export type CompanyRow = typeof companyTable.$inferSelect;
export type NewCompanyRow = typeof companyTable.$inferInsert;
