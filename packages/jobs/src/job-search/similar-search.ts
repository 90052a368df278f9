import type { JobPosting } from '@keepmark/contracts';
import { defaultCountryCode } from '@keepmark/contracts';
import { emptyJobSearch, type JobSearch } from './job-search';
import { searchCountryCode } from './search-countries';

const levels =
  /\b(?:senior|sr|junior|jr|lead|principal|staff|entry[- ]level|mid[- ]level|associate|trainee|intern|part[- ]time|full[- ]time|remote|hybrid|[ivx]{2,4}|\d+)\b\.?/gi;
const mostWords = 3;
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
  return words.slice(-mostWords).join(' ') || main.trim();
}

/** The search for postings like one: the same work around its location, or remote. */
export function similarSearch({ jobTitle, city, state, country, remote }: JobPosting): JobSearch {
  return {
    ...emptyJobSearch,
    term: similarTerm(jobTitle),
    country: searchCountryCode(country) ?? defaultCountryCode,
    ...(city === '' || remote ? {} : { location: [city, state].filter(Boolean).join(', '), distanceMiles }),
    ...(remote && { workplace: 'remote' as const }),
  };
}

/** The first few of the answer that are other jobs. */
export function otherPostings(found: readonly JobPosting[], shown: JobPosting, most: number): JobPosting[] {
  const isSame = ({ externalId, jobTitle, companyName }: JobPosting): boolean =>
    externalId === shown.externalId || (jobTitle === shown.jobTitle && companyName === shown.companyName);
  return found.filter((posting) => !isSame(posting)).slice(0, most);
}
