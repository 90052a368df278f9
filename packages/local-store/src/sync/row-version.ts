import { crc32 } from '../crc32';
import { cell, type Row, versionOf } from '../tables/row';
import type { TableMemory } from '../tables/table-memory';
import type { RowVersion } from './sync-rows';

/**
 * The version of a row: its newest stamp. While its fields have different stamps, a checksum of its values follows, because
 * the row keeps its newest stamp when an older change of another field arrives from another tab.
 */
export const rowVersion = (memory: TableMemory, row: Row): RowVersion =>
  typeof row[1] === 'number' ? String(versionOf(row)) : `${row[1].v}.${checksumOf(memory, row)}`;

/** The version of a row that was deleted at `stamp`. */
export const deletedVersion = (stamp: number): RowVersion => `-${stamp}`;

export const isDeletedVersion = (version: RowVersion): boolean => version.startsWith('-');

/** Whether a row whose newest change has this stamp is older than the version. */
export function isOlder(stamp: number, version: RowVersion): boolean {
  return isDeletedVersion(version) ? stamp <= stampIn(version.slice(1)) : stamp < stampIn(version);
}

const stampIn = (version: RowVersion): number => Number.parseInt(version, 10);

/** By name, because the order of columns differs between sessions. */
function checksumOf({ columns }: TableMemory, row: Row): string {
  const names = [...columns.keys()].sort();
  return crc32(JSON.stringify(names.map((name) => [name, cell(row, columns.get(name)!)])));
}
