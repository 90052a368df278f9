import { type CompanySearchRequest, pageSizes, worldCountryCode } from '@keepmark/contracts';
import * as z from 'zod/mini';
import { isCountryOption } from '../countries';

/** A search of the directory as the form shows it. An empty text asks for nothing. */
export interface CompanySearch {
  readonly term: string;
  /** Key of a group; empty for all of them. */
  readonly group: string;
  /** Lowercase two-letter code, or WORLD. */
  readonly country: string;
  /** 1-based. */
  readonly page: number;
}
export type CompanySearchUrl = Partial<CompanySearch>;

/** The whole directory. */
export const emptyCompanySearch: CompanySearch = { term: '', group: '', country: worldCountryCode, page: 1 };

// The router reads ?term=3 as a number: it is still what the person typed.
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
 * The search that a URL asks for. A part that makes no sense counts as left out.
 * @param usualCountry what a URL without a country means: the one of the settings, or every one for a group
 */
export const readCompanySearch = (url: object, usualCountry: string = worldCountryCode): CompanySearch =>
  z.parse(schema(usualCountry), url);

/** The URL of a search, without what has its default value. */
export const companySearchUrl = (
  { term, group, country, page }: CompanySearch,
  usualCountry: string = worldCountryCode,
): CompanySearchUrl => ({
  ...(term !== '' && { term }),
  ...(group !== '' && { group }),
  ...(country !== usualCountry && { country }),
  ...(page > 1 && { page }),
});

/** What the service is asked. */
export const companySearchRequest = ({ term, group, country, page }: CompanySearch): CompanySearchRequest => ({
  searchTerm: term,
  selectedCountryCode: country,
  isNewSearch: page === 1,
  enableGroupSearch: group !== '',
  ...(group !== '' && { group }),
  pageNumber: page,
  pageSize: pageSizes.default,
});
