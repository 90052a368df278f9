export { type BackupFile, createBackup } from './care/backup';
export { backupDue, putOffBackup } from './care/backup-due';
export { DamagedBackupError, NewerBackupError, NotABackupError } from './care/backup-format';
export {
  forgetRescued,
  type Health,
  readHealth,
  readRescued,
  remindOfBackups,
  remindsOfBackups,
  type TableHealth,
} from './care/health';
export { persistStorage, type PersistedStorage } from './care/persist-storage';
export type { Rescued } from './maintenance/repair-table';
export { previewRestore, restoreBackup, type RestoreMode, type RestoreSummary } from './care/restore';
