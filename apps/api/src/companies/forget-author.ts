import { and, eq, ne } from 'drizzle-orm';
import type { DatabaseHandle } from '../platform/database/database';
import { companyAdditionTable } from './company-addition-table';
import { companyGroupTable } from './company-group-table';
import { dropEmptyGroups } from './company-groups';
import { companyTable } from './company-table';

/**
 * Takes a person out of the directory: what of theirs isn't approved is deleted, what is approved stays without its
 * author, and so do the groups that they made.
 */
export async function forgetAuthor(
  database: Pick<DatabaseHandle, 'delete' | 'update' | 'execute' | 'insert'>,
  uid: string,
): Promise<void> {
  await database.delete(companyTable).where(and(eq(companyTable.addedBy, uid), ne(companyTable.review, 'approved')));
  await database.update(companyTable).set({ addedBy: null }).where(eq(companyTable.addedBy, uid));
  // Not null: that would make it a group of the operator's.
  await database.update(companyGroupTable).set({ addedBy: '' }).where(eq(companyGroupTable.addedBy, uid));
  await database.delete(companyAdditionTable).where(eq(companyAdditionTable.addedBy, uid));
  await dropEmptyGroups(database);
}
