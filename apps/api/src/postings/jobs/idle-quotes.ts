import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/database';

const quoted = /-?"[^"]*"/g;

/**
 * A term without the quotation marks that say nothing: of "the company" the index keeps one word, which has no order to
 * check. A real phrase is checked in descriptions, so that few postings may be looked at.
 * @param term bounded by `boundTerm`
 */
export async function dropIdleQuotes(database: Pick<DatabaseHandle, 'execute'>, term: string): Promise<string> {
  const phrases = [...new Set(Array.from(term.matchAll(quoted), ([phrase]) => phrase))];
  if (phrases.length === 0) return term;
  const { rows } = await database.execute<{ phrase: string; words: string }>(
    sql`select phrase, websearch_to_tsquery('keepmark', ltrim(phrase, '-'))::text as words
      from unnest(${sql.param(phrases)}::text[]) as phrase`,
  );
  const idle = new Set(rows.filter(({ words }) => isOneWord(words)).map(({ phrase }) => phrase));
  return term.replaceAll(quoted, (phrase) => (idle.has(phrase) ? wordsOf(phrase) : phrase));
}

const isOneWord = (query: string): boolean => /^'(?:[^']|'')+'$/.test(query);

/** `-"the company"` gives `-the -company`. Without quotation marks `or` would be an operator. */
function wordsOf(phrase: string): string {
  const sign = phrase.startsWith('-') ? '-' : '';
  const words = phrase.replace(/^-?"|"$/g, '').split(' ');
  return words
    .filter((word) => word.toLowerCase() !== 'or')
    .map((word) => sign + word)
    .join(' ');
}
