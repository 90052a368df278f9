import { readCare, saveChanges, updateCare } from './care-record';
import type { Database } from '../database';
import { internalsOf } from '../internals';

const dayMs = 24 * 60 * 60 * 1000;
const reminderAfterMs = 30 * dayMs;
const reminderAfterChanges = 100;

/** Whether a backup is due, and why: 30 days or 100 changed rows since the last one. */
export function backupDue(database: Database): 'days' | 'changes' | undefined {
  const { store } = internalsOf(database);
  saveChanges(store);
  const care = readCare(store);
  const { changes: changed = 0, lastBackupAtMs, firstChangeAtMs = Date.now() } = care;
  if (care.remindersOff || changed === 0 || isToday(care.reminderPutOffAtMs)) return undefined;
  if (changed >= reminderAfterChanges) return 'changes';
  return Date.now() - (lastBackupAtMs ?? firstChangeAtMs) >= reminderAfterMs ? 'days' : undefined;
}

/** Hides the backup reminder until tomorrow, in every tab. */
export function putOffBackup(database: Database): void {
  updateCare(internalsOf(database).store, { reminderPutOffAtMs: Date.now() });
}

const isToday = (atMs: number | undefined): boolean =>
  atMs !== undefined && new Date(atMs).toDateString() === new Date().toDateString();
