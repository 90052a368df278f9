import { searchText, searchWords } from '@keepmark/contracts';
import * as z from 'zod/mini';
import { companyAddress } from '../company';
import type { Company } from '../company-table';

export const companySorts = { added: 'Newest first', name: 'Name, A to Z', city: 'City, A to Z' } as const;
export type CompanySort = keyof typeof companySorts;

/** Which saved companies `/companies/list/{loadcompanies}` shows. */
export const companyLoads = {
  all: 'All saved',
  careers: 'With a careers page',
  placed: 'With a location',
  unplaced: 'Without a location',
} as const;
export type CompanyLoad = keyof typeof companyLoads;

/** Reads the selection from the path. An unknown one means all. */
export const readCompanyLoad = (text: string | undefined): CompanyLoad =>
  text !== undefined && Object.hasOwn(companyLoads, text) ? (text as CompanyLoad) : 'all';

export interface CompanyFilter {
  /** Each word must appear in the name, address, summary, description or notes. */
  readonly text: string;
  readonly sort: CompanySort;
}
export type CompanyFilterUrl = Partial<CompanyFilter>;

const schema = z.object({
  // The router parses ?text=2025 as a number, but the person typed text.
  text: z.catch(z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String)), ''),
  sort: z.catch(z.enum(Object.keys(companySorts) as [CompanySort, ...CompanySort[]]), 'added'),
});

/** Reads a filter from a URL. An invalid part gets its default. */
export const readCompanyFilter = (url: object): CompanyFilter => z.parse(schema, url);

/** The URL of a filter, without the parts that have their defaults. */
export const companyFilterUrl = ({ text, sort }: CompanyFilter): CompanyFilterUrl => ({
  ...(text !== '' && { text }),
  ...(sort !== 'added' && { sort }),
});

const isPlaced = ({ latitude, longitude }: Pick<Company, 'latitude' | 'longitude'>) =>
  latitude !== null && longitude !== null && !(latitude === 0 && longitude === 0);

const isLoaded: Readonly<Record<CompanyLoad, (company: Company) => boolean>> = {
  all: () => true,
  careers: ({ jobPostingsUrl }) => jobPostingsUrl !== '',
  placed: isPlaced,
  unplaced: (company) => !isPlaced(company),
};

// Rows are immutable, so their search text can be cached.
const searchTexts = new WeakMap<Company, string>();

function searchTextOf(company: Company): string {
  let text = searchTexts.get(company);
  if (text === undefined) {
    const { companyName, summary, description, notes } = company;
    text = searchText([companyName, companyAddress(company), summary, description, notes].join('\n'));
    searchTexts.set(company, text);
  }
  return text;
}

export function filteredCompanies(companies: readonly Company[], text: string, load: CompanyLoad): Company[] {
  const words = searchWords(text);
  return companies.filter(
    (company) => isLoaded[load](company) && words.every((word) => searchTextOf(company).includes(word)),
  );
}

export function sortedCompanies(companies: readonly Company[], sort: CompanySort): Company[] {
  // Ids start with their creation time.
  const byAdded = (left: Company, right: Company) => (left.internalId < right.internalId ? 1 : -1);
  const byText = (key: 'companyName' | 'city') => (left: Company, right: Company) =>
    Number(left[key] === '') - Number(right[key] === '') ||
    left[key].localeCompare(right[key], 'en', { numeric: true });
  if (sort === 'added') return companies.toSorted(byAdded);
  return companies.toSorted(byText(sort === 'name' ? 'companyName' : 'city'));
}
