import type { Company } from '../company-table';

const maxOptions = 20;

/** Up to 20 saved companies whose name contains the typed text, those that start with it first. */
export function matchingCompanies(companies: readonly Company[], typed: string): Company[] {
  const wanted = typed.toLowerCase();
  const place = ({ companyName }: Company) => companyName.toLowerCase().indexOf(wanted);
  return companies
    .filter((company) => company.companyName !== '' && place(company) >= 0)
    .toSorted(
      (left, right) =>
        Math.min(1, place(left)) - Math.min(1, place(right)) || left.companyName.localeCompare(right.companyName, 'en'),
    )
    .slice(0, maxOptions);
}
