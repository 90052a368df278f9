import { rewrite } from '../pages/rewrite';
import { AreaFull } from '../storage/storage-area';
import { rowKey } from '../storage/storage-keys';
import type { Store } from '../store';
import { changed, type Column, nextStamp, type Row } from '../tables/row';
import type { TableMemory } from '../tables/table-memory';
import type { Misfits } from './misfits';
import { rescue } from './repair-table';

/** Sets the fields to their defaults. Each original row is kept under a rescue key. */
export function repairMisfits(store: Store, memory: TableMemory, misfits: Misfits): void {
  for (const [row, wrong] of misfits) repair(store, memory, row, wrong);
  if (misfits.size === 0) return;
  const repaired = Array.from(misfits.keys(), ([id]) => id);
  try {
    rewrite(store, memory, repaired);
  } catch (cause) {
    // The store is full. The next opening repairs it again.
    if (!(cause instanceof AreaFull)) throw cause;
  }
  store.changed(memory.itself);
}

function repair(store: Store, memory: TableMemory, row: Row, wrong: readonly Column[]): void {
  const names = wrong.map(({ name }) => name).join(', ');
  const cells = Object.fromEntries(Array.from(memory.columns.values(), ({ name, at }) => [name, row[at]]));
  const text = JSON.stringify({ internalId: row[0], ...cells });
  rescue(store, rowKey(store, memory, row[0]), text, `Of another kind than the field takes: ${names}.`);
  memory.replace(
    row[0],
    changed(
      row,
      wrong.map((column) => [column, column.field.default] as const),
      nextStamp(),
    ),
  );
}
