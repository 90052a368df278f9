import type { ChangeSet, RowChange } from './change-set';
import { sameValue } from '../tables/field';
import { cell, cellsStart, changed, type Row } from '../tables/row';
import { nextStamp } from '../tables/stamp';
import type { TableMemory } from '../tables/table-memory';

/** Restores the values before the changes, except where something newer was written. */
export function reverse(set: ChangeSet, changes: readonly RowChange[]): void {
  for (const { memory, id, before, after } of changes) {
    const now = memory.rows.get(id);
    const stamp = nextStamp();
    if (now && before && after) set.replace(memory, id, reversed(memory, now, before, after, stamp), stamp);
    else if (now === after || cellsOf(now) === cellsOf(after))
      set.replace(memory, id, before && [id, stamp, ...before.slice(cellsStart)], stamp);
  }
}

// A row that was changed and changed back is a different object with the same cells.
const cellsOf = (row: Row | undefined) => JSON.stringify(row?.slice(cellsStart));

// Fields that were changed again keep the newer change.
function reversed(memory: TableMemory, now: Row, before: Row, after: Row, stamp: number): Row {
  const cells = [...memory.columns.values()]
    .filter(
      (column) => sameValue(cell(now, column), cell(after, column)) && cell(before, column) !== cell(after, column),
    )
    .map((column) => [column, cell(before, column)] as const);
  return cells.length > 0 ? changed(now, cells, stamp) : now;
}
