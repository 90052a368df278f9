export { type Deletion, deletionsOf } from '../deleted/deletions-of';
export { readRows, rowsDiffering } from './rows-differing';
export { schemaVersion, setSyncMark, syncMark } from './sync-mark';
export type {
  Differences,
  DifferingRow,
  KnownVersions,
  RowRef,
  RowStamps,
  RowValues,
  RowVersion,
  StoredRow,
  Taken,
  TakenDeletion,
  TakenRow,
} from './sync-rows';
export { takeRows } from './take-rows';
