import type { DatabaseHandle } from '../database/database';
import { searchNewest } from './newest-search';
import { exclusionQuery, wordsQuery } from './posting-query';
import { searchRanked, type SearchPage } from './ranked-search';
import { findsNothing, type SearchCriteria } from './search-criteria';
import { splitTerm } from './split-term';
import { respelledQuery } from './spelling';

/**
 * Asks the database one search at a time; keeps nothing between them. What a search costs is bounded whatever is
 * typed: the term has few words, no more than some thousand rows are ranked, and of a common word the newest are found
 * by walking the index of the newest.
 */
export function postingSearch(database: DatabaseHandle): (criteria: SearchCriteria) => Promise<SearchPage> {
  return async (criteria) => {
    if (findsNothing(criteria)) return { postings: [], totalResults: 0, totalIsAtLeast: false };
    const { positive, excluded } = splitTerm(criteria.term);
    if (positive === '' && excluded === '') return searchNewest(database, criteria);
    if (positive === '') return searchRanked(database, exclusionQuery(excluded), criteria);
    const found = await searchRanked(database, wordsQuery(positive, excluded), criteria);
    if (found.totalResults > 0) return found;
    const respelled = await respelledQuery(database, positive, excluded);
    return respelled ? searchRanked(database, respelled, criteria) : found;
  };
}
