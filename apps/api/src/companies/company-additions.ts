import { maxCompaniesADay } from '@keepmark/contracts';
import { sql } from 'drizzle-orm';
import { ApiError } from '../platform/errors/errors';
import type { DatabaseHandle } from '../platform/database/database';

const dayMs = 86_400_000;

/**
 * Counts one addition of a person, also when what they added is deleted later.
 * @param database the transaction that adds the company, so that a failed one is not counted
 * @throws ApiError 429 after the most for one day
 */
export async function countAddition(database: Pick<DatabaseHandle, 'execute'>, addedBy: string): Promise<void> {
  const { rowCount } = await database.execute(
    sql`insert into company_additions as a (added_by, day, additions) values (${addedBy}, (now() at time zone 'utc')::date, 1)
      on conflict (added_by) do update
        set day = excluded.day, additions = case when a.day = excluded.day then a.additions + 1 else 1 end
        where a.day <> excluded.day or a.additions < ${maxCompaniesADay}`,
  );
  if (rowCount === 1) return;
  const message = `You added ${maxCompaniesADay} companies today, the most for one day. Try again tomorrow.`;
  const retryAfterSeconds = Math.ceil((dayMs - (Date.now() % dayMs)) / 1000);
  throw new ApiError(429, 'company-limit', message, { retryAfterSeconds });
}
