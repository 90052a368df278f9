import type { CompanyGroup } from '@keepmark/contracts';
import { isNotNull, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../platform/database/database';
import { companyGroupTable } from './company-group-table';
import { visibleTo } from './company-visibility';
import { isReservedName } from './reserved-groups';

type Executor = Pick<DatabaseHandle, 'execute' | 'insert'>;

/** The groups that hold companies which the viewer sees, by name. */
export async function listGroups(database: DatabaseHandle, viewer: string | undefined): Promise<CompanyGroup[]> {
  const { rows } = await database.execute<{ group: string; groupName: string; companyCount: string; isOpen: boolean }>(
    sql`select g."group", g.group_name as "groupName", counted.total as "companyCount", g.added_by is not null as "isOpen"
      from company_groups g
        join (select c."group", count(*) as total from companies c where ${visibleTo(viewer)} group by c."group") as counted
          on counted."group" = g."group"
      order by lower(g.group_name), g."group"`,
  );
  return rows.map(({ group, groupName, companyCount, isOpen }) => ({
    group,
    groupName,
    companyCount: Number(companyCount),
    canAdd: isOpen && !isReservedName(group),
  }));
}

/** Whether there is such a group, as far as the viewer can see. */
export async function groupExists(
  database: DatabaseHandle,
  group: string,
  viewer: string | undefined,
): Promise<boolean> {
  const { rowCount } = await database.execute(
    sql`select from company_groups g where g."group" = ${group} and (g.added_by is null
      or exists (select from companies c where c."group" = g."group" and ${visibleTo(viewer)}))`,
  );
  return rowCount !== 0;
}

/** Makes the group when it is missing. @param addedBy null for the operator and the feeds, who take over a person's */
export async function ensureGroup(
  database: Executor,
  group: string,
  groupName: string,
  addedBy: string | null,
): Promise<void> {
  const added = database.insert(companyGroupTable).values({ group, groupName, addedBy });
  if (addedBy !== null) await added.onConflictDoNothing();
  else {
    const setWhere = isNotNull(companyGroupTable.addedBy);
    await added.onConflictDoUpdate({ target: companyGroupTable.group, set: { groupName, addedBy }, setWhere });
  }
}

/** Deletes groups that people made and that are empty. */
export async function dropEmptyGroups(database: Executor): Promise<void> {
  await database.execute(
    sql`delete from company_groups g where g.added_by is not null
      and not exists (select from companies c where c."group" = g."group")`,
  );
}
