import * as z from 'zod/mini';
import { defineCall } from './call';
import { envelope, nothing } from './envelope';
import { jobTypes } from './job-types';
import { line } from './text';

/** Characters of a text or page that is sent along; more is refused. */
export const maxCaptureTextLength = 500_000;

/**
 * Where a posting is read from. With `url` alone the service fetches the page. With `text` it
 * does not: the text is a posting as a person copied it, or the HTML or text of the page at `url`, which a bookmarklet
 * sends because the person can see the page and the service could not. Where the page belongs to a recruiting service,
 * that one's public JSON is asked as well. A text without `url` that is little more than one web address counts as
 * that address: so apps share a page.
 */
export const captureRequest = z
  .object({
    url: z.optional(line(2048)),
    text: z.optional(z.string().check(z.maxLength(maxCaptureTextLength))),
  })
  .check(
    z.refine(({ url, text }) => Boolean(url || text?.trim()), 'Send the address of a posting, or the text of one.'),
  );
export type CaptureRequest = z.infer<typeof captureRequest>;

/**
 * What told us: the public JSON of a recruiting service, schema.org JobPosting, Open Graph, the page's title, lines of
 * a text such as "Company: Acme", or nothing that could be read.
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

/** A posting as it was found. What was not found is empty, null or false, and never guessed. */
export const capturedPosting = z.object({
  jobTitle: z.string(),
  companyName: z.string(),
  /** The company's own site. */
  companyUrl: z.string(),
  jobType: z.union([z.enum(jobTypes), z.literal('')]),
  /** Sanitised HTML. */
  description: z.string(),
  /** ISO 8601: a day, or a time with its offset. */
  datePosted: z.string(),
  /** The day or time after which the posting is closed, ISO 8601. */
  validThrough: z.string(),
  /** "$120,000–$150,000 a year", as the job search writes it. */
  salary: z.string(),
  remote: z.boolean(),
  /** Every place of it, as one text. The fields below it are of the first. */
  location: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  /** Degrees: as the page says, or where the city lies that it names. */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** The page of the posting: the one that was asked for, or where that led. */
  url: z.string(),
  /** Its id at the company or the recruiting service. */
  externalId: z.string(),
  foundBy: z.enum(captureSources),
});
export type CapturedPosting = z.infer<typeof capturedPosting>;

export const capturePosting = defineCall({
  method: 'POST',
  path: 'jobs/capture',
  token: true,
  summary: 'Read a posting from its address or its text',
  params: nothing,
  body: captureRequest,
  answer: envelope(capturedPosting),
});
