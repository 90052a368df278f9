import { type CompanySearchRequest, pageSizes, worldCountryCode } from '@keepmark/contracts';
import * as z from 'zod/mini';
import { isCountryOption } from '../countries';

/** A directory search, as the form shows it. An empty string means any. */
export interface CompanySearch {
  readonly term: string;
  /** A group's key; empty for all groups. */
  readonly group: string;
  /** Lowercase two-letter code, or WORLD. */
  readonly country: string;
  /** 1-based. */
  readonly page: number;
}
export type CompanySearchUrl = Partial<CompanySearch>;

/** The whole directory. */
export const emptyCompanySearch: CompanySearch = { term: '', group: '', country: worldCountryCode, page: 1 };

// The router parses ?term=3 as a number, but the person typed text.
const text = z.catch(
  z.pipe(
    z.union([z.string(), z.number(), z.boolean()]),
    z.transform((value) => String(value).trim().slice(0, 200)),
  ),
  '',
);
const schema = (usualCountry: string) =>
  z.object({
    term: text,
    group: text,
    country: z.catch(z.string().check(z.refine(isCountryOption)), usualCountry),
    page: z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  });

/**
 * Reads a search from a URL. An invalid part gets its default.
 * @param usualCountry used if the URL has no country: the one in the settings, or all countries for a group
 */
export const readCompanySearch = (url: object, usualCountry: string = worldCountryCode): CompanySearch =>
  z.parse(schema(usualCountry), url);

/** The URL of a search, without the parts that have their defaults. */
export const companySearchUrl = (
  { term, group, country, page }: CompanySearch,
  usualCountry: string = worldCountryCode,
): CompanySearchUrl => ({
  ...(term !== '' && { term }),
  ...(group !== '' && { group }),
  ...(country !== usualCountry && { country }),
  ...(page > 1 && { page }),
});

/** The API request for a search. */
export const companySearchRequest = ({ term, group, country, page }: CompanySearch): CompanySearchRequest => ({
  searchTerm: term,
  selectedCountryCode: country,
  isNewSearch: page === 1,
  enableGroupSearch: group !== '',
  ...(group !== '' && { companyGroupName: group, group: group.toLowerCase() }),
  pageNumber: page,
  pageSize: pageSizes.default,
});
