import { baseOf, cell, type Column, type DraftRow, type Row, setCell, versionOf } from './row';

/** Two tabs' versions of a row, merged: `merged` has the newer change of each field. */
export interface Merge {
  readonly merged: Row;
  /** Mine had something newer, so the stored row must be rewritten. */
  readonly theirsLacks: boolean;
  /** Theirs had something newer, so memory changes. */
  readonly mineLacks: boolean;
}

/** Keeps the newer change of each field. Either tab gets the same result. */
export function mergeRows(columns: Iterable<Column>, mine: Row, theirs: Row): Merge {
  const base = Math.max(baseOf(mine), baseOf(theirs));
  const stamps: Record<string, number> = {};
  const merged: DraftRow = [mine[0], 0];
  let theirsLacks = false;
  let mineLacks = false;
  for (const column of columns) {
    const ours = fieldStamp(mine, column.name);
    const other = fieldStamp(theirs, column.name);
    let newer = other - ours;
    if (newer === 0) newer = tieBreak(cell(mine, column), cell(theirs, column));
    if (newer > 0) mineLacks = true;
    if (newer < 0) theirsLacks = true;
    setCell(merged, column, cell(newer > 0 ? theirs : mine, column));
    const stamp = Math.max(ours, other);
    if (stamp > base) stamps[column.name] = stamp;
  }
  merged[1] = { v: Math.max(versionOf(mine), versionOf(theirs)), b: base, s: stamps };
  return { merged, theirsLacks, mineLacks };
}

const fieldStamp = (row: Row, name: string): number =>
  typeof row[1] === 'number' ? versionOf(row) : (row[1].s[name] ?? row[1].b);

// For two changes with the same stamp, any order works as long as every tab uses the same one.
function tieBreak(mine: unknown, theirs: unknown): number {
  if (mine === theirs) return 0;
  const [left, right] = [JSON.stringify(mine), JSON.stringify(theirs)];
  return left === right ? 0 : left < right ? 1 : -1;
}
