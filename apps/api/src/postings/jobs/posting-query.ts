import { type SQL, sql } from 'drizzle-orm';

/** What finds postings by words, and what puts those found in order; over `postings p`. */
export interface PostingQuery {
  /** What a found posting fulfils, told by an index alone. */
  readonly finds: SQL;
  /** Conditions that no index covers. Descriptions are read for them, so only few postings may be checked. */
  readonly checks: readonly SQL[];
  /** Best matches first. A posting belongs to the first tier that it matches, and every result matches the last. */
  readonly tiers: readonly SQL[];
  /** What a posting fulfils whose title and company have every word, so that its description need not be read. */
  readonly isSurelyFound?: SQL;
}

/** `finds`, told by title and company where they can tell: the words of a description are stored separately. */
export const findsByTitle = ({ finds, isSurelyFound }: PostingQuery): SQL =>
  isSurelyFound ? sql`(${isSurelyFound} or ${finds})` : finds;

/**
 * Every word of a term in title, company or description: first the postings with all of them in the title, then in
 * title and company, then with some in the title, then with some in the company.
 * @param positive bounded by `boundTerm`, without exclusions
 * @param excluded exclusions alone, in the notation of web search
 */
export function wordsQuery(positive: string, excluded: string): PostingQuery {
  const hasPhrase = positive.includes('"');
  return tieredQuery(webSearch(positive, { phrases: false }), {
    isOneWord: oneWord.test(positive),
    excluded,
    checks: hasPhrase ? [sql`p.search @@ ${webSearch(positive)}`] : [],
  });
}

const oneWord = /^[\p{L}\p{N}]+$/u;

/** The same over words as the index holds them: a posting has one of each group. */
export function lexemesQuery(groups: readonly (readonly string[])[], excluded: string): PostingQuery {
  const text = groups.map((lexemes) => `(${lexemes.map(quotedLexeme).join(' | ')})`).join(' & ');
  return tieredQuery(sql`${text}::tsquery`, { isOneWord: groups.length === 1, excluded, checks: [] });
}

/** A lexeme as a query writes it. */
const quotedLexeme = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Words without meaning in a sentence, such as "IT", as they appear in titles. */
export function titleWordsQuery(positive: string): PostingQuery {
  const wanted = webSearch(positive, { configuration: 'simple', phrases: false });
  return { finds: sql`to_tsvector('simple', p.job_title) @@ ${wanted}`, checks: [], tiers: [sql`true`] };
}

/** Only excluded words: everything that has none of them. */
export function exclusionQuery(excluded: string): PostingQuery {
  return { finds: sql`true`, checks: [sql`p.search @@ ${webSearch(excluded)}`], tiers: [sql`true`] };
}

interface TierOptions {
  /** Then what has some of the words has all of them. */
  readonly isOneWord: boolean;
  /** In the notation of web search; empty for none. */
  readonly excluded: string;
  readonly checks: readonly SQL[];
}

function tieredQuery(words: SQL, { isOneWord, excluded, checks }: TierOptions): PostingQuery {
  const any = sql`replace(${words}::text, ' & ', ' | ')::tsquery`;
  const wanted = isOneWord ? [words] : [words, any];
  const tiers = wanted.flatMap((query) => [inTitle(query), query]).map((query) => sql`p.title_search @@ ${query}`);
  const hasPhrase = excluded.includes('"');
  const all = excluded === '' || hasPhrase ? words : sql`(${words} && ${webSearch(excluded, { phrases: false })})`;
  return {
    finds: sql`p.search @@ ${all}`,
    checks: hasPhrase ? [...checks, sql`p.search @@ ${webSearch(excluded)}`] : checks,
    tiers: [...tiers, sql`true`],
    ...(excluded === '' && { isSurelyFound: sql`p.title_search @@ ${words}` }),
  };
}

/**
 * A term as PostgreSQL reads it; never fails, whatever is typed. "Part-time" is a phrase to it, and so is what stands in
 * quotation marks. The index knows no order of words: without phrases it alone answers, and no description is read.
 */
function webSearch(
  term: string,
  { configuration = 'keepmark', phrases = true }: { configuration?: 'keepmark' | 'simple'; phrases?: boolean } = {},
): SQL {
  const query = sql`websearch_to_tsquery(${sql.raw(`'${configuration}'`)}, ${term})`;
  return phrases ? query : sql`regexp_replace(${query}::text, '<(-|[0-9]+)>', '&', 'g')::tsquery`;
}

/** The same words, of weight A: in the title. */
const inTitle = (query: SQL): SQL =>
  sql`regexp_replace(${query}::text, '(''(?:[^'']|'''')+'')', '\\1:A', 'g')::tsquery`;

/** The index of a posting's tier; 0 is the best. */
export function tierOf({ tiers }: PostingQuery): SQL {
  const cases = tiers.map((tier, place) => sql`when ${tier} then ${sql.raw(String(place))}`);
  return sql`case ${sql.join(cases, sql` `)} end`;
}
