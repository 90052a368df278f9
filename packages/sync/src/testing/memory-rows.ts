import type { Deletion, RowRef, StoredRow, TakenDeletion, TakenRow } from '@keepmark/local-store/sync';
import type { ReplacedText } from '@keepmark/local-store/replaced';
import { rowKey } from '../engine/exchange';
import type { LocalRows } from '../rows/local-rows';
import { type StampedRow, newestStamp } from '../rows/row-stamps';

interface Stored extends RowRef, StampedRow {}

/** Rows of a browser with a clock of its own. */
export class MemoryRows implements LocalRows {
  schema = 1;
  mark: string | undefined;
  readonly replaced: ReplacedText[] = [];
  readonly rows = new Map<string, Stored>();
  readonly evidence = new Map<string, Deletion>();
  readonly #deleted = new Map<string, Stored>();
  /** What "Recently deleted" has of rows that other devices deleted. */
  readonly recentlyDeleted: Stored[] = [];
  repairs: (() => void)[] = [];
  #last = 0;
  #clock: () => number;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  nextStamp(): number {
    this.#last = Math.max(this.#last + 1, this.#clock() * 1024);
    return this.#last;
  }

  write(table: string, id: string, values: Readonly<Record<string, unknown>>): number {
    const key = rowKey({ table, id });
    const stamp = this.nextStamp();
    const before = this.rows.get(key);
    const fields = before
      ? { ...before.stamps.fields, ...Object.fromEntries(Object.keys(values).map((field) => [field, stamp])) }
      : {};
    const base = before?.stamps.base ?? stamp;
    this.rows.set(key, { table, id, values: { ...before?.values, ...values }, stamps: { base, fields } });
    return stamp;
  }

  /** All stamps become one, as in the local store once all tabs agree. */
  collapse(): void {
    for (const [key, row] of this.rows) this.rows.set(key, { ...row, stamps: { base: newestStamp(row), fields: {} } });
  }

  delete(table: string, id: string): number {
    const key = rowKey({ table, id });
    const stamp = this.nextStamp();
    this.#deleted.set(key, this.rows.get(key)!);
    this.rows.delete(key);
    this.evidence.set(key, { table, id, stamp, deletedAtMs: Math.floor(stamp / 1024) });
    return stamp;
  }

  /** Undoes a deletion by `delete`. Undefined if there is none. */
  restore(): (RowRef & { stamp: number }) | undefined {
    const row = [...this.#deleted.values()].find((deleted) => !this.rows.has(rowKey(deleted)));
    if (!row) return undefined;
    this.#deleted.delete(rowKey(row));
    const stamp = this.nextStamp();
    this.rows.set(rowKey(row), { ...row, stamps: { base: stamp, fields: {} } });
    return { table: row.table, id: row.id, stamp };
  }

  #version = (row: Stored): string => JSON.stringify(row);

  #stored = (row: Stored): StoredRow => ({ ...row, defaults: {}, version: this.#version(row) });

  async differing(known: Parameters<LocalRows['differing']>[0]) {
    const rows = [...this.rows.values()]
      .filter((row) => known.get(row.table)?.get(row.id) !== this.#version(row))
      .map((row) => ({ ...this.#stored(row), isRolledBack: false }));
    const missing = [...known].flatMap(([table, ids]) =>
      [...ids].flatMap(([id, version]) =>
        version !== 'deleted' && !this.rows.has(rowKey({ table, id })) ? [{ table, id }] : [],
      ),
    );
    return { rows, missing, incomplete: [] };
  }

  read(refs: readonly RowRef[]): StoredRow[] {
    return refs.flatMap((ref) => {
      const row = this.rows.get(rowKey(ref));
      return row ? [this.#stored(row)] : [];
    });
  }

  async take(rows: readonly TakenRow[], deletions: readonly TakenDeletion[]) {
    const versions = new Map<string, Map<string, string>>();
    const note = ({ table, id }: RowRef, version: string): void => {
      versions.set(table, (versions.get(table) ?? new Map<string, string>()).set(id, version));
    };
    const changedHere: RowRef[] = [];
    const isChanged = (ref: RowRef, basedOn: string | undefined): boolean => {
      const row = this.rows.get(rowKey(ref));
      if ((row && this.#version(row)) === basedOn) return false;
      changedHere.push(ref);
      return true;
    };
    for (const { table, id, values, stamps, basedOn } of rows) {
      if (isChanged({ table, id }, basedOn)) continue;
      const before = this.rows.get(rowKey({ table, id }));
      const own = Object.fromEntries(Object.keys(values).map((field) => [field, stamps.fields[field] ?? stamps.base]));
      const row = before
        ? {
            ...before,
            values: { ...before.values, ...values },
            stamps: { ...before.stamps, fields: { ...before.stamps.fields, ...own } },
          }
        : { table, id, values, stamps };
      this.#last = Math.max(this.#last, newestStamp(row));
      this.rows.set(rowKey(row), row);
      note(row, this.#version(row));
    }
    for (const { basedOn, deletedAtMs, ...ref } of deletions) {
      if (isChanged(ref, basedOn)) continue;
      this.#last = Math.max(this.#last, (deletedAtMs + 1) * 1024);
      this.recentlyDeleted.push(this.rows.get(rowKey(ref))!);
      this.rows.delete(rowKey(ref));
      this.evidence.set(rowKey(ref), { ...ref, stamp: deletedAtMs * 1024, deletedAtMs });
      note(ref, 'deleted');
    }
    return { versions, changedHere, unfit: [] };
  }

  async deletions() {
    return [...this.evidence.values()].filter((deletion) => !this.rows.has(rowKey(deletion)));
  }

  async addReplaced(texts: readonly ReplacedText[]) {
    this.replaced.push(...texts);
  }

  repair(): void {
    for (const repair of this.repairs) repair();
  }
}
