import * as z from 'zod/mini';
import { defineCall } from './call';
import { envelope, nothing } from './envelope';
import { jobTypes } from './job-types';
import { line } from './text';
import { workplaces } from './workplace';

/** The most characters of text that can be sent; more is refused. */
export const maxCaptureTextLength = 500_000;

/**
 * What to read a posting from. With only a `url`, the server fetches the page. With `text`, it doesn't: the text is a
 * posting that a person copied, or the HTML or text of the page at `url` that the bookmarklet sent, because the person
 * can see the page and the server can't. For pages of a recruiting service, the server also reads its public JSON.
 * A text without `url` that is little more than a web address counts as that address: that is how apps share a page.
 */
export const captureRequest = z
  .object({
    url: z.optional(line(2048)),
    text: z.optional(z.string().check(z.maxLength(maxCaptureTextLength))),
  })
  .check(z.refine(({ url, text }) => Boolean(url || text?.trim()), 'Send the web address or the text of a posting.'));
export type CaptureRequest = z.infer<typeof captureRequest>;

/**
 * Where the values came from: the public JSON of a recruiting service, schema.org JobPosting, Open Graph, the page's
 * title, lines of text such as "Company: Acme", or nowhere.
 */
export const captureSources = [
  'greenhouse',
  'lever',
  'ashby',
  'workday',
  'schema.org',
  'open-graph',
  'title',
  'text',
  'nothing',
] as const;

/** A value that the page states, but that could mean two things, or that is cut or broken there. Its field is empty. */
const captureRemark = z.object({
  field: z.enum([
    'salary',
    'datePosted',
    'validThrough',
    'jobTitle',
    'companyName',
    'location',
    'jobType',
    'description',
  ]),
  /** As the page writes it: "48.500 EUR". */
  text: z.string(),
});
export type CaptureRemark = z.infer<typeof captureRemark>;

/** Who wrote the message that a posting was read from, such as a recruiter. What it doesn't say is empty. */
const capturedContact = z.object({ name: z.string(), email: z.string(), phone: z.string() });
export type CapturedContact = z.infer<typeof capturedContact>;

/** A posting that was read. What wasn't found is empty, null or false, never guessed. */
export const capturedPosting = z.object({
  jobTitle: z.string(),
  companyName: z.string(),
  /** The company's own site. */
  companyUrl: z.string(),
  jobType: z.union([z.enum(jobTypes), z.literal('')]),
  /** Sanitized HTML. */
  description: z.string(),
  /** ISO 8601: a date, or a time with its offset. */
  datePosted: z.string(),
  /** When the posting closes: an ISO 8601 date or time. */
  validThrough: z.string(),
  /** "$120,000–$150,000 a year", in the same form as in a search. */
  salary: z.string(),
  remote: z.boolean(),
  /** Where the work is done, as the source or its text says; absent from older servers. */
  workplace: z.optional(z.union([z.enum(workplaces), z.literal('')])),
  /** Every location in one text. The fields below describe the first. */
  location: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  /** Degrees, from the page or of the city it names. */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** The page of the posting, after redirects. */
  url: z.string(),
  /** Its id at the company or recruiting service. */
  externalId: z.string(),
  foundBy: z.enum(captureSources),
  /** Absent if the text is no message, or names nobody, and from older servers. */
  contact: z.optional(capturedContact),
  /** What was left empty because it isn't clear; absent if there is nothing, and from older servers. */
  remarks: z.optional(z.array(captureRemark)),
});
export type CapturedPosting = z.infer<typeof capturedPosting>;

/**
 * Not retried: a second request would fetch the page again. Errors have a `code` (`address-refused`,
 * `page-unreachable`, `page-refused`, `page-gone`, `page-too-large`, `page-too-slow`, `page-too-complex`,
 * `text-too-complex` or `no-page`) and a message that
 * says what to do instead.
 */
export const capturePosting = defineCall({
  method: 'POST',
  path: 'jobs/capture',
  token: true,
  summary: 'Read a posting from its web address or text',
  params: nothing,
  body: captureRequest,
  answer: envelope(capturedPosting),
});
