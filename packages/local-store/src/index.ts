export { clearAllTableNames, type Database, openDatabase, type OpenOptions } from './database';
export {
  InvalidNameError,
  InvalidQueryError,
  InvalidValueError,
  RowExistsError,
  TableExistsError,
  TableMissingError,
  UndoExpiredError,
} from './errors';
export { type Field, field, type Json } from './field';
export { maxQueryRows, type Query, type Where } from './query';
export type { Table, Which } from './table';
export { defineTable, type RowOf, type TableDefinition } from './table-definition';
export type { Undo, UndoEntry } from './undo-log';
