import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../platform/database/database';
import { groupKeyOf, requireOwnGroup } from '../company-criteria';
import { ensureGroup } from '../company-groups';
import type { CompanyRow } from '../company-table';
import { relist } from '../listed-companies';
import { refreshDirectory } from '../refresh-directory';
import { markStale } from '../stale-companies';

/** A company as a list has it. */
export type ImportedCompany = Pick<
  CompanyRow,
  | 'companyName'
  | 'nameKey'
  | 'url'
  | 'jobPostingsUrl'
  | 'description'
  | 'summary'
  | 'address'
  | 'city'
  | 'state'
  | 'country'
  | 'countryCode'
  | 'latitude'
  | 'longitude'
>;

export interface ImportCounts {
  added: number;
  changed: number;
  unchanged: number;
  /** In the group already, added by a person: theirs to change. */
  keptByOthers: number;
}

const batchSize = 500;

/**
 * Adds a list to a group of the directory, all or nothing; a company that the list says something new of is changed.
 * Those of the feeds that the list now has are one with it.
 * @throws InvalidRequestError for a group that only feeds fill.
 */
export async function importCompanies(
  database: DatabaseHandle,
  groupName: string,
  companies: readonly ImportedCompany[],
): Promise<ImportCounts> {
  const group = requireOwnGroup(groupKeyOf(groupName));
  const counts = { added: 0, changed: 0, unchanged: 0, keptByOthers: 0 };
  await database.transaction(async (transaction) => {
    await ensureGroup(transaction, group, groupName.trim(), null);
    for (let start = 0; start < companies.length; start += batchSize) {
      const batch = companies.slice(start, start + batchSize);
      const written = await writeBatch(transaction, group, batch);
      counts.added += written.filter(({ isNew }) => isNew).length;
      counts.changed += written.filter(({ isNew }) => !isNew).length;
      counts.keptByOthers += await countOfPersons(transaction, group, batch);
      await relist(
        transaction,
        batch.map(({ nameKey }) => nameKey),
      );
      await markStale(
        transaction,
        batch.map(({ companyName }) => companyName),
      );
    }
  });
  counts.unchanged = companies.length - counts.added - counts.changed - counts.keptByOthers;
  await refreshDirectory(database);
  return counts;
}

type Executor = Pick<DatabaseHandle, 'execute'>;

async function writeBatch(database: Executor, group: string, batch: readonly ImportedCompany[]) {
  const { rows } = await database.execute<{ isNew: boolean }>(
    sql`insert into companies as c ("group", source, ${columns})
      select ${group}, 'import', ${columns}
      from jsonb_to_recordset(${JSON.stringify(batch.map(columnsOf))}::jsonb) as listed (name_key text, company_name text,
        url text, job_postings_url text, description text, summary text, address text, city text, state text,
        country text, country_code text, latitude double precision, longitude double precision)
      on conflict ("group", name_key) where review = 'approved' do update set (${columns}, updated_date) = (${excluded}, now())
      where c.source = 'import' and (${kept}) is distinct from (${excluded})
      returning xmax = 0 as "isNew"`,
  );
  return rows;
}

async function countOfPersons(database: Executor, group: string, batch: readonly ImportedCompany[]): Promise<number> {
  const { rowCount } = await database.execute(
    sql`select from companies where "group" = ${group} and source = 'user' and review = 'approved'
      and name_key = any(${sql.param(batch.map(({ nameKey }) => nameKey))}::text[])`,
  );
  return rowCount ?? 0;
}

const columnNames = [
  'name_key',
  'company_name',
  'url',
  'job_postings_url',
  'description',
  'summary',
  'address',
  'city',
  'state',
  'country',
  'country_code',
  'latitude',
  'longitude',
];
const columns = sql.raw(columnNames.join(', '));
const excluded = sql.raw(columnNames.map((name) => `excluded.${name}`).join(', '));
const kept = sql.raw(columnNames.map((name) => `c.${name}`).join(', '));

function columnsOf({ nameKey, companyName, jobPostingsUrl, countryCode, ...same }: ImportedCompany) {
  return {
    ...same,
    name_key: nameKey,
    company_name: companyName,
    job_postings_url: jobPostingsUrl,
    country_code: countryCode,
  };
}
