import type { ItemCipher } from '../keys/item-cipher';
import type { LocalRows } from '../rows/local-rows';
import type { SyncServer } from '../server/sync-server';
import type { Shadow } from '../shadow/shadow';

/** What taking and sending items share: this device, the server, and what is known of both. */
export interface Exchange {
  readonly rows: LocalRows;
  readonly shadow: Shadow;
  readonly cipher: ItemCipher;
  readonly server: SyncServer;
  readonly manifestId: string;
  /** Deletions here up to this stamp were made before this device joined, and aren't news for the others. */
  readonly lastPriorDeletion: number;
}

/** The key of a row in maps. Names of tables have no space. */
export const rowKey = ({ table, id }: { readonly table: string; readonly id: string }): string => `${table} ${id}`;

export const chunksOf = <Value>(values: readonly Value[], size: number): (readonly Value[])[] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, at) => values.slice(at * size, (at + 1) * size));
