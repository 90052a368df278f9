import * as z from 'zod/mini';
import { countryOfCode, countryOfName } from '../../../gazetteer/gazetteer';
import { type Feed, type FoundLocation, reject } from '../feed';
import { readJobType } from '../../../posting-text/posting-text';
import { fetchBytes } from '../sources/fetch-bytes';
import { readJsonRecords } from '../sources/json-records';
import { companyOfBoard, type FeedSettings, readRecord } from './feed-settings';

const optionalText = z.optional(z.nullable(z.string()));
const address = z.optional(
  z.nullable(
    z.object({
      postalAddress: z.optional(
        z.nullable(
          z.object({ addressLocality: optionalText, addressRegion: optionalText, addressCountry: optionalText }),
        ),
      ),
    }),
  ),
);
const place = { location: optionalText, address };

/** An item of `jobs`, as https://developers.ashbyhq.com/docs/public-job-posting-api describes it. */
const job = z.object({
  id: z.string(),
  title: z.string(),
  ...place,
  secondaryLocations: z.optional(z.nullable(z.array(z.object(place)))),
  employmentType: optionalText,
  isRemote: z.optional(z.nullable(z.boolean())),
  isListed: z.optional(z.nullable(z.boolean())),
  workplaceType: optionalText,
  publishedAt: optionalText,
  jobUrl: optionalText,
  applyUrl: optionalText,
  descriptionHtml: optionalText,
  compensation: z.optional(
    z.nullable(z.object({ compensationTierSummary: optionalText, scrapeableCompensationSalarySummary: optionalText })),
  ),
});
type Job = z.infer<typeof job>;

/** A company's board on Ashby. @param board the board name, as in `jobs.ashbyhq.com/NAME`. */
export function ashbyFeed(board: string, { fetching, baseUrls }: FeedSettings): Feed {
  const base = baseUrls?.ashby ?? 'https://api.ashbyhq.com';
  const url = new URL(`/posting-api/job-board/${encodeURIComponent(board)}?includeCompensation=true`, base);
  return {
    name: `ashby:${board}`,
    source: 'ashby',
    lists: 'every-open-posting',
    records: (signal) => readJsonRecords(fetchBytes(url, signal, fetching), 'jobs'),
    read: (record) => readRecord(job, record, (row) => readJob(row, companyOfBoard(board))),
  };
}

function readJob(row: Job, companyName: string) {
  if (row.isListed === false) return reject('hidden by the source');
  const { compensation } = row;
  return {
    externalId: row.id,
    companyName,
    jobTitle: row.title,
    jobType: readJobType(row.employmentType ?? ''),
    url: row.jobUrl ?? row.applyUrl ?? '',
    description: row.descriptionHtml ?? '',
    datePosted: row.publishedAt ? new Date(row.publishedAt) : undefined,
    salary: compensation?.scrapeableCompensationSalarySummary ?? compensation?.compensationTierSummary ?? '',
    locations: [row, ...(row.secondaryLocations ?? [])].map(readPlace),
    remote: row.isRemote === true || row.workplaceType === 'Remote',
    workplace: row.workplaceType,
  };
}

/** The address where there is one: the location's own name is whatever the company calls its office. */
function readPlace({ location, address: at }: Pick<Job, 'location' | 'address'>): FoundLocation {
  const { addressLocality, addressRegion, addressCountry } = at?.postalAddress ?? {};
  const country = addressCountry ? (countryOfName(addressCountry) ?? countryOfCode(addressCountry)) : undefined;
  if (!addressLocality) return { text: location ?? '', country };
  return { text: [addressLocality, addressRegion, addressCountry].filter(Boolean).join(', '), country };
}
