/** A row, by its table and id. */
export interface RowRef {
  readonly table: string;
  readonly id: string;
}

/**
 * Which state of a row this is. Compare it only with `===`: the same version has the same values, but a row whose values
 * stayed may get a new version, since stamps of its fields become one.
 */
export type RowVersion = string;

/** When the fields of a row were last changed, in stamps of the local store (milliseconds since 1970 × 1024). */
export interface RowStamps {
  /** The stamp of every field that isn't in `fields`. */
  readonly base: number;
  readonly fields: Readonly<Record<string, number>>;
}

/** The values of a row by field, as JSON has them, without `internalId`. */
export type RowValues = Readonly<Record<string, unknown>>;

/** A row with everything that is stored of it. */
export interface StoredRow extends RowRef {
  /** Every column of the table, also those that this version of the application doesn't declare. Frozen. */
  readonly values: RowValues;
  /**
   * The defaults of the table's columns. A column is new to a row when an earlier version of the row doesn't have it: its
   * value then only counts as a change when it isn't the default.
   */
  readonly defaults: RowValues;
  readonly version: RowVersion;
  readonly stamps: RowStamps;
}

/** The versions that somebody knows, by table and id. A deleted row keeps the version that `takeRows` gave it. */
export type KnownVersions = ReadonlyMap<string, ReadonlyMap<string, RowVersion>>;

/** A row whose version isn't the known one. */
export interface DifferingRow extends StoredRow {
  /**
   * The row is older than the known version: nobody changed it, the disk has lost a change (a power cut, an older copy of
   * the profile). Take the known row again; don't send this one.
   */
  readonly isRolledBack: boolean;
}

export interface Differences {
  readonly rows: readonly DifferingRow[];
  /** Known rows that aren't here. Only `deletionsOf` tells those that people deleted from those that were lost. */
  readonly missing: readonly RowRef[];
  /** Tables of which a part can't be read, so that `missing` has none of their rows. */
  readonly incomplete: readonly string[];
}

/** A row to take. */
export interface TakenRow extends RowRef {
  /** The fields to write. The others keep their values and stamps; in a new row, they have their default. */
  readonly values: RowValues;
  /** When the values were changed elsewhere, so that a backup that is merged later knows their age. */
  readonly stamps: RowStamps;
  /** The local version that this was computed from. Undefined when the row wasn't here. */
  readonly basedOn: RowVersion | undefined;
  /** The defaults of columns that this version of the application may not know. */
  readonly defaults?: RowValues;
}

/** A row to delete. */
export interface TakenDeletion extends RowRef {
  readonly basedOn: RowVersion;
  /** When it was deleted elsewhere, in milliseconds since 1970. "Recently deleted" shows it. */
  readonly deletedAtMs: number;
}

export interface Taken {
  /** The versions of what was taken, also of deleted rows. */
  readonly versions: KnownVersions;
  /** What has changed here since it was computed, and was left as it is. Compute it again: `readRows`, then `takeRows`. */
  readonly changedHere: readonly RowRef[];
  /** Rows with a value that this version of the application can't hold. They were left as they are: ask for a reload. */
  readonly unfit: readonly RowRef[];
}
