export {
  deletedRows,
  type DeletedRow,
  type DeletedRows,
  deletedValues,
  subscribeDeleted,
  textsOfDeleted,
} from './deleted-rows';
export { deleteWithoutRestoring } from './without-restoring';
export { deleteForGood, restoreDeleted, type RestoredRows } from './restore-deleted';
