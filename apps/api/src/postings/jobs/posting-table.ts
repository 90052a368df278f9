import type { Workplace } from '@keepmark/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** In `countries` and `remoteCountries`: may be done from anywhere in the world. */
export const anywhere = '*';

/** The words of a title and a company, over rows that have both. */
export const titleAndCompany = (): ReturnType<typeof sql> =>
  sql`setweight(to_tsvector('keepmark', job_title), 'A') || setweight(to_tsvector('keepmark', company_name), 'B')`;

/**
 * What the feeds brought. A posting is open until it vanishes from its feed, and closed from then on.
 * The text search configuration `keepmark` is English with accents taken off; migration 0001 makes it.
 */
export const postingTable = pgTable(
  'postings',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The feed that lists it: "greenhouse:stripe". */
    feed: text().notNull(),
    /** Stable, and unique within the feed. */
    externalId: text().notNull(),
    /** The feed's adapter: "greenhouse". */
    source: text().notNull(),
    /** Of everything below that comes from the feed; equal hashes mean that nothing has to be written. */
    contentHash: text().notNull(),
    sample: boolean().notNull().default(false),
    companyName: text().notNull(),
    jobTitle: text().notNull(),
    /** One of the contract's job types; empty when the source does not say. */
    jobType: text().notNull(),
    /** Sanitized HTML. */
    description: text().notNull(),
    url: text().notNull(),
    salary: text().notNull(),
    /** The upper end of the salary as an amount a year, in its own currency; null when it isn't stated. */
    salaryPerYear: integer(),
    /** Every location's label, as one text. */
    location: text().notNull(),
    remote: boolean().notNull(),
    /** Where the work is done, as the posting says; empty when it doesn't. A remote one may say that it's hybrid. */
    workplace: text().$type<Workplace | ''>().notNull().default(''),
    /** Lowercase alpha-2 of every location, and `anywhere` for a remote one that names no country. */
    countries: text().array().notNull(),
    /** The same, of the remote locations alone. */
    remoteCountries: text().array().notNull(),
    datePosted: timestamp({ withTimezone: true }),
    firstSeenDate: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedDate: timestamp({ withTimezone: true }).notNull().defaultNow(),
    closedDate: timestamp({ withTimezone: true }),
    /** Ranks: short, so that ranking thousands of rows never has to fetch a description. */
    titleSearch: tsvector().generatedAlwaysAs(titleAndCompany),
    /**
     * For searching: `titleSearch` and the words of the description. An ingest writes it. Triggers fill it when it is
     * missing or the texts change without it (migration 0021).
     */
    search: tsvector(),
  },
  (table) => {
    const isOpen = sql`${table.closedDate} is null`;
    return [
      uniqueIndex('postings_feed_external_id').on(table.feed, table.externalId),
      index('postings_company').on(table.companyName).where(isOpen),
      index('postings_sample')
        .on(table.id)
        .where(sql`${table.sample}`),
      index('postings_newest').on(table.datePosted.desc().nullsLast(), table.id.desc()).where(isOpen),
      index('postings_salary')
        .on(table.salaryPerYear.desc().nullsLast(), table.datePosted.desc().nullsLast(), table.id.desc())
        .where(isOpen),
      index('postings_job_type').on(table.jobType, table.datePosted.desc().nullsLast(), table.id.desc()).where(isOpen),
      index('postings_hybrid')
        .on(table.datePosted.desc().nullsLast(), table.id.desc())
        .where(sql`${isOpen} and ${table.workplace} = 'hybrid'`),
      index('postings_search').using('gin', table.search).where(isOpen),
      index('postings_title_search').using('gin', table.titleSearch).where(isOpen),
      index('postings_title_words')
        .using('gin', sql`to_tsvector('simple', ${table.jobTitle})`)
        .where(isOpen),
      index('postings_remote_countries').using('gin', table.remoteCountries).where(isOpen),
      // Of all postings: PostgreSQL doesn't combine two indexes that have the same condition, and would read the words of
      // every posting in a country instead.
      index('postings_countries').using('gin', table.countries),
      index('postings_company_name')
        .using('gin', sql`${table.companyName} gin_trgm_ops`)
        .where(isOpen),
    ];
  },
);

export type PostingRow = typeof postingTable.$inferSelect;
export type NewPostingRow = typeof postingTable.$inferInsert;
