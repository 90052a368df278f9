import type { DeletedRows } from './deleted-rows';
import { deepFreeze, type Field } from './field';
import type { mergeRows } from './merge';
import type { Indexes } from '../queries/indexes';
import { cellsStart, type Column, type Row, shown } from './row';
import type { TableDefinition } from './table-definition';

export type StoredObject = Readonly<Record<string, unknown>> & { readonly internalId: string };

export interface TableLayout {
  /** The ids that each page holds, by the page's key. */
  readonly pages: Map<string, readonly string[]>;
  /** Those of the pages whose rows were deleted: written once, and dropped when nothing needs them any more. */
  readonly tombstonePages: Set<string>;
  /** Ids that have a key of their own: rows written since their page, and deleted ones. */
  readonly loose: Set<string>;
  /** Pages that hold rows which are elsewhere, newer, or gone. */
  readonly stale: Set<string>;
}

/** One table in memory: its rows, where each is stored, and the indexes and counts that writes update. */
export class TableMemory {
  readonly name: string;
  /** Its name alone, for listeners that hear of several tables at once. */
  readonly itself: ReadonlySet<string>;
  readonly columns = new Map<string, Column>();
  rows = new Map<string, Row>();
  /** No row that was ever here comes after it. */
  newestId = '';
  /** When rows were deleted, for as long as an older one may still turn up. */
  readonly tombstones = new Map<string, number>();
  /** Where its rows lie in local storage. */
  readonly layout: TableLayout = { pages: new Map(), tombstonePages: new Set(), loose: new Set(), stale: new Set() };
  /** Keys of what this code could not read: maintenance sees to it, and until then nothing is written over it. */
  readonly unreadable = new Set<string>();
  /** Maintenance has done that: what is still unreadable had no room to be put aside. */
  isRepaired = false;
  /** Rows that are not newer were emptied out. */
  floor = 0;
  /** A table that was dropped leaves its floor behind. */
  exists = false;
  /** Rises with each change; what was read at one revision holds until the next. */
  revision = 0;
  /** What the application declared; without it a table gives its rows as they were stored. */
  definition: TableDefinition | undefined;
  indexes: Indexes | undefined;
  /** Merges two changes of a row; here with maintenance. */
  merge: typeof mergeRows | undefined;
  /** Deleted rows as they were; here with maintenance. */
  deletedRows: DeletedRows | undefined;
  readonly #objects = new Map<string, StoredObject>();
  #ordered = true;

  constructor(name: string) {
    this.name = name;
    this.itself = new Set([name]);
  }

  /** Adds a column, or gives one that is there its field. Rows without a cell hold the field's default. */
  addColumn(name: string, field: Field<unknown>): Column {
    const column = { name, at: this.columns.get(name)?.at ?? this.columns.size + cellsStart, field };
    this.columns.set(name, column);
    this.#objects.clear();
    this.indexes?.clear();
    this.revision += 1;
    return column;
  }

  /** The column of this name, made when a stored row has a field that nobody declared (yet). */
  columnFor(name: string, fallback: unknown = null): Column {
    return this.columns.get(name) ?? this.addColumn(name, { kind: 'json', default: fallback });
  }

  define(definition: TableDefinition): void {
    this.definition = definition;
    for (const [name, field] of Object.entries(definition.fields)) this.addColumn(name, field);
  }

  /** Adds a row whose id is not there. */
  add(id: string, row: Row): void {
    if (id > this.newestId) this.newestId = id;
    else this.#ordered = false;
    this.rows.set(id, row);
    this.indexes?.replace(undefined, row);
    this.revision += 1;
  }

  /** Puts `after` in the place of the row, or takes the row out. */
  replace(id: string, after: Row | undefined): void {
    const before = this.rows.get(id);
    if (!before && after) {
      this.add(id, after);
      return;
    }
    if (after) this.rows.set(id, after);
    else {
      this.rows.delete(id);
      this.deletedRows?.add(before);
    }
    this.#objects.delete(id);
    this.indexes?.replace(before, after);
    this.revision += 1;
  }

  /** Those of these rows that are there. */
  rowsOf(ids: readonly string[]): Row[] {
    return ids.map((id) => this.rows.get(id)).filter((row) => row !== undefined);
  }

  /** All rows by id, which is the order in which they were made. */
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
    const object: Record<string, unknown> & { internalId: string } = { internalId: row[0] };
    // A column that the application no longer declares keeps its cells, unseen, for the version that does.
    for (const name of this.definition ? Object.keys(this.definition.fields) : this.columns.keys()) {
      object[name] = deepFreeze(shown(row, this.columns.get(name)!));
    }
    this.#objects.set(row[0], Object.freeze(object));
    return object;
  }

  get(id: string): StoredObject | undefined {
    const row = this.rows.get(id);
    return row && this.object(row);
  }

  /** How many rows hold each value of the column, by the value as text. */
  countsOf(column: Column): Readonly<Record<string, number>> {
    if (this.indexes) return this.indexes.counts(column);
    const counts = Object.create(null) as Record<string, number>;
    for (const row of this.rows.values()) {
      const value = String(shown(row, column));
      counts[value] = (counts[value] ?? 0) + 1;
    }
    return Object.freeze(counts);
  }
}
