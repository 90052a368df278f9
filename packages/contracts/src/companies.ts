import * as z from 'zod/mini';
import { defineCall } from './call';
import { latitude, longitude } from './coordinates';
import { envelope, nothing } from './envelope';
import { paginate, pagination } from './pagination';
import { line, notOver } from './text';
import { webAddress } from './web-address';

/** The group of companies that have open postings and are in no other group. */
export const hiringGroup = { group: 'hiring', groupName: 'Hiring now' } as const;

/** The most companies that one person can add to the directory in a day (UTC). */
export const maxCompaniesADay = 50;

/** The operator's verdict on an entry. Only its author sees one that isn't approved. */
export const reviewStates = ['approved', 'waiting', 'rejected'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** A location where a company has open postings. */
const postingPlace = z.object({
  /** As a person reads it: "Austin, TX". */
  label: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  openPostings: z.number(),
});

/** A company in the directory. Unknown values are empty or null, never guessed. All text is plain text, not HTML. */
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
  /** Neither its own country nor that of any of its postings is known. */
  countryUnknown: z.optional(z.boolean()),
  /** Degrees. */
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  /** Key of its group, lowercase. */
  group: z.string(),
  groupName: z.string(),
  openPostings: z.number(),
  /** Most open postings first; at most ten. */
  postingPlaces: z.array(postingPlace),
  /** Who added it: the SHA-256 digest of their user id in hexadecimal; empty when it came from a feed or a list. */
  owner: z.string(),
  review: z.enum(reviewStates),
  /** Why the operator rejected it; empty otherwise. */
  reviewNote: z.string(),
  /** ISO 8601. */
  addedDate: z.string(),
  updatedDate: z.string(),
  /** Known only from our sample postings. */
  sample: z.boolean(),
});
export type DirectoryCompany = z.infer<typeof directoryCompany>;

const companyGroup = z.object({
  /** Lowercase. */
  group: z.string(),
  groupName: z.string(),
  /** Counts the companies that the caller can see. */
  companyCount: z.number(),
  /** False for groups filled by the operator or the feeds. */
  canAdd: z.boolean(),
});
export type CompanyGroup = z.infer<typeof companyGroup>;

const companySearchRequest = z.object({
  /** Words in the name, description or summary; empty lists every company. */
  searchTerm: z.optional(line()),
  /** Lowercase alpha-2: companies located or hiring there, then those with `countryUnknown`. WORLD, empty or missing: everywhere. */
  selectedCountryCode: z.optional(line(5)),
  /** Starts at the first page, whatever `pageNumber` is. */
  isNewSearch: z.optional(z.boolean()),
  /** False searches the whole directory, whatever the group. */
  enableGroupSearch: z.optional(z.boolean()),
  /** A group's name in any letter case. Ignored when there is a `group`. */
  companyGroupName: z.optional(line()),
  /** 1-based; below 1 counts as 1. */
  pageNumber: z.optional(z.int().check(z.minimum(-10_000), z.maximum(10_000))),
  /** Default 20; at most the very large page. */
  pageSize: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
  group: z.optional(line()),
  /** Only companies whose name contains this. */
  companyName: z.optional(line()),
});
export type CompanySearchRequest = z.infer<typeof companySearchRequest>;

/** `totalResults` stops at 10,000, the last row that can be reached. */
const companyPage = z.object({ results: z.array(directoryCompany), pagination });
export type CompanyPage = z.infer<typeof companyPage>;

const address = z.string().check(
  z.trim(),
  notOver(2000),
  z.refine((text) => webAddress(text) !== undefined, 'Enter a web address such as https://example.com.'),
);

const companyFields = {
  companyName: line().check(z.minLength(1, 'Enter a company name.')),
  url: z.optional(address),
  jobPostingsUrl: z.optional(address),
  description: z.optional(line(20_000)),
  summary: z.optional(line(500)),
  links: z.optional(z.array(z.object({ name: line(100), url: address })).check(z.maxLength(20))),
  address: z.optional(line(300)),
  city: z.optional(line()),
  state: z.optional(line()),
  country: z.optional(line()),
  lat: z.optional(z.nullable(latitude)),
  lng: z.optional(z.nullable(longitude)),
};
const groupName = line(100).check(z.minLength(1, 'Enter a group name.'));

/** What everyone can see about a company. A person's notes stay in their browser. */
const newCompany = z.object({ ...companyFields, groupName, group: z.optional(line(100)) });
export type NewDirectoryCompany = z.infer<typeof newCompany>;

const changedCompany = z.partial(z.object({ ...companyFields, groupName, group: line(100) }));
export type ChangedDirectoryCompany = z.infer<typeof changedCompany>;

const companyId = z.object({ id: z.string().check(z.regex(/^\d{1,15}$/, 'must be a company id')) });

export const searchCompanies = defineCall({
  method: 'POST',
  path: 'company/groups',
  token: 'optional',
  summary: 'Search the company directory',
  params: nothing,
  body: companySearchRequest,
  answer: envelope(companyPage),
  isIdempotent: true,
  failure: (_message: string, { pageSize }: CompanySearchRequest): CompanyPage => ({
    results: [],
    pagination: paginate(0, 1, pageSize),
  }),
});

export const listCompanyGroups = defineCall({
  method: 'GET',
  path: 'company/groups',
  token: 'optional',
  summary: 'List the groups in the directory',
  params: nothing,
  body: nothing,
  answer: envelope(z.array(companyGroup)),
  failure: () => [],
});

export const getCompany = defineCall({
  method: 'GET',
  path: 'company/:id',
  token: 'optional',
  summary: 'Get a company in the directory',
  params: companyId,
  body: nothing,
  answer: envelope(directoryCompany),
  failure: () => null,
});

export const addCompany = defineCall({
  method: 'POST',
  path: 'company/',
  token: true,
  summary: 'Add a company to a group; only you can see it until it is approved',
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
  isIdempotent: true,
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
