import { readCare, saveChanges } from './care-record';
import type { Database } from '../database';
import { internalsOf } from '../internals';

const dayMs = 24 * 60 * 60 * 1000;
const reminderAfterMs = 30 * dayMs;
const reminderAfterChanges = 100;

/** Whether to remind of a backup, and why: thirty days, or a hundred changed rows, since the last one. */
export function backupDue(database: Database): 'days' | 'changes' | undefined {
  const { store } = internalsOf(database);
  saveChanges(store);
  const { remindersOff, changes: changed = 0, lastBackupAtMs, firstChangeAtMs = Date.now() } = readCare(store);
  if (remindersOff || changed === 0) return undefined;
  if (changed >= reminderAfterChanges) return 'changes';
  return Date.now() - (lastBackupAtMs ?? firstChangeAtMs) >= reminderAfterMs ? 'days' : undefined;
}
