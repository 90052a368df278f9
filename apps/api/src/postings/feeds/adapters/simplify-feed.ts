import * as z from 'zod/mini';
import { type Feed, reject } from '../feed';
import { asHtml, readJobType } from '../../../posting-text/posting-text';
import { readJsonRecords } from '../sources/json-records';
import { openSource, sourceKey } from '../sources/open-source';
import { type FeedSettings, readRecord } from './feed-settings';

/** A row of `.github/scripts/listings.json` of the SimplifyJobs repositories. */
const listing = z.object({
  id: z.string(),
  company_name: z.string(),
  title: z.string(),
  url: z.optional(z.string()),
  locations: z.optional(z.array(z.string())),
  terms: z.optional(z.array(z.string())),
  sponsorship: z.optional(z.string()),
  active: z.optional(z.boolean()),
  is_visible: z.optional(z.boolean()),
  /** Seconds since 1970. */
  date_posted: z.optional(z.number()),
});
type Listing = z.infer<typeof listing>;

/** A SimplifyJobs list from a file or URL. Each is its own feed. */
export function simplifyFeed(target: string, { workingDirectory, fetching }: FeedSettings): Feed {
  return {
    name: `simplify:${sourceKey(target, workingDirectory)}`,
    formerName: 'simplify',
    source: 'simplify',
    lists: 'every-open-posting',
    records: (signal) => readJsonRecords(openSource(target, signal, { workingDirectory, fetching })),
    read: (record) => readRecord(listing, record, readListing),
  };
}

function readListing(row: Listing) {
  if (row.active === false) return reject('closed by the source');
  if (row.is_visible === false) return reject('hidden by the source');
  const terms = row.terms ?? [];
  return {
    externalId: row.id,
    companyName: row.company_name,
    jobTitle: row.title,
    // The list is one of internships; its sister list, of the same shape, has new graduates' jobs without terms.
    jobType: terms.length > 0 ? 'internship' : readJobType(row.title),
    url: row.url ?? '',
    description: describe(terms, row.sponsorship ?? ''),
    datePosted: row.date_posted === undefined ? undefined : new Date(row.date_posted * 1000),
    locations: (row.locations ?? []).map((text) => ({ text })),
  };
}

function describe(terms: readonly string[], sponsorship: string): string {
  const lines = [
    terms.length > 0 ? `Terms: ${terms.join(', ')}` : '',
    sponsorship === '' || sponsorship === 'Other' ? '' : `Sponsorship: ${sponsorship}`,
  ];
  return lines
    .filter(Boolean)
    .map((line) => `<p>${asHtml(line)}</p>`)
    .join('');
}
