import type { RowChange } from './change-set';
import { encodeLine, encodePage, fillPages } from './page-codec';
import type { Row } from './row';
import { idOf, nextStamp } from './stamp';
import type { Store } from './store';
import type { TableMemory } from './table-memory';

/** A page that is yet to be written. */
export interface NewPage {
  readonly memory: TableMemory;
  readonly key: string;
  readonly ids: readonly string[];
  /** Its text; with the name of the transaction while that is not over. */
  readonly text: (transaction?: string) => string;
}

/** Pages for many rows at once, beside the pages that are there. */
export function pagesFor(store: Store, memory: TableMemory, rows: readonly Row[]): NewPage[] {
  const columns = [...memory.columns.values()];
  return fillPages(rows, (row) => encodeLine(columns, row)).map(({ ids, lines }) => ({
    memory,
    key: `${store.name}/${memory.name}#${idOf(nextStamp())}`,
    ids,
    text: (transaction) => encodePage(columns, lines, transaction),
  }));
}

export function planPages(store: Store, changes: readonly RowChange[]): NewPage[] {
  const rows = new Map<TableMemory, Row[]>();
  for (const { memory, after } of changes) {
    const known = rows.get(memory);
    if (known) known.push(after!);
    else rows.set(memory, [after!]);
  }
  return [...rows].flatMap(([memory, some]) => pagesFor(store, memory, some));
}

/** The page is written: the pages that held its rows before are to be written again without them. */
export function placePage({ memory, key, ids }: NewPage): void {
  const { pages, stale } = memory.layout;
  const here = new Set(ids);
  for (const id of ids) memory.graves.delete(id);
  for (const [other, theirs] of pages) if (theirs.some((id) => here.has(id))) stale.add(other);
  pages.set(key, ids);
}
