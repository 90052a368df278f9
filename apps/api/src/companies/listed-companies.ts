import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../platform/database/database';

/**
 * Of the companies that share a name, makes one the one that a search of the whole directory shows: what a list
 * says goes before a feed, a feed before a person, and the older before the newer. What is not approved takes nobody's
 * place and is listed for its author alone.
 * @param nameKeys whose companies have changed
 */
export async function relist(database: Pick<DatabaseHandle, 'execute'>, nameKeys: readonly string[]): Promise<void> {
  await database.execute(
    sql`update companies c set is_listed = ranked.place = 1 or c.review <> 'approved'
      from (
        select id, row_number() over (partition by name_key, review = 'approved' order by case source when 'import' then 1 when 'feed' then 2 else 3 end, id) as place
        from companies where name_key = any(${sql.param([...nameKeys])}::text[])
      ) as ranked
      where ranked.id = c.id and c.is_listed is distinct from (ranked.place = 1 or c.review <> 'approved')`,
  );
}
