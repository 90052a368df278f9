import { workplaceNamed } from '@keepmark/contracts';
import * as z from 'zod/mini';
import { oneLine, readJobType, sanitizeDescription } from '../../../posting-text/posting-text';
import { countryOfName, type LocationResolver } from '../../../gazetteer/gazetteer';
import type { PartialPosting } from '../found-posting';
import { isoDateOf } from '../read-things';
import type { Board, BoardUrls } from './board';
import { placesOf } from './posting-of-feed';

const text = z.catch(z.optional(z.string()), undefined);

/** What the page of a posting asks for itself; Workday does not document it, so every field may be missing. */
const answer = z.object({
  jobPostingInfo: z.object({
    title: z.string(),
    jobDescription: text,
    location: text,
    additionalLocations: z.catch(z.optional(z.array(z.string())), undefined),
    timeType: text,
    remoteType: text,
    startDate: text,
    endDate: text,
    jobReqId: text,
    country: z.catch(z.optional(z.object({ descriptor: text })), undefined),
  }),
  hiringOrganization: z.catch(z.optional(z.object({ name: text })), undefined),
});

/** "BGO01 - Bergen, Norway", "US-AR-HOLLOWAY-BLDG 1 ~ 12 E Sample Ave", "Portavera  Costa Rica": without the codes of buildings. */
function plainPlace(location: string): string {
  const [first = ''] = location.split('~');
  const [, country, state, city] = /^([A-Z]{2})-([A-Z]{2})-([A-Z][A-Z .']{1,60}?)(?:-.*)?$/.exec(first.trim()) ?? [];
  if (country && state && city) {
    const name = city.toLowerCase().replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase());
    return [name, state, country === 'US' ? '' : country].filter(Boolean).join(', ');
  }
  return first
    .trim()
    .replace(/^[A-Z]{2,5}\d{1,5}\s*[-–:]\s*/, '')
    .replace(/^remote\s*[-–]\s*/i, 'Remote, ')
    .replaceAll(/ {2,}/g, ', ');
}

const numbered = /^(\d{3,6})\s+(?=\p{L})/u;
const ownForm = /\b(?:inc|llc|ltd|corp|corporation|company|gmbh|ag|as|a\/s|ab|oy|oyj|bv|nv|sa|sas|plc|limited)\.?$/i;

/** "1204 Nordlys AS" without the number of the company in its own books. "500 Global" is a name, and so is its tenant. */
function plainCompany(name: string, tenant: string): string {
  const [, number = ''] = numbered.exec(name) ?? [];
  const isBookNumber = number !== '' && !tenant.includes(number) && (number.startsWith('0') || ownForm.test(name));
  return isBookNumber ? name.replace(numbered, '') : name;
}

/** `acme.wd5.myworkdayjobs.com/en-US/Careers/job/Oslo/Baker_R-7`. */
export function workdayBoard(url: URL, baseUrls: BoardUrls): Board | undefined {
  const [, tenant] = /^([\w-]+)(?:\.wd\d+)?\.myworkdayjobs(?:-impl)?\.com$/.exec(url.hostname) ?? [];
  const [, site, path] =
    /^\/(?:[a-z]{2}-[A-Z]{2}\/)?([\w-]+)\/(?:job|details)\/(.+?)(?:\/apply.*)?$/.exec(url.pathname) ?? [];
  if (!tenant || !site || !path) return undefined;
  return {
    name: 'workday',
    jsonUrl: new URL(`/wday/cxs/${tenant}/${site}/job/${path}`, baseUrls.workday ?? url.origin).href,
    read: (json, resolver) => {
      const { data } = answer.safeParse(json);
      return data && read(data, tenant, resolver);
    },
  };
}

function read(
  { jobPostingInfo: job, hiringOrganization }: z.infer<typeof answer>,
  tenant: string,
  resolver: LocationResolver,
) {
  const country = countryOfName(job.country?.descriptor ?? '');
  const locations = [job.location ?? '', ...(job.additionalLocations ?? [])].map(plainPlace).filter(Boolean);
  return {
    jobTitle: oneLine(job.title, 300),
    companyName: oneLine(plainCompany(hiringOrganization?.name ?? '', tenant), 200),
    description: sanitizeDescription(job.jobDescription ?? ''),
    jobType: readJobType(job.timeType ?? ''),
    datePosted: isoDateOf(job.startDate),
    validThrough: isoDateOf(job.endDate),
    externalId: oneLine(job.jobReqId ?? '', 200),
    workplace: workplaceNamed(job.remoteType ?? '') ?? '',
    ...placesOf(
      locations.map((location, index) => ({ text: location, country: index === 0 ? country : undefined })),
      /^(?:fully\s+)?remote$/i.test(job.remoteType ?? ''),
      resolver,
    ),
  } satisfies PartialPosting;
}
