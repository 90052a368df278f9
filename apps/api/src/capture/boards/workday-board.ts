import { workplaceNamed } from '@keepmark/contracts';
import * as z from 'zod/mini';
import { oneLine } from '../../feeds/plain-text';
import { readJobType } from '../../feeds/read-job-type';
import { sanitizeDescription } from '../../feeds/sanitize-description';
import { countryOfName } from '../../locations/countries';
import type { LocationResolver } from '../../locations/resolve-location';
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

/** `acme.wd5.myworkdayjobs.com/en-US/Careers/job/Oslo/Baker_R-7`. */
export function workdayBoard(url: URL, baseUrls: BoardUrls): Board | undefined {
  const [, tenant] = /^([\w-]+)\.wd\d+\.myworkdayjobs\.com$/.exec(url.hostname) ?? [];
  const [, site, path] =
    /^\/(?:[a-z]{2}-[A-Z]{2}\/)?([\w-]+)\/(?:job|details)\/(.+?)(?:\/apply.*)?$/.exec(url.pathname) ?? [];
  if (!tenant || !site || !path) return undefined;
  return {
    name: 'workday',
    jsonUrl: new URL(`/wday/cxs/${tenant}/${site}/job/${path}`, baseUrls.workday ?? url.origin).href,
    read: (json, resolver) => {
      const { data } = answer.safeParse(json);
      return data && read(data, resolver);
    },
  };
}

function read({ jobPostingInfo: job, hiringOrganization }: z.infer<typeof answer>, resolver: LocationResolver) {
  const country = countryOfName(job.country?.descriptor ?? '');
  const locations = [job.location ?? '', ...(job.additionalLocations ?? [])].filter(Boolean);
  return {
    jobTitle: oneLine(job.title, 300),
    companyName: oneLine(hiringOrganization?.name ?? '', 200),
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
