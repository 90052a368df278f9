import * as z from 'zod/mini';
import { defineCall } from './call';
import { envelope, nothing } from './envelope';
import { pagination } from './pagination';
import { line } from './text';
import { webAddress } from './web-address';

/** The group of the companies that open postings are known of, and of no list. */
export const hiringGroup = { group: 'hiring', groupName: 'Hiring now' } as const;

/** How many companies one person can add to the directory in a day (UTC). */
export const maxCompaniesADay = 50;

/** What the operator has said of an entry. Only its author sees one that isn't approved. */
export const reviewStates = ['approved', 'waiting', 'rejected'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Where a company has open postings. */
const postingPlace = z.object({
  /** As a person reads it: "Austin, TX". */
  label: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  openPostings: z.number(),
});

/** A company of the directory. What is unknown is empty or null, never guessed. Texts are plain: HTML in them is text. */
const directoryCompany = z.object({
  id: z.string(),
  companyName: z.string(),
  url: z.string(),
  jobPostingsUrl: z.string(),
  description: z.string(),
  summary: z.string(),
  links: z.array(z.object({ name: z.string(), url: z.string() })),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  /** Degrees. */
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  /** Key of its group, lowercase. */
  group: z.string(),
  groupName: z.string(),
  openPostings: z.number(),
  /** Those with the most open postings first; at most ten. */
  postingPlaces: z.array(postingPlace),
  /** Who added it, as the SHA-256 digest of their user id in hexadecimal; empty when no person did. */
  owner: z.string(),
  review: z.enum(reviewStates),
  /** Why the operator rejected it; empty otherwise. */
  reviewNote: z.string(),
  /** ISO 8601. */
  addedDate: z.string(),
  updatedDate: z.string(),
  /** Known from nothing but the sample postings written by us. */
  sample: z.boolean(),
});
export type DirectoryCompany = z.infer<typeof directoryCompany>;

const companyGroup = z.object({
  /** Lowercase. */
  group: z.string(),
  groupName: z.string(),
  /** Of the companies that the caller can see. */
  companyCount: z.number(),
  /** False for the groups that the operator or the feeds fill. */
  canAdd: z.boolean(),
});
export type CompanyGroup = z.infer<typeof companyGroup>;

const companySearchRequest = z.object({
  /** Words in the name, the description or the summary; empty lists all. */
  searchTerm: z.optional(line()),
  /** Lowercase alpha-2: companies there, or with open postings there. WORLD, empty or absent: everywhere. */
  selectedCountryCode: z.optional(line(5)),
  /** Begins at the first page, whatever `pageNumber` says. */
  isNewSearch: z.optional(z.boolean()),
  /** False searches the whole directory, whatever group is named. */
  enableGroupSearch: z.optional(z.boolean()),
  /** A group by its name, in any letter case; `group` goes before it. */
  companyGroupName: z.optional(line()),
  /** 1-based; below 1 counts as 1. */
  pageNumber: z.optional(z.int().check(z.minimum(-10_000), z.maximum(10_000))),
  /** 20 when not given; at most the very large page. */
  pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
  group: z.optional(line()),
  /** Only companies whose name holds this. */
  companyName: z.optional(line()),
});
export type CompanySearchRequest = z.infer<typeof companySearchRequest>;

/** No answer counts further than the rows that can be reached: 10,000. */
const companyPage = z.object({ results: z.array(directoryCompany), pagination });
export type CompanyPage = z.infer<typeof companyPage>;

const address = z.string().check(
  z.trim(),
  z.maxLength(2000),
  z.refine((text) => webAddress(text) !== undefined, 'Enter a web address such as https://example.com.'),
);
const latitude = z.nullable(z.number().check(z.minimum(-90), z.maximum(90)));
const longitude = z.nullable(z.number().check(z.minimum(-180), z.maximum(180)));

const companyFields = {
  companyName: line().check(z.minLength(1, 'Enter the name of the company.')),
  url: z.optional(address),
  jobPostingsUrl: z.optional(address),
  description: z.optional(line(20_000)),
  summary: z.optional(line(500)),
  links: z.optional(z.array(z.object({ name: line(100), url: address })).check(z.maxLength(20))),
  address: z.optional(line(300)),
  city: z.optional(line()),
  state: z.optional(line()),
  country: z.optional(line()),
  lat: z.optional(latitude),
  lng: z.optional(longitude),
};
const groupName = line(100).check(z.minLength(1, 'Enter the name of a group.'));

/** What of a company everybody may see. Notes stay with the person who wrote them. */
const newCompany = z.object({ ...companyFields, groupName, group: z.optional(line(100)) });
export type NewDirectoryCompany = z.infer<typeof newCompany>;

const changedCompany = z.partial(z.object({ ...companyFields, groupName, group: line(100) }));
export type ChangedDirectoryCompany = z.infer<typeof changedCompany>;

const companyId = z.object({ id: z.string().check(z.regex(/^\d{1,15}$/, 'must be the id of a company')) });

export const searchCompanies = defineCall({
  method: 'POST',
  path: 'company/groups',
  token: 'optional',
  summary: 'Search the directory of companies',
  params: nothing,
  body: companySearchRequest,
  answer: envelope(companyPage),
});

export const listCompanyGroups = defineCall({
  method: 'GET',
  path: 'company/groups',
  token: 'optional',
  summary: 'List the groups of the directory',
  params: nothing,
  body: nothing,
  answer: envelope(z.array(companyGroup)),
});

export const getCompany = defineCall({
  method: 'GET',
  path: 'company/:id',
  token: 'optional',
  summary: 'Read a company of the directory',
  params: companyId,
  body: nothing,
  answer: envelope(directoryCompany),
});

export const addCompany = defineCall({
  method: 'POST',
  path: 'company/',
  token: true,
  summary: 'Add a company to a group of the directory; only you see it until it is approved',
  params: nothing,
  body: newCompany,
  answer: envelope(directoryCompany),
});

export const updateCompany = defineCall({
  method: 'POST',
  path: 'company/:id',
  token: true,
  summary: 'Change a company that you added; the change is reviewed again',
  params: companyId,
  body: changedCompany,
  answer: envelope(z.object({ success: z.boolean() })),
});

export const deleteCompany = defineCall({
  method: 'DELETE',
  path: 'company/:id',
  token: true,
  summary: 'Delete a company that you added',
  params: companyId,
  body: nothing,
  answer: envelope(z.object({ success: z.boolean() })),
});
