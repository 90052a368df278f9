import { saveChanges, updateCare } from './care-record';
import { readCare } from './read-care';
import { type Database, internalsOf } from '../database';

// A file of its own: every screen loads this, and none of what makes a backup.
const dayMs = 24 * 60 * 60 * 1000;
const reminderAfterMs = 30 * dayMs;
const reminderAfterChanges = 100;
/** Where the browser deletes everything after seven days without a visit: people may not come back before that. */
const unvisitedAfterMs = { backup: 5 * dayMs, firstChange: dayMs } as const;

export interface BackupDueOptions {
  /** Whether the browser deletes what the site stores after seven days without a visit. */
  readonly deletesUnvisited?: boolean;
}

/**
 * Whether a backup is due, and why: 30 days or 100 changed rows since the last one. Where the browser deletes what isn't
 * visited, it is due five days after the last one, and the day after the first change if there was none.
 */
export function backupDue(
  database: Database,
  { deletesUnvisited = false }: BackupDueOptions = {},
): 'days' | 'changes' | 'unvisited' | undefined {
  const { store } = internalsOf(database);
  saveChanges(store);
  const care = readCare(store);
  const { changes: changed = 0, lastBackupAtMs, firstChangeAtMs = Date.now() } = care;
  if (care.remindersOff || changed === 0 || isToday(care.reminderPutOffAtMs)) return undefined;
  if (changed >= reminderAfterChanges) return 'changes';
  const sinceMs = Date.now() - (lastBackupAtMs ?? firstChangeAtMs);
  const unvisitedMs = unvisitedAfterMs[lastBackupAtMs === undefined ? 'firstChange' : 'backup'];
  if (deletesUnvisited && sinceMs >= unvisitedMs) return 'unvisited';
  return sinceMs >= reminderAfterMs ? 'days' : undefined;
}

/** Hides the backup reminder until tomorrow, in every tab. */
export function putOffBackup(database: Database): void {
  updateCare(internalsOf(database).store, { reminderPutOffAtMs: Date.now() });
}

const isToday = (atMs: number | undefined): boolean =>
  atMs !== undefined && new Date(atMs).toDateString() === new Date().toDateString();
