export { clearAllTableNames, type Database } from './database';
export {
  type Fullness,
  InvalidNameError,
  InvalidQueryError,
  InvalidValueError,
  NewerDatabaseError,
  NotReadyError,
  RowExistsError,
  StoreFullError,
  TableExistsError,
  TableMissingError,
  UndoExpiredError,
} from './errors';
export { type Field, field, type Json } from './field';
export type { Notice } from './notice';
export { openDatabase, type OpenOptions } from './open-database';
export type { Platform } from './platform';
export { maxQueryRows, type Query, type Where } from './query';
export type { Schema } from './schema';
export type { Table, Which } from './table';
export { defineTable, type RowOf, type TableDefinition } from './table-definition';
export type { Undo, UndoEntry } from './undo-log';
