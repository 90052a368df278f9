import { absorb } from '../tables/absorb';
import type { JournalEntry } from './journal';
import type { JournalKeeper } from './journal-keeper';
import { loadTable } from '../storage/load-table';
import { decodePage, rearranged } from '../pages/page-decoder';
import { parseJson } from '../parse-json';
import { rewrite, rewriteRecord } from '../pages/rewrite';
import { type Row, versionOf } from '../tables/row';
import { asRecord, rowOf } from '../tables/row-codec';
import { stampsPerMillisecond } from '../tables/stamp';
import { AreaFull } from '../storage/storage-area';
import { parseKey } from '../storage/storage-keys';
import type { Store } from '../store';
import type { TableMemory } from '../tables/table-memory';
import { takeTableRecord } from '../tables/take-table-record';

/**
 * What local storage holds may not be on the disk: Chromium writes it up to an hour late. So an entry is dropped when a
 * later session has seen it in local storage and it is a day old.
 */
const keptMs = 24 * 60 * 60 * 1000;

interface Seen {
  readonly key: IDBValidKey;
  /** The newest stamp in it. */
  readonly stamp: number;
  readonly wasThere: boolean;
}

/**
 * Compares the journal with what local storage gave: rows that the disk had lost come back, and entries that are no
 * longer needed are dropped.
 *
 * @returns how many rows came back.
 */
export async function recover(store: Store, journal: JournalKeeper): Promise<number> {
  const { keys, entries } = await journal.read();
  const back = new Map<TableMemory, Set<string>>();
  const seen: Seen[] = entries.map((batch, index) => {
    const came = batch.map((entry) => takeEntry(store, entry, back));
    return {
      key: keys[index]!,
      stamp: Math.max(0, ...came.map(({ stamp }) => stamp)),
      wasThere: came.every(({ wasThere }) => wasThere),
    };
  });
  let rows = 0;
  for (const [memory, all] of back) {
    // Less what a table was emptied of after it.
    const ids = [...all].filter((id) => memory.rows.has(id) || memory.graves.has(id));
    rows += ids.length;
    await putBack(store, memory, ids);
  }
  if (back.size > 0) store.changed(new Set([...back.keys()].map(({ name }) => name)));
  await journal.drop(droppable(seen));
  return rows;
}

/** Nothing is dropped that is newer than something kept: a kept insert must not outlive the delete that followed it. */
function droppable(seen: readonly Seen[]): IDBValidKey[] {
  const missing = seen.filter(({ wasThere }) => !wasThere).map(({ stamp }) => stamp);
  const oldest = Math.min(...missing);
  return seen
    .filter(
      ({ stamp, wasThere }) =>
        stamp > 0 && wasThere && stamp < oldest && stamp < (Date.now() - keptMs) * stampsPerMillisecond,
    )
    .map(({ key }) => key);
}

function takeEntry(store: Store, [key, text]: JournalEntry, back: Map<TableMemory, Set<string>>): Omit<Seen, 'key'> {
  const parsed = parseKey(store.name, key);
  if (!parsed?.table) return { stamp: 0, wasThere: true };
  const memory = loadTable(store, parsed.table);
  if (parsed.kind === 'table') {
    const { changed } = takeTableRecord(memory, text);
    if (changed) rewriteRecord(store, memory);
    return { stamp: memory.floor, wasThere: !changed };
  }
  const rows = parsed.kind === '/' ? recordRows(memory, parsed.id, text) : pageRowsOf(memory, text);
  let stamp = 0;
  let wasThere = true;
  for (const [id, row, version] of rows) {
    stamp = Math.max(stamp, version);
    if (!absorb(memory, id, row, version)?.changed) continue;
    wasThere = false;
    if (!back.has(memory)) back.set(memory, new Set());
    back.get(memory)!.add(id);
  }
  return { stamp, wasThere };
}

type RowSaid = readonly [id: string, row: Row | undefined, stamp: number];

function recordRows(memory: TableMemory, id: string, text: string): RowSaid[] {
  const record = asRecord(parseJson(text));
  if (!record) return [];
  const row = rowOf(id, record, memory);
  return [[id, row, row ? versionOf(row) : (record[0] as number)]];
}

function pageRowsOf(memory: TableMemory, text: string): RowSaid[] {
  const page = decodePage(text);
  if (!page) return [];
  const places = page.columns.map((name) => memory.columnFor(name));
  return page.rows.map((row) => [row[0], rearranged(row, places), versionOf(row)]);
}

async function putBack(store: Store, memory: TableMemory, ids: readonly string[]): Promise<void> {
  try {
    try {
      rewrite(store, memory, ids);
    } catch (cause) {
      if (!(cause instanceof AreaFull)) throw cause;
      await store.upkeep?.prepareRoom();
      store.upkeep?.makeRoom(cause.characters);
      rewrite(store, memory, ids);
    }
  } catch (cause) {
    // No room: the journal keeps them, since this session has not seen them in storage.
    if (!(cause instanceof AreaFull)) throw cause;
  }
}
