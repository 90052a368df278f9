import { and, eq, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database';
import { dropEmptyGroups, ensureGroup } from './company-groups';
import { companyTable, type NewCompanyRow } from './company-table';
import { relist } from './listed-companies';

export type CompanyValues = Omit<NewCompanyRow, 'id' | 'source' | 'addedBy' | 'isListed'>;

/** The directory's primary: whoever has just written a company must find it. */
export function companiesRepository(database: DatabaseHandle) {
  return {
    /** @returns its id; null when its group holds one of this name already */
    add: (values: CompanyValues, groupName: string, addedBy: string): Promise<number | null> =>
      database.transaction(async (transaction) => {
        await ensureGroup(transaction, values.group, groupName, addedBy);
        const [row] = await transaction
          .insert(companyTable)
          .values({ ...values, ...(await postingsOf(transaction, values.nameKey)), source: 'user', addedBy })
          .onConflictDoNothing()
          .returning({ id: companyTable.id });
        if (!row) return null;
        await relist(transaction, [values.nameKey]);
        return row.id;
      }),

    /** @returns false when its group holds another one of its new name */
    update: (
      id: number,
      changes: Partial<CompanyValues>,
      group: { readonly groupName: string; readonly addedBy: string },
    ): Promise<boolean> =>
      database.transaction(async (transaction) => {
        const [before] = await transaction.select().from(companyTable).where(eq(companyTable.id, id)).for('update');
        if (!before) return true;
        const { group: groupKey = before.group, nameKey = before.nameKey } = changes;
        const others = await transaction
          .select({ id: companyTable.id })
          .from(companyTable)
          .where(and(eq(companyTable.group, groupKey), eq(companyTable.nameKey, nameKey)));
        if (others.some((other) => other.id !== id)) return false;
        if (groupKey !== before.group) await ensureGroup(transaction, groupKey, group.groupName, group.addedBy);
        const postings = nameKey === before.nameKey ? {} : await postingsOf(transaction, nameKey);
        await transaction
          .update(companyTable)
          .set({ ...changes, ...postings, updatedDate: sql`now()` })
          .where(eq(companyTable.id, id));
        await relist(transaction, [before.nameKey, nameKey]);
        if (groupKey !== before.group) await dropEmptyGroups(transaction);
        return true;
      }),

    remove: (id: number): Promise<void> =>
      database.transaction(async (transaction) => {
        const rows = await transaction.delete(companyTable).where(eq(companyTable.id, id)).returning();
        await relist(
          transaction,
          rows.map(({ nameKey }) => nameKey),
        );
        await dropEmptyGroups(transaction);
      }),
  };
}

/** What the feeds say of a name stands at every company of that name; a new one takes it over at once. */
async function postingsOf(database: Pick<DatabaseHandle, 'select'>, nameKey: string) {
  const { openPostings, postingPlaces, postingCountries, sample } = companyTable;
  const [known] = await database
    .select({ openPostings, postingPlaces, postingCountries, sample })
    .from(companyTable)
    .where(eq(companyTable.nameKey, nameKey))
    .limit(1);
  return known === undefined
    ? { openPostings: 0, postingPlaces: [], postingCountries: [], sample: false }
    : { ...known, sample: false };
}
