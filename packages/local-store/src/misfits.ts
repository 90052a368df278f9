import { accepts, type Field } from './field';
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
  const columns = [...memory.columns.values()].filter(({ field }) => field.kind !== 'json');
  const mended: string[] = [];
  for (const row of memory.rows.values()) {
    if (columns.every((column) => fits(column.field, row[column.at]))) continue;
    const wrong = columns.filter((column) => !fits(column.field, row[column.at]));
    mend(store, memory, row, wrong);
    mended.push(row[0]);
  }
  try {
    if (mended.length > 0) rewrite(store, memory, mended);
  } catch (cause) {
    // Full: it is mended again with each opening.
    if (!(cause instanceof AreaFull)) throw cause;
  }
}

const fits = (field: Field<unknown>, value: unknown): boolean => value === undefined || accepts(field, value);

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
