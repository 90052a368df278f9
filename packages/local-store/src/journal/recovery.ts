import { absorb } from '../tables/absorb';
import type { JournalEntry } from './journal';
import type { JournalKeeper } from './journal-keeper';
import { loadTable } from '../storage/load-table';
import { decodePage, rearranged } from '../pages/page-decoder';
import { parseJson } from '../parse-json';
import { rewrite, rewriteRecord } from '../pages/rewrite';
import { type Row, versionOf } from '../tables/row';
import { asRecord, rowOf } from '../tables/row-codec';
import { stampOf, stampsPerMillisecond } from '../tables/stamp';
import { AreaFull } from '../storage/storage-area';
import { parseKey } from '../storage/storage-keys';
import type { Store } from '../store';
import type { TableMemory } from '../tables/table-memory';
import { takeTableRecord } from '../tables/take-table-record';

/**
 * What local storage holds may not be on the disk: Chromium writes it up to an hour late. So an entry is dropped when a
 * later session has seen it in local storage and it is a day old.
 */
const tombstoneLifetimeMs = 24 * 60 * 60 * 1000;

interface Seen {
  readonly key: string;
  /** The newest stamp in it; not before the session that wrote it. */
  stamp: number;
  /** Nothing of it was lost. */
  wasThere: boolean;
}

/**
 * Compares the journal with what local storage gave: rows that the disk had lost come back, and entries that are no
 * longer needed are dropped.
 *
 * @returns how many rows came back.
 */
export async function recover(store: Store, journal: JournalKeeper): Promise<number> {
  const { keys, entries } = await journal.read();
  const journalKeys = new Set(keys);
  const seen = keys.map((key): Seen => ({ key, stamp: stampOf(key.split('*')[1] ?? ''), wasThere: true }));
  const said = entries.flatMap((batch, index) =>
    batch.flatMap((entry) => takeEntry(store, entry, seen[index]!, journalKeys)),
  );
  // The newest first: what was inserted and deleted since must not be back for a moment.
  said.sort((left, right) => right.stamp - left.stamp);
  const back = new Map<TableMemory, Set<string>>();
  for (const { entry, memory, id, row, stamp } of said) {
    entry.stamp = Math.max(entry.stamp, stamp);
    if (!absorb(memory, id, row, stamp)?.changed) continue;
    entry.wasThere = false;
    back.set(memory, (back.get(memory) ?? new Set()).add(id));
  }
  let rows = 0;
  for (const [memory, all] of back) {
    // Less what a table was emptied of after it.
    const ids = [...all].filter((id) => memory.rows.has(id) || memory.tombstones.has(id));
    rows += ids.length;
    await putBack(store, memory, ids);
  }
  if (back.size > 0) store.changed(new Set([...back.keys()].map(({ name }) => name)));
  await journal.drop(droppable(seen));
  return rows;
}

/** Nothing is dropped that is newer than something journalKeys: a journalKeys insert must not outlive the delete that followed it. */
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

/** What an entry tells of a row: no `row` when it was deleted. */
interface RowSaid {
  readonly entry: Seen;
  readonly memory: TableMemory;
  readonly id: string;
  readonly row: Row | undefined;
  readonly stamp: number;
}

/** Takes in a table's record, and gives the rows of any other entry. @param journalKeys keys of the journal. */
function takeEntry(store: Store, [key, text]: JournalEntry, entry: Seen, journalKeys: ReadonlySet<string>): RowSaid[] {
  const parsed = parseKey(store.name, key);
  // The snapshot of a migration stays, if only with what was written early.
  if (!parsed && !journalKeys.has(key)) entry.stamp = Number.POSITIVE_INFINITY;
  if (!parsed?.table) return [];
  const { kind, table, id } = parsed;
  const memory = loadTable(store, table);
  if (kind === 'table') {
    const { changed } = takeTableRecord(memory, text);
    if (changed) rewriteRecord(store, memory);
    entry.stamp = Math.max(entry.stamp, memory.floor);
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
    // What has no cells was deleted.
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
      await store.maintenance?.prepareRoom();
      store.maintenance?.makeRoom(cause.characters);
      rewrite(store, memory, ids);
    }
  } catch (cause) {
    // No room: the journal keeps them, since this session has not seen them in storage.
    if (!(cause instanceof AreaFull)) throw cause;
  }
}
