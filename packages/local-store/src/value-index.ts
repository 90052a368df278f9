import { type Column, type Row, shown } from './row';

/** The ids of a table's rows by the value of one column; kept up by each write. Its sizes are the counts. */
export class ValueIndex {
  readonly #column: Column;
  readonly #ids = new Map<unknown, Set<string>>();

  constructor(column: Column, rows: Iterable<Row>) {
    this.#column = column;
    for (const row of rows) this.#add(row);
  }

  idsOf(value: unknown): ReadonlySet<string> {
    return this.#ids.get(value) ?? nobody;
  }

  replace(before: Row | undefined, after: Row | undefined): void {
    if (before && after && shown(before, this.#column) === shown(after, this.#column)) return;
    if (before) {
      const value = shown(before, this.#column);
      const ids = this.#ids.get(value);
      ids?.delete(before[0]);
      if (ids?.size === 0) this.#ids.delete(value);
    }
    if (after) this.#add(after);
  }

  #add(row: Row): void {
    const value = shown(row, this.#column);
    const ids = this.#ids.get(value);
    if (ids) ids.add(row[0]);
    else this.#ids.set(value, new Set([row[0]]));
  }
}

const nobody: ReadonlySet<string> = new Set();
