import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Every word that a title or a company's name has had, as `titleSearch` holds it, for finding what a misspelt word was
 * meant to be. A trigger adds them with the postings; none is ever taken out.
 */
export const postingWordTable = pgTable('posting_words', { word: text().primaryKey() }, (table) => [
  index('posting_words_spelling').using('gin', sql`${table.word} gin_trgm_ops`),
]);
