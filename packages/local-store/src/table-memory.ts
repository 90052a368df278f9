import { deepFreeze, type Field } from './field';
import { cell, cellsStart, type Column, type Row } from './row';
import { SortedIndex } from './sorted-index';
import type { TableDefinition } from './table-definition';
import { ValueCounts } from './value-counts';
import { ValueIndex } from './value-index';

export type StoredObject = Readonly<Record<string, unknown>> & { readonly internalId: string };

type KeptUp = SortedIndex | ValueIndex | ValueCounts;

/** The rows of one table in memory, with the indexes and counts that writes keep up. */
export class TableMemory {
  readonly name: string;
  rows: Map<string, Row> = new Map();
  /** Rises with each change; what was computed at one revision holds until the next. */
  revision = 0;
  /** What the application declared; without it a table still opens, and gives its rows as they were stored. */
  definition: TableDefinition | undefined;
  readonly #columns = new Map<string, Column>();
  readonly #objects = new Map<string, StoredObject>();
  readonly #kept = new Map<string, KeptUp>();
  #newest = '';
  #ordered = true;

  constructor(name: string) {
    this.name = name;
  }

  get columns(): ReadonlyMap<string, Column> {
    return this.#columns;
  }

  /** Adds a column, or gives one that is there its field. Rows without a cell hold the field's default. */
  addColumn(name: string, field: Field<unknown>): void {
    const at = this.#columns.get(name)?.at ?? this.#columns.size + cellsStart;
    this.#columns.set(name, { name, at, field });
    this.#objects.clear();
    this.#kept.clear();
    this.revision += 1;
  }

  define(definition: TableDefinition): void {
    this.definition = definition;
    for (const [name, field] of Object.entries(definition.fields)) this.addColumn(name, field);
  }

  /** Puts a row in the place of `before`; both undefined-able: an insert has no before, a delete no after. */
  replace(id: string, after: Row | undefined): void {
    const before = this.rows.get(id);
    if (after) this.rows.set(id, after);
    if (after && !before) {
      if (id < this.#newest) this.#ordered = false;
      else this.#newest = id;
    }
    if (!after) this.rows.delete(id);
    this.#objects.delete(id);
    for (const kept of this.#kept.values()) kept.replace(before, after);
    this.revision += 1;
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
    for (const column of this.#shown()) object[column.name] = deepFreeze(cell(row, column));
    Object.freeze(object);
    this.#objects.set(row[0], object);
    return object;
  }

  get(id: string): StoredObject | undefined {
    const row = this.rows.get(id);
    return row && this.object(row);
  }

  sorted(column: Column): SortedIndex {
    return this.#keep(`sorted ${column.name}`, () => new SortedIndex(column, this.rows.values()));
  }

  byValue(column: Column): ValueIndex {
    return this.#keep(`values ${column.name}`, () => new ValueIndex(column, this.rows.values()));
  }

  countsOf(column: Column): Readonly<Record<string, number>> {
    return this.#keep(`counts ${column.name}`, () => new ValueCounts(column, this.rows.values())).counts;
  }

  #keep<Kept extends KeptUp>(key: string, make: () => Kept): Kept {
    const known = this.#kept.get(key);
    if (known) return known as Kept;
    const made = make();
    this.#kept.set(key, made);
    return made;
  }

  // A column that the application no longer declares keeps its cells, unseen, for the version that does.
  *#shown(): Generator<Column> {
    const fields = this.definition?.fields;
    for (const column of this.#columns.values()) if (!fields || Object.hasOwn(fields, column.name)) yield column;
  }
}
