import { type Column, type Row, shown } from './row';

/** How many rows hold each value of one column; kept up by each write. */
export class ValueCounts {
  readonly #column: Column;
  readonly #counts = new Map<string, number>();
  #answer: Readonly<Record<string, number>> | undefined;

  constructor(column: Column, rows: Iterable<Row>) {
    this.#column = column;
    for (const row of rows) this.#add(row, 1);
  }

  /** By value as text; a value that no row holds is not there. The same object until a count changes. */
  get counts(): Readonly<Record<string, number>> {
    if (!this.#answer) {
      const answer = Object.create(null) as Record<string, number>;
      for (const [value, count] of this.#counts) answer[value] = count;
      this.#answer = Object.freeze(answer);
    }
    return this.#answer;
  }

  replace(before: Row | undefined, after: Row | undefined): void {
    if (before && after && shown(before, this.#column) === shown(after, this.#column)) return;
    if (before) this.#add(before, -1);
    if (after) this.#add(after, 1);
  }

  #add(row: Row, one: 1 | -1): void {
    const value = String(shown(row, this.#column));
    const count = (this.#counts.get(value) ?? 0) + one;
    if (count === 0) this.#counts.delete(value);
    else this.#counts.set(value, count);
    this.#answer = undefined;
  }
}
