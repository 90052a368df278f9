import type { DatabaseHandle } from '../../database/database';
import type { SandboxState } from './wire-objects';
import { billingSandboxTable } from './sandbox-table';

const onlyRow = 1;

/** Keeps the state of the sandbox in the database. */
export const sandboxStorage = (database: DatabaseHandle) => ({
  load: async (): Promise<SandboxState | undefined> => {
    const [row] = await database.select().from(billingSandboxTable);
    return row?.state;
  },
  save: async (state: SandboxState): Promise<void> => {
    await database
      .insert(billingSandboxTable)
      .values({ id: onlyRow, state })
      .onConflictDoUpdate({ target: billingSandboxTable.id, set: { state } });
  },
});
