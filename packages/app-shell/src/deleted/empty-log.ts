import type { Database } from '@keepmark/local-store';
import { deleteForGood } from '@keepmark/local-store/deleted';
import { deleteReplaced } from '@keepmark/local-store/replaced';

/** Deletes everything that could be restored: deleted rows, and replaced texts. */
export async function emptyDeletedAndReplaced(database: Database): Promise<void> {
  await deleteForGood(database, 'everything', new Set());
  await deleteReplaced(database, 'everything');
}
