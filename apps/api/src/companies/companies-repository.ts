import { isDeepStrictEqual } from 'node:util';
import { and, eq, or, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../platform/database/database';
import { countAddition } from './company-additions';
import { dropEmptyGroups, ensureGroup } from './company-groups';
import { type CompanyRow, companyTable, type NewCompanyRow } from './company-table';
import { relist } from './listed-companies';
import { requireOpenGroup } from './reserved-groups';

export type CompanyValues = Omit<
  NewCompanyRow,
  'id' | 'source' | 'addedBy' | 'isListed' | 'review' | 'reviewNote' | 'addedDate' | 'updatedDate'
>;

interface GroupOfPerson {
  readonly groupName: string;
  readonly addedBy: string;
}

/** The primary database, because someone who has just written a company must find it. */
export function companiesRepository(database: DatabaseHandle) {
  return {
    /**
     * Adds a company of a person, which waits for review.
     * @returns its id; null when its group holds one of this name that the person can see
     * @throws InvalidRequestError for a group that isn't for persons; ApiError after the most additions of a day
     */
    add: (values: CompanyValues, groupName: string, addedBy: string): Promise<number | null> =>
      database.transaction(async (transaction) => {
        await requireOpenGroup(transaction, values.group);
        if ((await namesakes(transaction, values, addedBy)).length > 0) return null;
        await ensureGroup(transaction, values.group, groupName, addedBy);
        const [row] = await transaction
          .insert(companyTable)
          .values({
            ...values,
            ...(await postingsOf(transaction, values.nameKey)),
            source: 'user',
            review: 'waiting',
            addedBy,
          })
          .onConflictDoNothing()
          .returning({ id: companyTable.id });
        if (!row) return null;
        await countAddition(transaction, addedBy);
        return row.id;
      }),

    /**
     * Changes a company, which then waits for review again; what says nothing new changes nothing.
     * @returns false when its group holds another one of its new name that the person can see
     * @throws InvalidRequestError for a new group that isn't for persons
     */
    update: (id: number, changes: Partial<CompanyValues>, group: GroupOfPerson): Promise<boolean> =>
      database.transaction(async (transaction) => {
        const [before] = await transaction.select().from(companyTable).where(eq(companyTable.id, id)).for('update');
        return !before || saysNothingNew(before, changes) || updateCompany(transaction, before, changes, group);
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

type Transaction = Parameters<Parameters<DatabaseHandle['transaction']>[0]>[0];

async function updateCompany(
  transaction: Transaction,
  before: CompanyRow,
  changes: Partial<CompanyValues>,
  { groupName, addedBy }: GroupOfPerson,
): Promise<boolean> {
  const { group = before.group, nameKey = before.nameKey } = changes;
  const others = await namesakes(transaction, { group, nameKey }, addedBy);
  if (others.some(({ id }) => id !== before.id)) return false;
  if (group !== before.group) {
    await requireOpenGroup(transaction, group);
    await ensureGroup(transaction, group, groupName, addedBy);
  }
  const postings = nameKey === before.nameKey ? {} : await postingsOf(transaction, nameKey);
  await transaction
    .update(companyTable)
    .set({ ...changes, ...postings, review: 'waiting', reviewNote: '', updatedDate: sql`now()` })
    .where(eq(companyTable.id, before.id));
  await relist(transaction, [before.nameKey, nameKey]);
  if (group !== before.group) await dropEmptyGroups(transaction);
  return true;
}

const saysNothingNew = (before: CompanyRow, changes: Partial<CompanyRow>): boolean =>
  isDeepStrictEqual(before, { ...before, ...changes });

/** The companies of a name in a group that a person can see. */
function namesakes(
  database: Pick<DatabaseHandle, 'select'>,
  { group, nameKey }: Pick<CompanyValues, 'group' | 'nameKey'>,
  viewer: string,
) {
  const { review, addedBy } = companyTable;
  const isVisible = or(eq(review, 'approved'), eq(addedBy, viewer));
  return database
    .select({ id: companyTable.id })
    .from(companyTable)
    .where(and(eq(companyTable.group, group), eq(companyTable.nameKey, nameKey), isVisible));
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
