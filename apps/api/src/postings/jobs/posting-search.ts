import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/database';
import { dropIdleQuotes } from './idle-quotes';
import { searchNewest } from './newest-search';
import type { PageDetails } from './posting-page';
import { exclusionQuery, type PostingQuery, wordsQuery } from './posting-query';
import { searchRanked, type SearchPage } from './ranked-search';
import { findsNothing, type SearchCriteria } from './search-criteria';
import { splitTerm } from './split-term';
import { respelledQuery } from './spelling';

/** Finds every posting. */
const everyPosting: PostingQuery = { finds: sql`true`, checks: [], tiers: [sql`true`] };

/**
 * Asks the database with the query that a term means. A term that finds nothing is respelled and asked again.
 */
export async function askTerm<Found>(
  database: DatabaseHandle,
  { term }: SearchCriteria,
  ask: (query: PostingQuery, isRespelled: boolean) => Promise<Found>,
  isNothing: (found: Found) => boolean,
): Promise<Found> {
  const { positive, excluded } = splitTerm(await dropIdleQuotes(database, term));
  if (positive === '') return ask(excluded === '' ? everyPosting : exclusionQuery(excluded), false);
  const found = await ask(wordsQuery(positive, excluded), false);
  if (!isNothing(found)) return found;
  const respelled = await respelledQuery(database, positive, excluded);
  return respelled ? ask(respelled, true) : found;
}

/**
 * Asks the database one search at a time; keeps nothing between them. What a search costs is bounded whatever is
 * typed: the term has few words, no more than some thousand rows are ranked, and of a common word the newest are found
 * by walking the index of the newest.
 */
export function postingSearch<Posting>(
  database: DatabaseHandle,
  details: PageDetails<Posting>,
): (criteria: SearchCriteria) => Promise<SearchPage<Posting>> {
  return async (criteria) => {
    if (findsNothing(criteria)) return { postings: [], totalResults: 0, totalIsAtLeast: false };
    return askTerm<SearchPage<Posting>>(
      database,
      criteria,
      async (query, isRespelled) => {
        if (query === everyPosting) return searchNewest(database, criteria, details);
        return { ...(await searchRanked(database, query, criteria, details)), isRespelled };
      },
      ({ totalResults }) => totalResults === 0,
    );
  };
}
