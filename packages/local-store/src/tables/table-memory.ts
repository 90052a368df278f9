import { TableIndexes } from '../queries/table-indexes';
import { baseOf, cell, cellsStart, type Column, type DraftRow, type Row, setCell, shown, versionOf } from './row';
import { deepFreeze, type Field, type TableDefinition } from './table-definition';

export type StoredObject = Readonly<Record<string, unknown>> & { readonly internalId: string };

export interface TableLayout {
  /** The ids that each page holds, by the page's key. */
  readonly pages: Map<string, readonly string[]>;
  /** Pages of tombstones. They are written once, and deleted when nothing needs them anymore. */
  readonly tombstonePages: Set<string>;
  /** Ids with their own key: rows written after their page, and tombstones. */
  readonly loose: Set<string>;
  /** Pages with rows that are newer elsewhere, or deleted. */
  readonly stale: Set<string>;
}

/** What all objects of a table share: its columns, and the defaults. Copying those is faster than adding each property. */
type ObjectShape = readonly [columns: readonly Column[], defaults: Readonly<Record<string, unknown>>];

/** A table in memory: its rows, where each is stored, and its indexes and counts. */
export class TableMemory {
  readonly name: string;
  /** A set of just its name, for listeners that take several tables. */
  readonly itself: ReadonlySet<string>;
  readonly columns = new Map<string, Column>();
  rows = new Map<string, Row>();
  /** The greatest id that was ever in the table. */
  newestId = '';
  /** When rows were deleted, for as long as an older version may still arrive. */
  readonly tombstones = new Map<string, number>();
  /** Where its rows are in local storage. */
  readonly layout: TableLayout = { pages: new Map(), tombstonePages: new Set(), loose: new Set(), stale: new Set() };
  /**
   * Keys of damaged values that couldn't be set aside for lack of space, and of packed pages until they are unpacked.
   * Nothing overwrites them.
   */
  readonly unreadable = new Set<string>();
  /** The stamp of the last truncation. Older rows are gone. */
  truncatedAt = 0;
  /** False for a dropped table, of which only the stamp of the deletion is left. */
  exists = false;
  /** Increases with each change. */
  revision = 0;
  /** The application's definition. Without one, the table returns rows as they are stored. */
  definition: TableDefinition | undefined;
  readonly indexes = new TableIndexes(this);
  readonly deletedRows = new DeletedRows(this.columns);
  readonly #objects = new Map<string, StoredObject>();
  #shape: ObjectShape | undefined;
  #ordered = true;

  constructor(name: string) {
    this.name = name;
    this.itself = new Set([name]);
  }

  /** Adds a column, or sets the field of an existing one. Rows without a cell have the field's default. */
  addColumn(name: string, field: Field<unknown>): Column {
    const column = { name, at: this.columns.get(name)?.at ?? this.columns.size + cellsStart, field };
    this.columns.set(name, column);
    this.#shape = undefined;
    this.#objects.clear();
    this.indexes.clear();
    this.revision += 1;
    return column;
  }

  /** The column with this name. Creates it when a stored row has a field that isn't declared (yet). */
  columnFor(name: string, fallback: unknown = null): Column {
    return this.columns.get(name) ?? this.addColumn(name, { kind: 'json', default: deepFreeze(fallback) });
  }

  define(definition: TableDefinition): void {
    this.definition = definition;
    for (const [name, field] of Object.entries(definition.fields)) this.addColumn(name, field);
  }

  /** Adds a row with a new id. */
  add(id: string, row: Row): void {
    if (id > this.newestId) this.newestId = id;
    else this.#ordered = false;
    this.rows.set(id, row);
    this.indexes.replace(undefined, row);
    this.revision += 1;
  }

  /** Replaces the row, or deletes it if `after` is undefined. */
  replace(id: string, after: Row | undefined): void {
    const before = this.rows.get(id);
    if (!before && after) {
      this.add(id, after);
      return;
    }
    if (after) this.rows.set(id, after);
    else {
      this.rows.delete(id);
      this.deletedRows.add(before);
    }
    this.#objects.delete(id);
    this.indexes.replace(before, after);
    this.revision += 1;
  }

  /** The rows with these ids, as far as they exist. */
  rowsOf(ids: readonly string[]): Row[] {
    return ids.map((id) => this.rows.get(id)).filter((row) => row !== undefined);
  }

