export type { Database } from './database';
export {
  type Fullness,
  InvalidNameError,
  InvalidQueryError,
  InvalidValueError,
  NewerDatabaseError,
  NotReadyError,
  RowExistsError,
  StoreFullError,
  TableMissingError,
  UndoExpiredError,
} from './errors';
export { type Field, field, type Json } from './tables/table-definition';
export type { Notice } from './store';
export { openDatabase, type OpenOptions } from './open-database';
export type { Platform } from './platform';
export { maxQueryRows, type Query, type Where } from './queries/query';
export type { Schema } from './store';
export type { Table, Which } from './tables/table';
export { defineTable, type RowOf, type TableDefinition } from './tables/table-definition';
export type { Undo, UndoEntry } from './writes/undo-log';
