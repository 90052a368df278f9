import { accepts, type Field } from './table-definition';

/**
 * When each field was last changed, while other tabs may still have an older row: `v` is the newest stamp, `b` the stamp
 * of every field that isn't in `s`.
 */
interface FieldStamps {
  readonly v: number;
  readonly b: number;
  readonly s: Readonly<Record<string, number>>;
}

/** A single stamp when all fields have the same one; 0 for a row that never changed, whose stamp is in its id. */
export type Version = number | FieldStamps;

/** A row in memory: its id, its version, then a cell for each column of the table. Its cells never change in place. */
export type Row = readonly [id: string, version: Version, ...cells: unknown[]];

export type DraftRow = [id: string, version: Version, ...cells: unknown[]];

/** The index of a row's first cell. */
export const cellsStart = 2;

/** The stamp of the row's newest change. */
export const versionOf = (row: Row): number => (typeof row[1] === 'number' ? row[1] || stampOf(row[0]) : row[1].v);

/** The stamp of fields without their own stamp. */
export const baseOf = (row: Row): number => (typeof row[1] === 'number' ? versionOf(row) : row[1].b);

/** A column of a table in memory: the index of its cells, and the default of rows without one. */
export interface Column {
  readonly name: string;
  readonly at: number;
  readonly field: Field<unknown>;
}

export function cell(row: Row, column: Column): unknown {
  const value = row[column.at];
  return value === undefined ? column.field.default : value;
}

/**
 * The value of a cell for the application. It is the field's default when the stored value doesn't fit the field, from
 * damage or an earlier version, until `repairMisfits` has run.
 */
export function shown(row: Row, column: Column): unknown {
  const value = row[column.at];
  return value === undefined || !accepts(column.field, value) ? column.field.default : value;
}

export function setCell(row: DraftRow, column: Column, value: unknown): void {
  while (row.length < column.at) row.push(undefined);
  row[column.at] = value;
}

/** A copy of the row with some cells changed at `stamp`. The others keep their stamps. */
export function changed(row: Row, changes: readonly (readonly [Column, unknown])[], stamp: number): Row {
  const next = row.slice() as DraftRow;
  const stamps: Record<string, number> = typeof row[1] === 'number' ? {} : { ...row[1].s };
  for (const [column, value] of changes) {
    setCell(next, column, value);
    stamps[column.name] = stamp;
  }
  next[1] = { v: stamp, b: baseOf(row), s: stamps };
  return next;
}

/** Stamps in one millisecond. */
export const stampsPerMillisecond = 1024;
const stampDigits = 10;
const stampsEnd = 36 ** stampDigits;

let last = 0;

/**
 * The version of a change: milliseconds since 1970 × 1024 plus a counter, a whole number that a double holds exactly
 * until 2248. A hybrid logical clock: it never runs back, and runs ahead of every stamp that it has seen, whatever the
 * system clock does (Kulkarni et al., "Logical Physical Clocks", 2014).
 */
export function nextStamp(): number {
  last = Math.max(last + 1, Date.now() * stampsPerMillisecond);
  return last;
}

/** Ids have ten characters for the stamp, which is enough until 2083. We never write longer ones. */
export const isStamp = (stamp: unknown): stamp is number =>
  Number.isInteger(stamp) && (stamp as number) >= 0 && (stamp as number) < stampsEnd;

/** Makes every later stamp greater than this one. */
export function seenStamp(stamp: number): void {
  if (stamp > last) last = stamp;
}

const pool = new Uint32Array(128);
let used = pool.length;

function random32(): number {
  // One call for many ids, because it costs more than the rest of an insert.
  if (used === pool.length) used = crypto.getRandomValues(pool) && 0;
  used += 1;
  return pool[used - 1]!;
}

/** An id: ten characters for the stamp, so that ids sort by time, then 45 random bits, so that tabs don't collide. */
export const idOf = (stamp: number): string =>
  digits(stamp, stampDigits) + digits(random32() >>> 12, 4) + digits(random32() >>> 7, 5);

const digits = (number: number, count: number): string => number.toString(36).padStart(count, '0');

/** The stamp at the start of an id made by `idOf`. */
export const stampOf = (id: string): number => Number.parseInt(id.slice(0, stampDigits), 36) || 0;
