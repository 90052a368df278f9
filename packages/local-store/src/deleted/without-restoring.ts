import { type Database, internalsOf } from '../database';
import { noteWithoutRestoring } from './deletion-notes';

/**
 * Deletes rows that nobody would look for in "Recently deleted", such as old entries of a list that keeps the newest: only
 * that they were deleted is recorded, for other devices.
 */
export function deleteWithoutRestoring(database: Database, work: () => void): void {
  internalsOf(database).writer.write((changes) => {
    // In a larger transaction, others may have been deleted before.
    const before = new Set(changes.list());
    work();
    for (const change of changes.list()) if (!change.after && !before.has(change)) noteWithoutRestoring(change);
  });
}
