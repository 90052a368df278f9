import { workplaceNamed } from '@keepmark/contracts';
import * as z from 'zod/mini';
import { oneLine, readJobType, sanitizeDescription } from '../../../posting-text/posting-text';
import { countryOfName, type LocationResolver } from '../../../gazetteer/gazetteer';
import type { PartialPosting } from '../found-posting';
import { isoDateOf } from '../read-things';
import type { Board, BoardUrls } from './board';
import { placesOf } from './posting-of-feed';
import { workdayPlace } from './workday-place';

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

const numbered = /^(\d{3,6})\s+(?=\p{L})/u;
const ownForm = /\b(?:inc|llc|ltd|corp|corporation|company|gmbh|ag|as|a\/s|ab|oy|oyj|bv|nv|sa|sas|plc|limited)\.?$/i;

/** "1204 Nordlys AS" without the number of the company in its own books. "500 Global" is a name, and so is its tenant. */
function plainCompany(name: string, tenant: string): string {
  const [, number = ''] = numbered.exec(name) ?? [];
  const isBookNumber = number !== '' && !tenant.includes(number) && (number.startsWith('0') || ownForm.test(name));
  return isBookNumber ? name.replace(numbered, '') : name;
}

/** A language or a region's: "fr", "en-US", "zh-Hans-CN". */
const locale = String.raw`(?:[a-z]{2}(?:-[a-z]{4})?(?:-[a-z]{2})?\/)?`;
const site = String.raw`(?<site>[\w%.-]+)`;
/** Its place may be missing. Behind it may be the forms to apply with. */
const job = String.raw`\/(?:jobs\/)?(?:job|details)\/(?<path>[^/]+?(?:\/[^/]+?)??)(?:\/(?:apply|login)(?:\/.*)?)?\/?$`;
const tenant = String.raw`(?<tenant>[\w-]+)`;
const ownPath = new RegExp(String.raw`^\/${locale}${site}${job}`, 'i');
const sharedPath = new RegExp(String.raw`^\/${locale}recruiting\/${tenant}\/${site}${job}`, 'i');
const jsonPath = new RegExp(String.raw`^\/wday\/cxs\/${tenant}\/${site}${job}`, 'i');
const ownHost = new RegExp(String.raw`^${tenant}(?:\.wd\d+)?\.myworkdayjobs(?:-impl)?\.com$`);
const sharedHost = /^(?:wd\d+|impl(?:-wd\d+)?)\.myworkdaysite\.com$/;

/** The parts of the address of a posting, each as a path writes it; undefined for any other page. */
function partsOf({ hostname, pathname }: URL): { tenant: string; site: string; path: string } | undefined {
  const own = ownHost.exec(hostname)?.groups;
  if (!own && !sharedHost.test(hostname)) return undefined;
  const found = (jsonPath.exec(pathname) ?? (own ? ownPath : sharedPath).exec(pathname))?.groups;
  const { tenant: name = own?.['tenant'] ?? '', site: board = '', path = '' } = found ?? {};
  return found && { tenant: name, site: board, path };
}

/**
 * `acme.wd5.myworkdayjobs.com/en-US/Careers/job/Oslo/Baker_R-7`, `…/Careers/details/Baker_R-7`, and
 * `wd5.myworkdaysite.com/recruiting/acme/Careers/job/Oslo/Baker_R-7`, with or without a language and the form to apply.
 */
export function workdayBoard(url: URL, baseUrls: BoardUrls): Board | undefined {
  const parts = partsOf(url);
  if (!parts) return undefined;
  return {
    name: 'workday',
    jsonUrl: new URL(`/wday/cxs/${parts.tenant}/${parts.site}/job/${parts.path}`, baseUrls.workday ?? url.origin).href,
    read: (json, resolver) => {
      const { data } = answer.safeParse(json);
      return data && read(data, parts.tenant, resolver);
    },
  };
}

function read(
  { jobPostingInfo: info, hiringOrganization }: z.infer<typeof answer>,
  tenantName: string,
  resolver: LocationResolver,
) {
  const country = countryOfName(info.country?.descriptor ?? '');
  const locations = [info.location ?? '', ...(info.additionalLocations ?? [])]
    .slice(0, 50)
    .map((location) => workdayPlace(location, resolver))
    .filter(Boolean);
  return {
    jobTitle: oneLine(info.title, 300),
    companyName: oneLine(plainCompany(hiringOrganization?.name ?? '', tenantName), 200),
    description: sanitizeDescription(info.jobDescription ?? ''),
    jobType: readJobType(info.timeType ?? ''),
    datePosted: isoDateOf(info.startDate),
    validThrough: isoDateOf(info.endDate),
    externalId: oneLine(info.jobReqId ?? '', 200),
    workplace: workplaceNamed(info.remoteType ?? '') ?? '',
    ...placesOf(
      locations.map((location, index) => ({ text: location, country: index === 0 ? country : undefined })),
      /^(?:fully\s+)?remote$/i.test(info.remoteType ?? ''),
      resolver,
    ),
  } satisfies PartialPosting;
}
