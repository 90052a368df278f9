import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Feed } from './feed';

/**
 * A feed under the name that its postings are stored with. Call it once the list has proved readable: a feed that nobody has
 * taken over yet must not fall to a mistyped address.
 */
export async function withFormerName(session: Pick<NodePgDatabase, 'execute'>, feed: Feed): Promise<Feed> {
  const { name, formerName } = feed;
  if (formerName === undefined) return feed;
  await session.execute(sql`update former_feeds set heir = ${name} where name = ${formerName} and heir is null`);
  const { rowCount } = await session.execute(
    sql`select from former_feeds where name = ${formerName} and heir = ${name}`,
  );
  return rowCount === 0 ? feed : { ...feed, name: formerName };
}
