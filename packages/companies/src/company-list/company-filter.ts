import * as z from 'zod/mini';
import { companyAddress } from '../company';
import type { Company } from '../company-table';

export const companySorts = { added: 'Newest first', name: 'Name, A to Z', city: 'City, A to Z' } as const;
export type CompanySort = keyof typeof companySorts;

/** Which of the kept companies `/companies/list/{loadcompanies}` loads. */
export const companyLoads = {
  all: 'All kept',
  careers: 'With a careers page',
  placed: 'With a position on the map',
  unplaced: 'Without a position',
} as const;
export type CompanyLoad = keyof typeof companyLoads;

/** What a path asks for; all when it makes no sense. */
export const readCompanyLoad = (text: string | undefined): CompanyLoad =>
  text !== undefined && Object.hasOwn(companyLoads, text) ? (text as CompanyLoad) : 'all';

export interface CompanyFilter {
  /** Every word of it must stand in the name, address, summary, description or notes. */
  readonly text: string;
  readonly sort: CompanySort;
}
export type CompanyFilterUrl = Partial<CompanyFilter>;

const schema = z.object({
  // The router reads ?text=2025 as a number: it is still what the person typed.
  text: z.catch(z.pipe(z.union([z.string(), z.number(), z.boolean()]), z.transform(String)), ''),
  sort: z.catch(z.enum(Object.keys(companySorts) as [CompanySort, ...CompanySort[]]), 'added'),
});

/** The filter that a URL asks for; a part that makes no sense has its default. */
export const readCompanyFilter = (url: object): CompanyFilter => z.parse(schema, url);

/** The URL of a filter, without what has its default value. */
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

export function filteredCompanies(companies: readonly Company[], text: string, load: CompanyLoad): Company[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return companies.filter((company) => {
    if (!isLoaded[load](company)) return false;
    if (words.length === 0) return true;
    const { companyName, summary, description, notes } = company;
    const said = [companyName, companyAddress(company), summary, description, notes].join(' ').toLowerCase();
    return words.every((word) => said.includes(word));
  });
}

export function sortedCompanies(companies: readonly Company[], sort: CompanySort): Company[] {
  // An id begins with the moment at which it was made.
  const byAdded = (left: Company, right: Company) => (left.internalId < right.internalId ? 1 : -1);
  const byText = (key: 'companyName' | 'city') => (left: Company, right: Company) =>
    Number(left[key] === '') - Number(right[key] === '') ||
    left[key].localeCompare(right[key], 'en', { numeric: true });
  if (sort === 'added') return companies.toSorted(byAdded);
  return companies.toSorted(byText(sort === 'name' ? 'companyName' : 'city'));
}
