import * as z from 'zod/mini';
import { type Feed, reject } from '../feed';
import { FeedError } from '../feed-error';
import { formatSalary, readJobType } from '../../../posting-text/posting-text';
import { fetchBytes } from '../sources/fetch-bytes';
import { readJsonRecords } from '../sources/json-records';
import { type FeedSettings, readRecord } from './feed-settings';

const optionalText = z.optional(z.nullable(z.string()));
const optionalNumber = z.optional(z.nullable(z.number()));

/** An item of `results`, as https://developer.adzuna.com/docs/search describes it. */
const advertisement = z.object({
  id: z.union([z.string(), z.number()]),
  title: z.string(),
  redirect_url: optionalText,
  company: z.optional(z.nullable(z.object({ display_name: optionalText }))),
  location: z.optional(
    z.nullable(z.object({ display_name: optionalText, area: z.optional(z.nullable(z.array(z.string()))) })),
  ),
  latitude: optionalNumber,
  longitude: optionalNumber,
  /** A snippet. */
  description: optionalText,
  created: optionalText,
  salary_min: optionalNumber,
  salary_max: optionalNumber,
  salary_is_predicted: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  contract_time: optionalText,
  contract_type: optionalText,
});
type Advertisement = z.infer<typeof advertisement>;

/** The countries that Adzuna covers, and what salaries are written in there. */
const currencies: Readonly<Record<string, string>> = {
  at: 'EUR',
  au: 'AUD',
  be: 'EUR',
  br: 'BRL',
  ca: 'CAD',
  ch: 'CHF',
  de: 'EUR',
  es: 'EUR',
  fr: 'EUR',
  gb: 'GBP',
  in: 'INR',
  it: 'EUR',
  mx: 'MXN',
  nl: 'EUR',
  nz: 'NZD',
  pl: 'PLN',
  sg: 'SGD',
  us: 'USD',
  za: 'ZAR',
};

const pageSize = 50;
/** Enough for a country's newest postings, and within a free key's daily limit when it is read four times a day. */
const maxPages = 50;
const newestDays = 30;

/** The newest advertisements of a country on Adzuna. @param country lowercase alpha-2. */
export function adzunaFeed(country: string, { fetching, baseUrls, adzuna }: FeedSettings): Feed {
  if (!adzuna) {
    throw new FeedError('not-configured', 'Adzuna needs a key: set ADZUNA_APP_ID and ADZUNA_APP_KEY.');
  }
  if (!(country in currencies)) {
    throw new FeedError('bad-target', `Adzuna takes one of these countries: ${Object.keys(currencies).join(', ')}.`);
  }
  const base = baseUrls?.adzuna ?? 'https://api.adzuna.com';
  const pageUrl = (page: number): URL => {
    const url = new URL(`/v1/api/jobs/${country}/search/${page}`, base);
    url.search = new URLSearchParams({
      app_id: adzuna.appId,
      app_key: adzuna.appKey,
      results_per_page: String(pageSize),
      max_days_old: String(newestDays),
      sort_by: 'date',
      'content-type': 'application/json',
    }).toString();
    return url;
  };
  return {
    name: `adzuna:${country}`,
    source: 'adzuna',
    lists: { newestDays },
    async *records(signal) {
      for (let page = 1; page <= maxPages; page += 1) {
        let count = 0;
        for await (const record of readJsonRecords(fetchBytes(pageUrl(page), signal, fetching), 'results')) {
          count += 1;
          yield record;
        }
        if (count < pageSize) return;
      }
    },
    read: (record) => readRecord(advertisement, record, (row) => readAdvertisement(row, country)),
  };
}

function readAdvertisement(row: Advertisement, country: string) {
  const companyName = row.company?.display_name ?? '';
  if (companyName === '') return reject('no company');
  const [, region, ...inner] = row.location?.area ?? [];
  const text = [inner.at(-1), region].filter(Boolean).join(', ') || (row.location?.display_name ?? '');
  return {
    externalId: String(row.id),
    companyName,
    // Adzuna marks the words that were searched for.
    jobTitle: row.title.replaceAll(/<\/?strong>/g, ''),
    jobType:
      readJobType(row.contract_type === 'contract' ? 'contract' : (row.contract_time ?? '')) || readJobType(row.title),
    url: row.redirect_url ?? '',
    description: row.description ?? '',
    datePosted: row.created ? new Date(row.created) : undefined,
    salary:
      String(row.salary_is_predicted ?? '0') === '1'
        ? ''
        : formatSalary({ min: row.salary_min, max: row.salary_max, currency: currencies[country] ?? '', per: 'year' }),
    locations: [{ text, country, latitude: row.latitude ?? undefined, longitude: row.longitude ?? undefined }],
  };
}
