export { type BackupFile, createBackup } from './backup';
export { DamagedBackupError, NewerBackupError, NotABackupError } from './backup-format';
export {
  backupDue,
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
