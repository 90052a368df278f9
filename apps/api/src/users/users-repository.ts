import { eq, sql } from 'drizzle-orm';
import { forgetAiUsage } from '../assistant/assistant';
import { markClosing } from '../billing/billing';
import { forgetAuthor } from '../companies/companies';
import type { DatabaseHandle } from '../platform/database/database';
import { forgetSync } from '../sync/sync';
import { type UserRow, userTable } from './user-table';

export type UserValues = Pick<UserRow, 'id' | 'name' | 'nameLower' | 'email' | 'emailVerified' | 'provider'>;

/** The users of the primary: whoever has just written their record must find it. */
export function usersRepository(database: DatabaseHandle) {
  return {
    find: async (id: string): Promise<UserRow | null> => {
      const [row] = await database.select().from(userTable).where(eq(userTable.id, id));
      return row ?? null;
    },

    /** Null when the id is taken. */
    insert: async (values: UserValues): Promise<UserRow | null> => {
      const [row] = await database.insert(userTable).values(values).onConflictDoNothing().returning();
      return row ?? null;
    },

    /** An existing record keeps its creation date. */
    upsert: async (values: UserValues, createdDate: Date): Promise<UserRow> => {
      const { id: _, ...changes } = values;
      const [row] = await database
        .insert(userTable)
        .values({ ...values, createdDate })
        .onConflictDoUpdate({ target: userTable.id, set: { ...changes, updatedDate: sql`now()` } })
        .returning();
      return row!;
    },

    /** Null when there is no such user. */
    update: async (id: string, changes: Partial<Omit<UserValues, 'id'>>): Promise<UserRow | null> => {
      const [row] = await database
        .update(userTable)
        .set({ ...changes, updatedDate: sql`now()` })
        .where(eq(userTable.id, id))
        .returning();
      return row ?? null;
    },

    /** Deletes a user with their AI usage and what sync stores of them, marks their plan to be ended, and deletes what they added to the directory, as far as it isn't approved. @returns whether there was one */
    remove: (id: string): Promise<boolean> =>
      database.transaction(async (transaction) => {
        // Until the end, nobody turns sync on for somebody who is being deleted.
        await transaction.select({ id: userTable.id }).from(userTable).where(eq(userTable.id, id)).for('update');
        await forgetSync(transaction, id);
        await forgetAuthor(transaction, id);
        await forgetAiUsage(transaction, id);
        await markClosing(transaction, id);
        const rows = await transaction.delete(userTable).where(eq(userTable.id, id)).returning({ id: userTable.id });
        return rows.length > 0;
      }),
  };
}
