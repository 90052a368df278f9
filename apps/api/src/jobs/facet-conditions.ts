import { type SQL, sql } from 'drizzle-orm';
import type { SalaryFilter, SearchFacets } from './search-criteria';

type FacetConditions = Partial<Record<keyof SearchFacets, SQL>>;

/** What `p` fulfils for each filter that is set. */
export function facetConditions({ remote, jobTypes, salary, ageDays }: SearchFacets): FacetConditions {
  return {
    ...(remote !== undefined && { remote: isRemote(remote) }),
    ...(jobTypes && { jobTypes: sql`p.job_type = any(${sql.param(jobTypes)}::text[])` }),
    ...(salary && { salary: hasSalary(salary) }),
    ...(ageDays !== undefined && { ageDays: isYoungerThan(ageDays) }),
  };
}

export const isRemote = (remote: boolean): SQL => (remote ? sql`p.remote` : sql`not p.remote`);

export const isYoungerThan = (days: number): SQL =>
  sql`p.date_posted >= now() - make_interval(secs => ${days * 86_400}::double precision)`;

export const statesNoSalary = sql`p.salary_per_year is null`;
export const paysAtLeast = (amount: number): SQL => sql`p.salary_per_year >= ${amount}::integer`;

function hasSalary({ atLeast, notStated }: SalaryFilter): SQL {
  if (atLeast === undefined) return statesNoSalary;
  return notStated ? sql`(${paysAtLeast(atLeast)} or ${statesNoSalary})` : paysAtLeast(atLeast);
}
