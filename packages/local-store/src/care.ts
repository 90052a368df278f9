export { type BackupFile, createBackup } from './backup';
export { backupDue } from './backup-due';
export { DamagedBackupError, NewerBackupError, NotABackupError } from './backup-format';
export {
  forgetRescued,
  type Health,
  readHealth,
  readRescued,
  remindOfBackups,
  remindsOfBackups,
  type TableHealth,
} from './health';
export { keepStorage, type KeptStorage } from './keep-storage';
export type { Rescued } from './rescue';
export { previewRestore, restoreBackup, type RestoreMode, type RestoreSummary } from './restore';