  /** All rows in order of id, which is the order in which they were created. */
  ordered(): Row[] {
    if (!this.#ordered) {
      this.rows = new Map([...this.rows].sort(([left], [right]) => (left < right ? -1 : 1)));
      this.#ordered = true;
    }
    return [...this.rows.values()];
  }

  /** The row as handed out: frozen, and the same object until the row changes. */
  object(row: Row): StoredObject {
    const known = this.#objects.get(row[0]);
    if (known) return known;
    const [columns, defaults] = (this.#shape ??= this.#makeShape());
    const object: Record<string, unknown> & { internalId: string } = { ...defaults, internalId: row[0] };
    for (const column of columns)
      if (row[column.at] !== undefined) object[column.name] = deepFreeze(shown(row, column));
    this.#objects.set(row[0], Object.freeze(object));
    return object;
  }

  #makeShape(): ObjectShape {
    // A column that the application no longer declares keeps its cells, unseen, for the version that does.
    const names = this.definition ? Object.keys(this.definition.fields) : [...this.columns.keys()];
    const columns = names.map((name) => this.columns.get(name)!);
    const defaults = columns.map((column) => [column.name, column.field.default] as const);
    return [columns, { internalId: '', ...Object.fromEntries(defaults) }];
  }

  get(id: string): StoredObject | undefined {
    const row = this.rows.get(id);
    return row && this.object(row);
  }
}

/** How long a tab may go on changing a row before it learns that another tab deleted it. */
const tombstoneLifetimeMs = 60_000;

/**
 * The last versions of deleted rows. If another tab changed a row before it learned of the delete, the row comes back
 * with all changes, including those that the other tab didn't have.
 */
class DeletedRows {
  readonly #columns: ReadonlyMap<string, Column>;
  /** Oldest first. */
  readonly #rows = new Map<string, { readonly row: Row; readonly atMs: number }>();

  constructor(columns: ReadonlyMap<string, Column>) {
    this.#columns = columns;
  }

  get(id: string): Row | undefined {
    return this.#rows.get(id)?.row;
  }

  /** Records that the row was deleted, or an older change of a deleted row. */
  add(row: Row | undefined): void {
    if (!row) return;
    const [id] = row;
    const known = this.get(id);
    const nowMs = performance.now();
    for (const [old, { atMs }] of this.#rows) {
      if (nowMs - atMs < tombstoneLifetimeMs) break;
      this.#rows.delete(old);
    }
    this.#rows.delete(id);
    const merged = known ? mergeRows(this.#columns.values(), known, row).merged : row;
    this.#rows.set(id, { row: merged, atMs: nowMs });
  }
}

/** Two tabs' versions of a row, merged: `merged` has the newer change of each field. */
export interface Merge {
  readonly merged: Row;
  /** Mine had something newer, so the stored row must be rewritten. */
  readonly theirsLacks: boolean;
  /** Theirs had something newer, so memory changes. */
  readonly mineLacks: boolean;
}

/** Keeps the newer change of each field. Either tab gets the same result. */
export function mergeRows(columns: Iterable<Column>, mine: Row, theirs: Row): Merge {
  const base = Math.max(baseOf(mine), baseOf(theirs));
  const stamps: Record<string, number> = {};
  const merged: DraftRow = [mine[0], 0];
  let theirsLacks = false;
  let mineLacks = false;
  for (const column of columns) {
    const ours = fieldStamp(mine, column.name);
    const other = fieldStamp(theirs, column.name);
    let newer = other - ours;
    if (newer === 0) newer = tieBreak(cell(mine, column), cell(theirs, column));
    if (newer > 0) mineLacks = true;
    if (newer < 0) theirsLacks = true;
    setCell(merged, column, cell(newer > 0 ? theirs : mine, column));
    const stamp = Math.max(ours, other);
    if (stamp > base) stamps[column.name] = stamp;
  }
  merged[1] = { v: Math.max(versionOf(mine), versionOf(theirs)), b: base, s: stamps };
  return { merged, theirsLacks, mineLacks };
}

/** When a field of the row was last changed. */
export const fieldStamp = (row: Row, name: string): number =>
  typeof row[1] === 'number' ? versionOf(row) : (row[1].s[name] ?? row[1].b);

// For two changes with the same stamp, any order works as long as every tab uses the same one.
function tieBreak(mine: unknown, theirs: unknown): number {
  if (mine === theirs) return 0;
  const [left, right] = [JSON.stringify(mine), JSON.stringify(theirs)];
  return left === right ? 0 : left < right ? 1 : -1;
}
