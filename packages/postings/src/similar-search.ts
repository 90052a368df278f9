import type { JobPosting } from '@keepmark/contracts';
import { defaultCountryCode } from '@keepmark/contracts';
import { emptyJobSearch, type JobSearch } from './job-search';
import { searchCountryCode } from './search-countries';

const levels =
  /\b(?:senior|sr|junior|jr|lead|principal|staff|entry[- ]level|mid[- ]level|associate|trainee|intern|part[- ]time|full[- ]time|remote|hybrid|[ivx]{2,4}|\d+)\b\.?/gi;
const maxWords = 3;
/** Farther than the usual search, since few postings are alike. */
const distanceMiles = 50;

/** What the work is called, without level, team and place: "Senior Software Engineer, Platform (Remote)". */
export function similarTerm(jobTitle: string): string {
  const [main = ''] = jobTitle.split(/[,;:|(/[]|\s[-–—]\s/);
  const words = main
    .replaceAll(levels, ' ')
    .replaceAll(/["\s]+/g, ' ')
    .trim()
    .split(' ');
  // The last words name the work: "Registered Pediatric Night Nurse".
  return words.slice(-maxWords).join(' ') || main.trim();
}

/**
 * The searches for postings like one, to be asked until one of them finds others: the same work around its location or
 * remote, then anywhere in its country. Few cities have two openings for the same work.
 */
export function similarSearches({ jobTitle, city, state, country, remote }: JobPosting): JobSearch[] {
  const anywhere = {
    ...emptyJobSearch,
    term: similarTerm(jobTitle),
    country: searchCountryCode(country) ?? defaultCountryCode,
  };
  if (remote) return [{ ...anywhere, workplace: 'remote' }, anywhere];
  if (city === '') return [anywhere];
  return [{ ...anywhere, location: [city, state].filter(Boolean).join(', '), distanceMiles }, anywhere];
}

/** The first few of the answer that are other jobs. */
export function otherPostings(found: readonly JobPosting[], shown: JobPosting, most: number): JobPosting[] {
  const isSame = ({ externalId, jobTitle, companyName }: JobPosting): boolean =>
    externalId === shown.externalId || (jobTitle === shown.jobTitle && companyName === shown.companyName);
  return found.filter((posting) => !isSame(posting)).slice(0, most);
}
