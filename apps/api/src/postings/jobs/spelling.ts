import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/database';
import { editDistance } from '../../gazetteer/gazetteer';
import { lexemesQuery, type PostingQuery, titleWordsQuery } from './posting-query';

/** Words of the vocabulary that are compared letter by letter. */
const maxCompared = 50;
/** A misspelt word may mean several: "nurce" is in reach of few. */
const maxMeant = 5;

type TermWord = {
  readonly word: string;
  /** Whether any open posting has it. */
  readonly isKnown: boolean;
  /** Words of titles and companies that share letters with it. */
  readonly similar: readonly string[];
};

/**
 * What a term that finds nothing was meant to be: each word that no posting has gives way to the nearest ones of the
 * vocabulary, and a term of mere "it" and "the" is looked for in titles.
 * @returns null when there is nothing that it could mean
 */
export async function respelledQuery(
  database: Pick<DatabaseHandle, 'execute'>,
  positive: string,
  excluded: string,
): Promise<PostingQuery | null> {
  const words = await wordsOf(database, positive);
  if (words.length === 0) return titleWordsQuery(positive);
  if (words.every(({ isKnown }) => isKnown)) return null;
  const meant = words.map(({ word, isKnown, similar }) => (isKnown ? [word] : nearestTo(word, similar)));
  return meant.every((group) => group.length > 0) ? lexemesQuery(meant, excluded) : null;
}

/** Skips compounds, because their parts are there too. */
async function wordsOf(database: Pick<DatabaseHandle, 'execute'>, positive: string): Promise<TermWord[]> {
  const lexemes = sql`select lexeme as word from unnest(to_tsvector('keepmark', ${positive})) where lexeme !~ '-'`;
  const asQuery = sql`('''' || replace(replace(asked.word, '\\', '\\\\'), '''', '''''') || '''')::tsquery`;
  // Materialized, which is read as far as the first row all the same: to find any one row, PostgreSQL would look through the
  // postings for a word that it takes for common, and no posting has a misspelled one.
  const having = sql`with found as materialized (
      select from postings p where p.closed_date is null and p.search @@ ${asQuery}
    ) select from found`;
  const { rows } = await database.execute<TermWord>(
    sql`select asked.word,
        exists (select from posting_words w where w.word = asked.word) or exists (${having}) as "isKnown",
        array(select word from (
          select w.word from posting_words w
          where w.word % asked.word and abs(length(w.word) - length(asked.word)) <= 2
          order by similarity(w.word, asked.word) desc limit ${maxCompared}
        ) as near) as similar
      from (${lexemes}) as asked`,
  );
  return rows;
}

/** Those that the fewest slips make of the word; none where it would take too many. */
function nearestTo(word: string, similar: readonly string[]): string[] {
  const maxTypos = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  const measured = similar
    .map((other) => ({ other, slips: editDistance(word, other) }))
    // Who slips twice still begins the word right: "warehouse" doesn't mean "bakehouse".
    .filter(({ other, slips }) => slips < 2 || other[0] === word[0]);
  const fewest = Math.min(...measured.map(({ slips }) => slips));
  if (fewest > maxTypos) return [];
  return measured
    .filter(({ slips }) => slips === fewest)
    .map(({ other }) => other)
    .slice(0, maxMeant);
}
