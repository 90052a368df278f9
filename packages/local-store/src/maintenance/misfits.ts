import { type Column, type Row, shown } from '../tables/row';
import type { TableMemory } from '../tables/table-memory';

/** Rows with values that their fields can't hold, from damage or a version that had another field of this name. */
export type Misfits = ReadonlyMap<Row, readonly Column[]>;

export function misfitsOf(memory: TableMemory): Misfits {
  const misfits = new Map<Row, Column[]>();
  for (const column of memory.columns.values()) {
    if (column.field.kind === 'json') continue;
    for (const row of memory.rows.values()) {
      const value = row[column.at];
      if (value === undefined || value === shown(row, column)) continue;
      misfits.set(row, [...(misfits.get(row) ?? []), column]);
    }
  }
  return misfits;
}
