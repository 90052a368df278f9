import type { CompanyGroup } from '@keepmark/contracts';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database';
import { companyGroupTable } from './company-group-table';

type Executor = Pick<DatabaseHandle, 'execute' | 'insert'>;

/** The groups that hold companies, by name. */
export async function listGroups(database: DatabaseHandle): Promise<CompanyGroup[]> {
  const { rows } = await database.execute<{ group: string; groupName: string; companyCount: string }>(
    sql`select g."group", g.group_name as "groupName", counted.total as "companyCount"
      from company_groups g join (select "group", count(*) as total from companies group by "group") as counted
        on counted."group" = g."group"
      order by lower(g.group_name), g."group"`,
  );
  return rows.map(({ group, groupName, companyCount }) => ({ group, groupName, companyCount: Number(companyCount) }));
}

export async function groupExists(database: DatabaseHandle, group: string): Promise<boolean> {
  const { rowCount } = await database.execute(sql`select from company_groups where "group" = ${group}`);
  return rowCount !== 0;
}

/** Makes the group when it is missing. @param addedBy null for what no person made */
export async function ensureGroup(
  database: Executor,
  group: string,
  groupName: string,
  addedBy: string | null,
): Promise<void> {
  await database.insert(companyGroupTable).values({ group, groupName, addedBy }).onConflictDoNothing();
}

/** Lets go of groups that persons made and that hold nothing any more. */
export async function dropEmptyGroups(database: Executor): Promise<void> {
  await database.execute(
    sql`delete from company_groups g where g.added_by is not null
      and not exists (select from companies c where c."group" = g."group")`,
  );
}
