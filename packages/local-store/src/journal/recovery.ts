import { decodePage, rearranged } from '../pages/page-codec';
import { rewrite, rewriteRecord } from '../pages/rewrite';
import { loadTable } from '../storage/load-table';
import { AreaFull } from '../storage/storage-area';
import { parseKey } from '../storage/storage-keys';
import type { Store } from '../store';
import { type Row, stampOf, stampsPerMillisecond, versionOf } from '../tables/row';
import { asRecord, parseJson, rowOf } from '../tables/row-codec';
import type { TableMemory } from '../tables/table-memory';
import { absorb, takeTableRecord } from '../tables/table-record';
import type { Journal, JournalEntry } from './journal';

/**
 * A value in local storage may not be on disk yet, because Chromium writes it up to an hour late. So an entry is dropped
 * only when a later session has seen it in local storage and it is a day old.
 */
const tombstoneLifetimeMs = 24 * 60 * 60 * 1000;

interface Seen {
  readonly key: string;
  /** The newest stamp in the entry. */
  stamp: number;
  /** Whether local storage still has all of it. */
  wasThere: boolean;
}

/**
 * Compares the journal with local storage. Recovers rows lost on disk, and drops entries that are no longer needed.
 *
 * @returns the number of recovered rows
 */
export async function recover(store: Store, journal: Journal): Promise<number> {
  const { keys, entries } = await journal.read();
  const journalKeys = new Set(keys);
  const seen = keys.map((key): Seen => ({ key, stamp: stampOf(key.split('*')[1] ?? ''), wasThere: true }));
  const said = entries.flatMap((batch, index) =>
    batch.flatMap((entry) => takeEntry(store, entry, seen[index]!, journalKeys)),
  );
  // Newest first, so that a row that was inserted and deleted doesn't reappear even briefly.
  said.sort((left, right) => right.stamp - left.stamp);
  const back = new Map<TableMemory, Set<string>>();
  for (const { entry, memory, id, row, stamp } of said) {
    entry.stamp = Math.max(entry.stamp, stamp);
    if (!absorb(memory, id, row, stamp).changed) continue;
    entry.wasThere = false;
    back.set(memory, (back.get(memory) ?? new Set()).add(id));
  }
  let rows = 0;
  for (const [memory, all] of back) {
    // Except rows of a table that was truncated afterward.
    const ids = [...all].filter((id) => memory.rows.has(id) || memory.tombstones.has(id));
    rows += ids.length;
    await putBack(store, memory, ids);
  }
  if (back.size > 0) store.changed(new Set([...back.keys()].map(({ name }) => name)));
  await journal.drop(droppable(seen));
  return rows;
}

/** Drops nothing newer than an entry that stays, because a stored insert must not outlive the delete that followed it. */
function droppable(seen: readonly Seen[]): IDBValidKey[] {
  const missing = seen.filter(({ wasThere }) => !wasThere).map(({ stamp }) => stamp);
  const oldest = Math.min(...missing);
  return seen
    .filter(
      ({ stamp, wasThere }) =>
        stamp > 0 && wasThere && stamp < oldest && stamp < (Date.now() - tombstoneLifetimeMs) * stampsPerMillisecond,
    )
    .map(({ key }) => key);
}

/** What an entry says about a row. `row` is missing when it was deleted. */
interface RowSaid {
  readonly entry: Seen;
  readonly memory: TableMemory;
  readonly id: string;
  readonly row: Row | undefined;
  readonly stamp: number;
}

/** Applies an entry with a table's record, and returns the rows of any other entry. @param journalKeys keys of the journal */
function takeEntry(store: Store, [key, text]: JournalEntry, entry: Seen, journalKeys: ReadonlySet<string>): RowSaid[] {
  const parsed = parseKey(store.name, key);
  // The snapshot of a migration stays, even if only in part.
  if (!parsed && !journalKeys.has(key)) entry.stamp = Number.POSITIVE_INFINITY;
  if (!parsed?.table) return [];
  const { kind, table, id } = parsed;
  const memory = loadTable(store, table);
  if (kind === 'table') {
    const { changed } = takeTableRecord(memory, text);
    if (changed) rewriteRecord(store, memory);
    entry.stamp = Math.max(entry.stamp, memory.truncatedAt);
    entry.wasThere &&= !changed;
    return [];
  }
  if (kind !== '/') return pageRowsOf(memory, text, entry);
  const record = asRecord(parseJson(text));
  const row = record && rowOf(id, record, memory);
  return record ? [{ entry, memory, id, row, stamp: row ? versionOf(row) : (record[0] as number) }] : [];
}

function pageRowsOf(memory: TableMemory, text: string, entry: Seen): RowSaid[] {
  const page = decodePage(text);
  const places = page?.columns.map((name) => memory.columnFor(name)) ?? [];
  return (page?.rows ?? []).map((row) => ({
    entry,
    memory,
    id: row[0],
    // A row without cells was deleted.
    row: places.length === 0 ? undefined : rearranged(row, places),
    stamp: versionOf(row),
  }));
}

async function putBack(store: Store, memory: TableMemory, ids: readonly string[]): Promise<void> {
  try {
    try {
      rewrite(store, memory, ids);
    } catch (cause) {
      if (!(cause instanceof AreaFull)) throw cause;
      await store.maintenance.prepareRoom();
      store.maintenance.makeRoom(cause.characters);
      rewrite(store, memory, ids);
    }
  } catch (cause) {
    // The store is full. The journal keeps these rows, since this session hasn't seen them in storage.
    if (!(cause instanceof AreaFull)) throw cause;
  }
}
