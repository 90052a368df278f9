import type { Company } from '../company-table';

const mostOptions = 20;

/** The kept companies whose name holds what is typed, those that begin with it first; all of them before anything is typed. */
export function matchingCompanies(companies: readonly Company[], typed: string): Company[] {
  const wanted = typed.toLowerCase();
  const place = ({ companyName }: Company) => companyName.toLowerCase().indexOf(wanted);
  return companies
    .filter((company) => company.companyName !== '' && place(company) >= 0)
    .toSorted(
      (left, right) =>
        Math.min(1, place(left)) - Math.min(1, place(right)) || left.companyName.localeCompare(right.companyName, 'en'),
    )
    .slice(0, mostOptions);
}
