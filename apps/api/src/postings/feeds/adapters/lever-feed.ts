import * as z from 'zod/mini';
import type { Feed } from '../feed';
import { asHtml, formatSalary, readJobType } from '../../../posting-text/posting-text';
import { fetchBytes } from '../sources/fetch-bytes';
import { readJsonRecords } from '../sources/json-records';
import { companyOfBoard, type FeedSettings, readRecord } from './feed-settings';

const optionalText = z.optional(z.nullable(z.string()));

/** An item of the answer, as https://github.com/lever/postings-api describes it. */
const posting = z.object({
  id: z.string(),
  text: z.string(),
  hostedUrl: optionalText,
  applyUrl: optionalText,
  /** Milliseconds since 1970. */
  createdAt: z.optional(z.nullable(z.number())),
  country: optionalText,
  workplaceType: optionalText,
  categories: z.optional(
    z.nullable(
      z.object({
        location: optionalText,
        commitment: optionalText,
        allLocations: z.optional(z.nullable(z.array(z.string()))),
      }),
    ),
  ),
  description: optionalText,
  lists: z.optional(z.nullable(z.array(z.object({ text: optionalText, content: optionalText })))),
  additional: optionalText,
  salaryRange: z.optional(
    z.nullable(
      z.object({
        min: z.optional(z.nullable(z.number())),
        max: z.optional(z.nullable(z.number())),
        currency: optionalText,
        interval: optionalText,
      }),
    ),
  ),
});
type Posting = z.infer<typeof posting>;

/** A company's board on Lever. @param board the site name, as in `jobs.lever.co/NAME`; `eu:NAME` for `jobs.eu.lever.co`. */
export function leverFeed(board: string, { fetching, baseUrls }: FeedSettings): Feed {
  const isEuropean = board.startsWith('eu:');
  const site = isEuropean ? board.slice(3) : board;
  const base = baseUrls?.lever ?? (isEuropean ? 'https://api.eu.lever.co' : 'https://api.lever.co');
  const url = new URL(`/v0/postings/${encodeURIComponent(site)}?mode=json`, base);
  return {
    name: `lever:${board}`,
    source: 'lever',
    lists: 'every-open-posting',
    records: (signal) => readJsonRecords(fetchBytes(url, signal, fetching)),
    read: (record) => readRecord(posting, record, (row) => readPosting(row, companyOfBoard(site))),
  };
}

function readPosting(row: Posting, companyName: string) {
  const { location, allLocations, commitment } = row.categories ?? {};
  const texts = allLocations?.length ? allLocations : [location ?? ''];
  const { min, max, currency, interval } = row.salaryRange ?? {};
  return {
    externalId: row.id,
    companyName,
    jobTitle: row.text,
    jobType: readJobType(commitment ?? '') || readJobType(row.text),
    url: row.hostedUrl ?? row.applyUrl ?? '',
    description: describe(row),
    datePosted: typeof row.createdAt === 'number' ? new Date(row.createdAt) : undefined,
    // "per-year-salary"
    salary: formatSalary({ min, max, currency, per: /per-(\w+)-/.exec(interval ?? '')?.[1] ?? '' }),
    // The country is the main location's; another office may lie elsewhere.
    locations: texts.map((text) => ({ text, country: text === location ? row.country?.toLowerCase() : undefined })),
    remote: row.workplaceType === 'remote',
    workplace: row.workplaceType,
  };
}

function describe({ description, lists, additional }: Posting): string {
  const sections = (lists ?? []).map(({ text, content }) => `<h3>${asHtml(text ?? '')}</h3><ul>${content ?? ''}</ul>`);
  return [description ?? '', ...sections, additional ?? ''].join('');
}
