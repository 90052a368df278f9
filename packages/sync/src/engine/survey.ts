import type { DifferingRow, RowRef, StoredRow, TakenDeletion, TakenRow } from '@keepmark/local-store/sync';
import { sameValues, travelingRow } from '../rows/merge';
import { newestStamp, type StampedRow, stampedRow, stampOf } from '../rows/row-stamps';
import type { Entry } from '../shadow/entry';
import { type Exchange, rowKey } from './exchange';
import { deathOf } from './reconcile';
import { stampsPerMillisecond } from './take-items';

/** What the server doesn't have: a row, or without one a deletion. */
export interface Outgoing extends RowRef {
  readonly entry: Entry | undefined;
  readonly row: StampedRow | undefined;
  /** The version of the row here that is sent. */
  readonly version: string | undefined;
  readonly localStamp: number | undefined;
  readonly bornAt?: number | undefined;
  readonly deletedAt: number;
}

/**
 * Compares the rows here with the shadow. Puts back rows that this browser lost without anybody deleting them, and notes
 * deletions by people. The shadow isn't saved yet.
 *
 * @returns what the server doesn't have
 */
export async function survey(exchange: Exchange): Promise<readonly Outgoing[]> {
  const { rows, shadow } = exchange;
  const { rows: differing, missing } = await rows.differing(shadow.versions);
  await heal(exchange, differing, missing);
  return outgoingOf(exchange, differing);
}

async function heal(
  { rows, shadow }: Exchange,
  differing: readonly DifferingRow[],
  missing: readonly RowRef[],
): Promise<void> {
  const deletions = missing.length > 0 ? await rows.deletions() : [];
  const evidence = new Map(deletions.map((deletion) => [rowKey(deletion), deletion.stamp]));
  const toTake: TakenRow[] = [];
  const toDelete: TakenDeletion[] = [];
  for (const { table, id } of missing) {
    const entry = shadow.ofRow(table, id)!;
    const deletion = evidence.get(rowKey({ table, id }));
    const death = deathOf({ entry, deletion });
    const isDeleted = death !== undefined || !entry.row;
    const gone = entry.row ? death : undefined;
    if (isDeleted) shadow.set({ ...entry, gone, version: undefined, localStamp: undefined, isDirty: false });
    else toTake.push({ table, id, ...entry.row, basedOn: undefined });
  }
  for (const { table, id, version: basedOn } of differing.filter(({ isRolledBack }) => isRolledBack)) {
    const { row, deletedAt } = shadow.ofRow(table, id)!;
    if (row) toTake.push({ table, id, ...row, basedOn });
    else if (deletedAt !== undefined) {
      toDelete.push({ table, id, basedOn, deletedAtMs: Math.floor(deletedAt / stampsPerMillisecond) });
    }
  }
  if (toTake.length === 0 && toDelete.length === 0) return;
  const { versions } = await rows.take(toTake, toDelete);
  const now = new Map(rows.read([...toTake, ...toDelete]).map((row) => [rowKey(row), newestStamp(row)]));
  for (const [table, ofTable] of versions) {
    for (const [id, version] of ofTable) {
      const localStamp = now.get(rowKey({ table, id }));
      shadow.set({ ...shadow.ofRow(table, id)!, version, localStamp, isDirty: false });
    }
  }
}

function outgoingOf({ rows, shadow }: Exchange, differing: readonly DifferingRow[]): Outgoing[] {
  const changed = new Map<string, StoredRow>();
  for (const row of differing) if (!row.isRolledBack) changed.set(rowKey(row), row);
  const { unsent } = shadow;
  for (const row of rows.read(unsent)) changed.set(rowKey(row), row);
  const deletions = unsent.flatMap((entry): Outgoing[] => {
    const { table, id, gone } = entry;
    if (gone === undefined || changed.has(rowKey(entry))) return [];
    return [{ table, id, entry, row: undefined, version: undefined, localStamp: undefined, deletedAt: gone }];
  });
  return [...[...changed.values()].flatMap((local) => outgoingRow(shadow, local)), ...deletions];
}

function outgoingRow(shadow: Exchange['shadow'], local: StoredRow): Outgoing[] {
  const { table, id, version } = local;
  const entry = shadow.ofRow(table, id);
  const row = travelingRow(entry?.row, local);
  // The server may have heard of a deletion that was undone since: its answer may be lost.
  const isSame = entry?.row && entry.held === undefined && entry.gone === undefined && sameValues(row, entry.row);
  if (entry && isSame && (entry.revision > 0 || !shadow.meta.isComplete)) {
    // Its stamps became one, or it was changed and changed back. The stamp stays: it tells whether somebody touched it since.
    shadow.set({ ...entry, version, isDirty: false });
    return [];
  }
  const sent = revived(row, entry, local);
  const isRevived = entry?.deletedAt !== undefined || entry?.gone !== undefined;
  const bornAt = isRevived ? newestStamp(sent) : entry?.bornAt;
  return [{ table, id, entry, row: sent, bornAt, version, localStamp: newestStamp(local), deletedAt: 0 }];
}

/** A row that is here in spite of a deletion is newer than that on every device. */
function revived(row: StampedRow, entry: Entry | undefined, local: StoredRow): StampedRow {
  const { gone, deletedAt = -1 } = entry ?? {};
  if (gone === undefined && newestStamp(row) > deletedAt) return row;
  const base = Math.max(gone ?? 0, deletedAt, newestStamp(local) - 1) + 1;
  return stampedRow(
    Object.entries(row.values).map(([field, value]) => [field, value, Math.max(base, stampOf(row, field))]),
  );
}
