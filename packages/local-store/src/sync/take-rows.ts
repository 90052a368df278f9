import { type Database, type Internals, internalsOf } from '../database';
import { noteDeletedElsewhere } from '../deleted/deletion-notes';
import { pagedRows } from '../pages/new-pages';
import { loadTable } from '../storage/load-table';
import { rowKey } from '../storage/storage-keys';
import {
  baseOf,
  cell,
  type Column,
  type DraftRow,
  nextStamp,
  type Row,
  seenStamp,
  setCell,
  stampsPerMillisecond,
  versionOf,
} from '../tables/row';
import { accepts, checkFieldNames, checkId, checkTableName, frozenCopy, sameValue } from '../tables/table-definition';
import { fieldStamp, type TableMemory } from '../tables/table-memory';
import { missingRecords } from '../writes/table-records';
import { deletedVersion, rowVersion } from './row-version';
import type { RowRef, RowVersion, Taken, TakenDeletion, TakenRow } from './sync-rows';

/**
 * What is taken seems this much older than now, at least. Another tab may have written a field that this one hasn't heard
 * of yet, and what people type wins over what is taken.
 */
const behindMs = 60_000;

/**
 * Takes rows and deletions as if another tab had written them: in one transaction, without undo, without notice, and not
 * counted as changes without a backup. What has changed here since `basedOn` is left as it is, and named in the answer.
 * Tables and columns that this version of the application doesn't know are created. Deleted rows go to "Recently deleted".
 *
 * Fewer than 64 rows are written before this returns, so that nothing changes between `readRows` and here. Open every
 * table of the application first: in one that isn't open, a value that doesn't fit its field isn't noticed.
 *
 * @throws {StoreFullError} @throws {NewerDatabaseError} @throws {NotReadyError} @throws {InvalidNameError} Nothing was taken.
 */
export async function takeRows(
  database: Database,
  rows: readonly TakenRow[],
  deletions: readonly TakenDeletion[],
): Promise<Taken> {
  const { store } = internalsOf(database);
  store.mayWrite();
  if (rows.length + deletions.length >= pagedRows) await database.prepareRoom();
  return new Taking(internalsOf(database)).take(rows, deletions);
}

class Taking {
  readonly #store: Internals['store'];
  readonly #writer: Internals['writer'];
  readonly #newest = nextStamp() - behindMs * stampsPerMillisecond;
  readonly #versions = new Map<string, Map<string, RowVersion>>();
  readonly #changedHere: RowRef[] = [];
  readonly #unfit: RowRef[] = [];

  constructor({ store, writer }: Internals) {
    this.#store = store;
    this.#writer = writer;
  }

