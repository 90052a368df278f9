import { pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Names under which postings stood before lists of one adapter were told apart. The first of these lists that is read
 * takes the name over (`heir` is that feed), and with it the postings: people who saved them find them under the same
 * id. The lists after it begin under names of their own.
 */
export const formerFeedTable = pgTable('former_feeds', {
  name: text().primaryKey(),
  /** The feed that took it over; null until one has been read. */
  heir: text(),
});
