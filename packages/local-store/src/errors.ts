/** The name of a database, table or field has characters other than letters, digits and underscores. */
export class InvalidNameError extends Error {
  override readonly name = 'InvalidNameError';
}

/** The table already exists. Open it with `database.table`. */
export class TableExistsError extends Error {
  override readonly name = 'TableExistsError';
  declare readonly table: string;
  constructor(table: string) {
    super(`The table name '${table}' already exists.`);
    this.table = table;
  }
}

/** The table doesn't exist. Create it, or open it with `database.table`. */
export class TableMissingError extends Error {
  override readonly name = 'TableMissingError';
  declare readonly table: string;
  constructor(table: string) {
    super(`The table '${table}' does not exist`);
    this.table = table;
  }
}

/** A query or a change names a field that the table doesn't have, or a limit that isn't a whole number. */
export class InvalidQueryError extends Error {
  override readonly name = 'InvalidQueryError';
  declare readonly parameter: string;
  constructor(parameter: string) {
    super(`Invalid query parameter: ${parameter}`);
    this.parameter = parameter;
  }
}

/** A value doesn't fit its field. Nothing was written. */
export class InvalidValueError extends Error {
  override readonly name = 'InvalidValueError';
  declare readonly table: string;
  declare readonly field: string;
  declare readonly value: unknown;
  constructor(table: string, field: string, value: unknown, kind: string) {
    super(`The field '${field}' of '${table}' takes ${kind}: give it one, or leave it out for its default.`);
    this.table = table;
    this.field = field;
    this.value = value;
  }
}

/** An insert uses an `internalId` that exists. */
export class RowExistsError extends Error {
  override readonly name = 'RowExistsError';
  declare readonly table: string;
  declare readonly internalId: string;
  constructor(table: string, internalId: string) {
    super(`The table '${table}' has a row '${internalId}' already: update it instead.`);
    this.table = table;
    this.internalId = internalId;
  }
}

/** The change can't be undone anymore, because too many others followed. */
export class UndoExpiredError extends Error {
  override readonly name = 'UndoExpiredError';
  declare readonly label: string;
  constructor(label: string) {
    super(`“${label}” can’t be undone any more: too much was changed since.`);
    this.label = label;
  }
}

interface LargestTable {
  readonly table: string;
  readonly rows: number;
  readonly characters: number;
}

/** How full the store is, in UTF-16 units of keys and values. */
export interface Fullness {
  /** What the change needed, at least. */
  readonly neededCharacters: number;
  readonly usedCharacters: number;
  readonly limitCharacters: number;
  /** The largest tables. */
  readonly largest: readonly LargestTable[];
}

/** The browser's storage is full, even packed. Nothing was written, in memory or on disk. */
export class StoreFullError extends Error {
  override readonly name = 'StoreFullError';
  declare readonly fullness: Fullness;
  constructor(fullness: Fullness, cause: unknown) {
    super('This browser’s storage is full. Back up your data, then delete what you no longer need.', { cause });
    this.fullness = fullness;
  }
}

/** A newer version of the application wrote the database. Nothing was changed. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
  constructor() {
    super('Your data was saved by a newer version of this application: load the page again.');
  }
}

/** Rows can't be read yet, because they are packed or a transaction isn't finished. */
export class NotReadyError extends Error {
  override readonly name = 'NotReadyError';
  constructor() {
    super('Your data is not ready yet: wait for `database.ready`, or try again in a moment.');
  }
}
