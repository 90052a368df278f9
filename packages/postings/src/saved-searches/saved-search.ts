import { type JobSearch, type JobSearchUrl, jobSearchUrl, readJobSearch } from '../job-search';

/** The text in which a search is saved: the same for each of its pages. The country stays if the settings change. */
export const searchText = (search: JobSearch): string => JSON.stringify(jobSearchUrl({ ...search, page: 1 }, ''));

/** A saved search; the empty one if its text can't be read. */
export function readSearchText(text: string): JobSearch {
  try {
    const url: unknown = JSON.parse(text);
    return readJobSearch(typeof url === 'object' && url !== null ? url : {});
  } catch {
    return readJobSearch({});
  }
}

/** The URL of a saved search's newest postings. */
export const newestUrl = (search: JobSearch, defaultCountry: string): JobSearchUrl =>
  jobSearchUrl({ ...search, sort: 'newest' }, defaultCountry);

const dayMs = 86_400_000;
const minuteMs = 60_000;

/**
 * For how many days a posting of a saved search counts as new, for the age of a search: since the reader's yesterday began,
 * or since the search was saved. At least a minute, because the API takes 0 as any time.
 */
export function newForDays(dateAdded: string, now: Date): number {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  const sinceMs = Math.max(yesterday.getTime(), Date.parse(dateAdded) || 0);
  return Math.max(now.getTime() - sinceMs, minuteMs) / dayMs;
}
