import type { Deletion, RowRef, StoredRow, TakenDeletion, TakenRow } from '@keepmark/local-store/sync';
import type { ReplacedText } from '@keepmark/local-store/replaced';
import { rowKey } from '../engine/exchange';
import type { LocalRows } from '../rows/local-rows';
import type { Random } from './random';
import type { SimulatedRows } from './simulated-rows';
import { type StampedRow, newestStamp } from '../rows/row-stamps';

interface Stored extends RowRef, StampedRow {}

/** Rows of a browser with a clock of its own. */
export class MemoryRows implements LocalRows, SimulatedRows {
  readonly local = this;
  readonly hasOwnClock = true;
  schema = 1;
  mark: string | undefined;
  /** A field that this version of the application can't hold the values of. */
  unknownField: string | undefined;
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
    return Math.max(...Object.keys(values).map((field) => this.#effectiveStamp(key, field, stamp)));
  }

  /** The newest stamps that came from elsewhere, by row and field: what is done here afterwards is newer. */
  readonly seen = new Map<string, Map<string, number>>();

  #saw(key: string, values: StampedRow['values'], stamps: StampedRow['stamps']): void {
    const seen = this.seen.get(key) ?? new Map<string, number>();
    for (const field of Object.keys(values)) {
      seen.set(field, Math.max(seen.get(field) ?? 0, stamps.fields[field] ?? stamps.base));
    }
    this.seen.set(key, seen);
  }

  /** The stamp that a change travels with, at least. @param field undefined for a change of the whole row */
  #effectiveStamp(key: string, field: string | undefined, stamp: number): number {
    const seen = this.seen.get(key) ?? new Map<string, number>();
    const before = field === undefined ? Math.max(0, ...seen.values()) : (seen.get(field) ?? 0);
    const effective = Math.max(stamp, before + 1);
    this.seen.set(key, seen.set(field ?? 'whole row', effective));
    return effective;
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
    return this.#effectiveStamp(key, undefined, stamp);
  }

  /** Undoes a deletion by `delete`. Undefined if there is none. */
  restore(): (RowRef & { stamp: number }) | undefined {
    const row = [...this.#deleted.values()].find((deleted) => !this.rows.has(rowKey(deleted)));
    if (!row) return undefined;
    this.#deleted.delete(rowKey(row));
    this.evidence.delete(rowKey(row));
    const stamp = this.nextStamp();
    this.rows.set(rowKey(row), { ...row, stamps: { base: stamp, fields: {} } });
    return { table: row.table, id: row.id, stamp: this.#effectiveStamp(rowKey(row), undefined, stamp) };
  }

  readonly #versions = new WeakMap<Stored, string>();

  #version(row: Stored): string {
    const version = this.#versions.get(row) ?? JSON.stringify([row.values, row.stamps]);
    this.#versions.set(row, version);
    return version;
  }

  #stored = (row: Stored): StoredRow => ({ ...row, defaults: {}, version: this.#version(row) });

  async differing(known: Parameters<LocalRows['differing']>[0]) {
    const rows = [...this.rows.values()]
      .filter((row) => known.get(row.table)?.get(row.id) !== this.#version(row))
      .map((row) => Object.assign(this.#stored(row), { isRolledBack: false }));
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
    // As in the local store: what is taken seems older than what people do now.
    const newest = this.nextStamp() - 60_000 * 1024;
    const stampOf = (known: number, elsewhere: number): number => Math.max(known + 1, Math.min(elsewhere, newest));
    const unfit: RowRef[] = [];
    for (const { table, id, values, stamps, basedOn } of rows) {
      if (isChanged({ table, id }, basedOn)) continue;
      if (this.unknownField !== undefined && this.unknownField in values) {
        unfit.push({ table, id });
        continue;
      }
      const key = rowKey({ table, id });
      this.#saw(key, values, stamps);
      const before = this.rows.get(key);
      const ofField = (field: string): number => stamps.fields[field] ?? stamps.base;
      const knownOf = (field: string): number => before!.stamps.fields[field] ?? before!.stamps.base;
      const row = before
        ? {
            ...before,
            values: { ...before.values, ...values },
            stamps: {
              base: before.stamps.base,
              fields: {
                ...before.stamps.fields,
                ...Object.fromEntries(
                  Object.keys(values).map((field) => [field, stampOf(knownOf(field), ofField(field))]),
                ),
              },
            },
          }
        : {
            table,
            id,
            values,
            stamps: { base: stampOf(this.evidence.get(key)?.stamp ?? 0, newestStamp({ values, stamps })), fields: {} },
          };
      this.rows.set(key, row);
      note(row, this.#version(row));
    }
    for (const { basedOn, deletedAtMs, ...ref } of deletions) {
      if (isChanged(ref, basedOn)) continue;
      const row = this.rows.get(rowKey(ref))!;
      const stamp = stampOf(newestStamp(row), deletedAtMs * 1024);
      this.recentlyDeleted.push(row);
      this.rows.delete(rowKey(ref));
      this.evidence.set(rowKey(ref), { ...ref, stamp, deletedAtMs });
      note(ref, 'deleted');
    }
    return { versions, changedHere, unfit };
  }

  async deletions() {
    return [...this.evidence.values()].filter((deletion) => !this.rows.has(rowKey(deletion)));
  }

  async addReplaced(texts: readonly ReplacedText[]) {
    this.replaced.push(...texts);
  }

  content(): ReadonlyMap<string, Stored> {
    return this.rows;
  }

  loseRow(random: Random): RowRef | undefined {
    // A row of settings would be created again, with what it has by default.
    const rows = [...this.rows.values()].filter(({ id }) => id.startsWith('r'));
    if (rows.length === 0) return undefined;
    const row = random.pick(rows);
    this.rows.delete(rowKey(row));
    return row;
  }

  loseStorage(isAll: boolean): void {
    this.rows.clear();
    this.mark = undefined;
    if (isAll) this.evidence.clear();
  }

  async restorableTexts() {
    const deleted = this.recentlyDeleted.flatMap(({ values }) => Object.values(values) as string[]);
    return [...this.replaced.map(({ text }) => text), ...deleted];
  }

  repair(): void {
    for (const repair of this.repairs) repair();
  }
}
