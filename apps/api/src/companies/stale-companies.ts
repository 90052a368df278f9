import { companyNameKey } from '@keepmark/contracts';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

type Executor = Pick<NodePgDatabase, 'execute'>;

/** Has the next refresh of the directory look at the companies of these names. */
export async function markStale(database: Executor, companyNames: readonly string[]): Promise<void> {
  await database.execute(sql`insert into stale_companies select unnest(${sql.param([...companyNames])}::text[])`);
}

/** Names that were taken off the list of stale companies. */
export interface TakenNames {
  /** The keys of the names, each once. */
  readonly nameKeys: string[];
  /** The last of the names, in the order in which they are taken; undefined if there was none. */
  readonly last: string | undefined;
}

/**
 * Takes the first names off the list of stale companies, and with them every mark that they have. They return to it if
 * the transaction fails.
 * @param maxMarks bounds the names, which have one or more marks each. Counting names would read the whole list.
 * @param after the last name that was taken before. Without it, every call reads past all the names that earlier calls
 *   took, until they are vacuumed.
 */
export async function takeStale(transaction: Executor, maxMarks: number, after: string): Promise<TakenNames> {
  const { rows } = await transaction.execute<{ name: string }>(
    sql`with next as (
          select company_name from stale_companies
          where company_name > ${after} order by company_name limit ${maxMarks}
        ), taken as (
          delete from stale_companies
          where company_name = any(array(select company_name from next))
          returning company_name
        )
      select distinct company_name as name from taken order by name`,
  );
  const names = rows.map(({ name }) => name);
  const keys = names.map(companyNameKey);
  await rememberKeys(transaction, names, keys);
  return { nameKeys: [...new Set(keys)], last: names.at(-1) };
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
