import { type SQL, sql } from 'drizzle-orm';
import type { SalaryFilter, SearchFacets, WorkplaceFilter } from './search-criteria';

type FacetConditions = Partial<Record<keyof SearchFacets, SQL>>;

/** What `p` fulfils for each filter that is set. */
export function facetConditions({ workplace, jobTypes, salary, ageDays }: SearchFacets): FacetConditions {
  return {
    ...(workplace && { workplace: workplaceConditions[workplace] }),
    ...(jobTypes && { jobTypes: sql`p.job_type = any(${sql.param(jobTypes)}::text[])` }),
    ...(salary && { salary: hasSalary(salary) }),
    ...(ageDays !== undefined && { ageDays: isYoungerThan(ageDays) }),
  };
}

/** Without parameters, so that the index of hybrid postings is found. */
export const workplaceConditions: Readonly<Record<WorkplaceFilter, SQL>> = {
  remote: sql`p.remote`,
  hybrid: sql`p.workplace = 'hybrid'`,
  // Most of them don't say where the work is done.
  onsite: sql`not p.remote and p.workplace <> 'hybrid'`,
  'not-remote': sql`not p.remote`,
};

export const isYoungerThan = (days: number): SQL =>
  sql`p.date_posted >= now() - make_interval(secs => ${days * 86_400}::double precision)`;

export const statesNoSalary = sql`p.salary_per_year is null`;
export const paysAtLeast = (amount: number): SQL => sql`p.salary_per_year >= ${amount}::integer`;

function hasSalary({ atLeast, notStated }: SalaryFilter): SQL {
  if (atLeast === undefined) return statesNoSalary;
  return notStated ? sql`(${paysAtLeast(atLeast)} or ${statesNoSalary})` : paysAtLeast(atLeast);
}
