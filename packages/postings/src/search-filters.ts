import { milesText } from '@keepmark/ui/words';
import { jobTypeLabels } from './job-type';
import { workplaceLabels } from './workplace';
import { emptyJobSearch, type JobSearch, salaryNotStated } from './job-search';
import { searchCountriesWith } from './search-countries';

/** A filter in use: what it says, and the changes that take it off. */
export interface ActiveFilter {
  readonly id: string;
  readonly label: string;
  readonly without: Partial<JobSearch>;
}

export const workplaceChoiceLabels = { ...workplaceLabels, any: 'Any workplace' } as const;

export const ageText = (days: number): string => (days === 1 ? 'Last day' : `Last ${days} days`);
/** "$80,000+"; outside the United States without a currency, since each posting has its own. */
export const salaryText = (amount: number, country: string): string =>
  `${country === 'us' ? '$' : ''}${amount.toLocaleString('en')}+`;

/**
 * The filters in use, in the order of the form. A distance without a location and a country as in the settings don't
 * filter.
 */
export function activeFilters(search: JobSearch, defaultCountry: string): ActiveFilter[] {
  const { company, location, distanceMiles, ageDays, country, workplace, salary, withoutSalary } = search;
  const filters: ActiveFilter[] = [];
  const add = (id: keyof JobSearch, label: string, without: Partial<JobSearch> = { [id]: emptyJobSearch[id] }) =>
    filters.push({ id, label, without });
  if (company !== '') add('company', company);
  if (location !== '' && distanceMiles !== emptyJobSearch.distanceMiles)
    add('distanceMiles', `Within ${milesText(distanceMiles)}`);
  if (ageDays !== emptyJobSearch.ageDays) add('ageDays', ageText(ageDays));
  if (salary === salaryNotStated) add('salary', 'Salary not stated');
  if (salary > 0)
    add('salary', `${salaryText(salary, country)}${withoutSalary ? ' or not stated' : ''}`, {
      salary: 0,
      withoutSalary: false,
    });
  if (workplace !== 'any') add('workplace', workplaceChoiceLabels[workplace]);
  for (const type of search.jobTypes)
    filters.push({
      id: type,
      label: jobTypeLabels[type],
      without: { jobTypes: search.jobTypes.filter((other) => other !== type) },
    });
  if (country !== defaultCountry) {
    const name = searchCountriesWith(country).find(({ code }) => code === country)?.name ?? country;
    add('country', name, { country: defaultCountry });
  }
  return filters;
}

/** What takes all filters off and leaves words, location and order. */
export const withoutFilters = ({ term, location, sort }: JobSearch, country: string): JobSearch => ({
  ...emptyJobSearch,
  term,
  location,
  sort,
  country,
});

/** A name for a search: "Welder near Austin, TX (Remote, Full-time)". */
export function searchName(search: JobSearch, defaultCountry: string): string {
  const words = search.term || 'All jobs';
  const where = search.location === '' ? '' : ` near ${search.location}`;
  const filters = activeFilters(search, defaultCountry).map(({ label }) => label);
  return `${words}${where}${filters.length > 0 ? ` (${filters.join(', ')})` : ''}`.slice(0, 120);
}