  take(rows: readonly TakenRow[], deletions: readonly TakenDeletion[]): Taken {
    const memories = [...rows, ...deletions].map((ref) => this.#memoryOf(ref));
    const nexts = rows.map((row, index) => this.#next(memories[index]!, row));
    const gone = deletions.map((deletion, index) => this.#gone(memories[rows.length + index]!, deletion));
    const writes = [...nexts, ...gone].flatMap((write) => write ?? []);
    if (writes.length > 0) this.#write(writes);
    return { versions: this.#versions, changedHere: this.#changedHere, unfit: this.#unfit };
  }

  #write(writes: readonly Write[]): void {
    const { unsavedChanges } = this.#store;
    const written = writes.map(({ memory }) => memory);
    const { changes } = this.#writer.write(
      (set) => {
        for (const { memory, id, after, stamp } of writes) set.replace(memory, id, after, stamp);
      },
      () => missingRecords(this.#store, written),
    );
    // They aren't changes that a backup lacks: another device has them.
    this.#store.unsavedChanges = unsavedChanges;
    for (const memory of written) memory.exists = true;
    const times = new Map(writes.map((write) => [write.memory.name + write.id, write.deletedAtMs]));
    for (const change of changes) {
      const atMs = times.get(change.memory.name + change.id);
      if (atMs !== undefined) noteDeletedElsewhere(change, atMs);
    }
    for (const { memory, id, stamp } of writes) {
      const row = memory.rows.get(id);
      this.#setVersion(memory, id, row ? rowVersion(memory, row) : deletedVersion(stamp));
    }
  }

  /** The row to write. Undefined when there is nothing to write, or it can't be taken. */
  #next(memory: TableMemory, taken: TakenRow): Write | undefined {
    const here = memory.rows.get(taken.id);
    if (this.#isChanged(memory, taken, here)) return undefined;
    const cells = this.#cells(memory, taken);
    if (!cells || this.#isUnreadable(memory, taken.id)) {
      this.#unfit.push(refOf(taken));
      return undefined;
    }
    return here ? this.#changed(memory, here, taken, cells) : this.#added(memory, taken, cells);
  }

  #added(memory: TableMemory, { id, stamps }: TakenRow, cells: readonly Cell[]): Write {
    const gone = Math.max(memory.tombstones.get(id) ?? 0, memory.truncatedAt);
    // One stamp for all fields, so that many rows fit into pages.
    const stamp = this.#stamp(gone, Math.max(stamps.base, ...Object.values(stamps.fields)));
    const row: DraftRow = [id, stamp];
    for (const [column, value] of cells) setCell(row, column, value);
    return { memory, id, after: row, stamp };
  }

  #changed(memory: TableMemory, here: Row, { id, stamps }: TakenRow, cells: readonly Cell[]): Write | undefined {
    const different = cells.filter(([column, value]) => !sameValue(cell(here, column), value));
    if (different.length === 0) {
      this.#setVersion(memory, id, rowVersion(memory, here));
      return undefined;
    }
    const row = here.slice() as DraftRow;
    const fields: Record<string, number> = typeof here[1] === 'number' ? {} : { ...here[1].s };
    for (const [column, value] of different) {
      const { name } = column;
      setCell(row, column, value);
      fields[name] = this.#stamp(fieldStamp(here, name), stamps.fields[name] ?? stamps.base);
    }
    // Newer than the row, so that one that the disk has lost is known to be older.
    const stamp = Math.max(versionOf(here) + 1, ...Object.values(fields));
    seenStamp(stamp);
    row[1] = { v: stamp, b: baseOf(here), s: fields };
    return { memory, id, after: row, stamp };
  }

  #gone(memory: TableMemory, deletion: TakenDeletion): Write | undefined {
    const { id, deletedAtMs } = deletion;
    const here = memory.rows.get(id);
    if (!here || this.#isChanged(memory, deletion, here)) {
      if (!here) this.#setVersion(memory, id, deletedVersion(memory.tombstones.get(id) ?? memory.truncatedAt));
      return undefined;
    }
    const stamp = this.#stamp(versionOf(here), deletedAtMs * stampsPerMillisecond);
    return { memory, id, after: undefined, stamp, deletedAtMs };
  }

  #isChanged(memory: TableMemory, taken: TakenRow | TakenDeletion, here: Row | undefined): boolean {
    if ((here && rowVersion(memory, here)) === taken.basedOn) return false;
    this.#changedHere.push(refOf(taken));
    return true;
  }

  /** Storage has a damaged value of the row, and no space to set it aside. */
  #isUnreadable = (memory: TableMemory, id: string): boolean => memory.unreadable.has(rowKey(this.#store, memory, id));

  /** The cells of the taken values. Undefined when a field of this version can't hold its value. */
  #cells(memory: TableMemory, { values, defaults = {} }: TakenRow): Cell[] | undefined {
    const cells: Cell[] = [];
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) continue;
      const column = memory.columnFor(name, defaults[name] ?? null);
      if (!accepts(column.field, value)) return undefined;
      cells.push([column, frozenCopy(value)]);
    }
    return cells;
  }

  /** When a change seems to have been made: after what is known here, and before what people do now. */
  #stamp(known: number, elsewhere: number): number {
    const stamp = Math.max(known + 1, Math.min(elsewhere, this.#newest));
    seenStamp(stamp);
    return stamp;
  }

  #memoryOf(taken: TakenRow | TakenDeletion): TableMemory {
    checkTableName(taken.table);
    checkId(taken.id);
    if ('values' in taken) checkFieldNames(Object.keys(taken.values));
    return loadTable(this.#store, taken.table);
  }

  #setVersion({ name }: TableMemory, id: string, version: RowVersion): void {
    const ofTable = this.#versions.get(name) ?? new Map<string, RowVersion>();
    this.#versions.set(name, ofTable.set(id, version));
  }
}

type Cell = readonly [Column, unknown];

interface Write {
  readonly memory: TableMemory;
  readonly id: string;
  readonly after: Row | undefined;
  readonly stamp: number;
  /** When another device deleted it. */
  readonly deletedAtMs?: number;
}

const refOf = ({ table, id }: RowRef): RowRef => ({ table, id });
