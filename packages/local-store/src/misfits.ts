import { accepts } from './field';
import { rescue } from './rescue';
import { rewrite } from './rewrite';
import { changed, type Column, type Row } from './row';
import { nextStamp } from './stamp';
import { AreaFull } from './storage-area';
import type { Store } from './store';
import type { TableMemory } from './table-memory';

/**
 * Rows with a value that its field can't hold, from damage or a version that had another field of this name, get the
 * field's default. The row as it was is kept under a rescue key.
 */
export function mendMisfits(store: Store, memory: TableMemory): void {
  const rows = [...memory.rows.values()];
  const misfits = new Map<Row, Column[]>();
  for (const column of memory.columns.values()) {
    const { field, at } = column;
    if (field.kind === 'json') continue;
    for (const row of rows) {
      const value = row[at];
      if (value === undefined || accepts(field, value)) continue;
      misfits.set(row, [...(misfits.get(row) ?? []), column]);
    }
  }
  for (const [row, wrong] of misfits) mend(store, memory, row, wrong);
  if (misfits.size === 0) return;
  const mended = Array.from(misfits.keys(), ([id]) => id);
  try {
    rewrite(store, memory, mended);
  } catch (cause) {
    // Full: it is mended again with each opening.
    if (!(cause instanceof AreaFull)) throw cause;
  }
  store.changed(memory.itself);
}

function mend(store: Store, memory: TableMemory, row: Row, wrong: readonly Column[]): void {
  const names = wrong.map(({ name }) => name).join(', ');
  const cells = Object.fromEntries(Array.from(memory.columns.values(), ({ name, at }) => [name, row[at]]));
  const text = JSON.stringify({ internalId: row[0], ...cells });
  rescue(store, `${store.name}/${memory.name}/${row[0]}`, text, `Of another kind than the field takes: ${names}.`);
  memory.replace(
    row[0],
    changed(
      row,
      wrong.map((column) => [column, column.field.default] as const),
      nextStamp(),
    ),
  );
}
