import { companyNameKey } from '@keepmark/contracts';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

type Executor = Pick<NodePgDatabase, 'execute'>;

/** Has the next refresh of the directory look at the companies of these names. */
export async function markStale(database: Executor, companyNames: readonly string[]): Promise<void> {
  await database.execute(sql`insert into stale_companies select unnest(${sql.param([...companyNames])}::text[])`);
}

/**
 * Takes up to this many names off the list of stale companies. They return to it if the transaction fails.
 * @returns their keys, each once.
 */
export async function takeStale(transaction: Executor, maxNames: number): Promise<string[]> {
  const { rows } = await transaction.execute<{ name: string }>(
    sql`with next as (select distinct company_name from stale_companies order by company_name limit ${maxNames}),
        taken as (
          delete from stale_companies s using next where s.company_name = next.company_name returning s.company_name
        )
      select distinct company_name as name from taken`,
  );
  const names = rows.map(({ name }) => name);
  const keys = names.map(companyNameKey);
  await rememberKeys(transaction, names, keys);
  return [...new Set(keys)];
}

/** The key of a name is made here, not in the database: the browser compares names in the same way. */
async function rememberKeys(transaction: Executor, names: readonly string[], keys: readonly string[]): Promise<void> {
  await transaction.execute(
    sql`insert into company_names (company_name, name_key)
      select * from unnest(${sql.param([...names])}::text[], ${sql.param([...keys])}::text[])
      on conflict (company_name) do update set name_key = excluded.name_key
        where company_names.name_key <> excluded.name_key`,
  );
}
