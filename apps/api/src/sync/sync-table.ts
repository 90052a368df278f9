import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** One row per person who turned sync on. It is locked while generations come and go. */
export const syncAccountTable = pgTable('sync_accounts', {
  /** References `users`, by the migration: that table belongs to a module above. */
  userId: text().primaryKey(),
  /** The highest version given out. None is used twice, so that two devices never fill one generation with two keys. */
  lastKeyVersion: bigint({ mode: 'number' }).notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/**
 * All items of a person under one key: the current generation, and at most one that is being filled. The row is locked by
 * each push, so that revisions become visible in their order.
 */
export const syncGenerationTable = pgTable(
  'sync_generations',
  {
    userId: text().notNull(),
    keyVersion: bigint({ mode: 'number' }).notNull(),
    isCurrent: boolean().notNull(),
    wrappedKey: text().notNull(),
    /** The highest revision given out. */
    head: bigint({ mode: 'number' }).notNull().default(0),
    itemCount: integer().notNull().default(0),
    storedBytes: bigint({ mode: 'number' }).notNull().default(0),
    blobBytes: bigint({ mode: 'number' }).notNull().default(0),
    /** Tombstones up to this revision were dropped. */
    droppedThrough: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.keyVersion] }),
    uniqueIndex('sync_generations_current')
      .on(table.userId)
      .where(sql`is_current`),
  ],
);
export type SyncGeneration = typeof syncGenerationTable.$inferSelect;

/** Partitioned by hash of the user, by the migration. */
export const syncItemTable = pgTable(
  'sync_items',
  {
    userId: text().notNull(),
    keyVersion: bigint({ mode: 'number' }).notNull(),
    itemId: text().notNull(),
    revision: bigint({ mode: 'number' }).notNull(),
    isDeleted: boolean().notNull(),
    body: bytea().notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.keyVersion, table.itemId] }),
    uniqueIndex('sync_items_by_revision').on(table.userId, table.keyVersion, table.revision),
    index('sync_items_tombstones')
      .on(table.updatedAt)
      .where(sql`is_deleted`),
  ],
);

/** Wrapped keys on their way from one device to another. */
export const syncPairingTable = pgTable(
  'sync_pairings',
  {
    userId: text().notNull(),
    pairingId: text().notNull(),
    wrappedKey: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.pairingId] }),
    index('sync_pairings_expired').on(table.expiresAt),
  ],
);

/** Encrypted files. */
export const syncBlobTable = pgTable(
  'sync_blobs',
  {
    userId: text().notNull(),
    keyVersion: bigint({ mode: 'number' }).notNull(),
    blobId: text().notNull(),
    chunkCount: smallint().notNull(),
    storedChunks: smallint().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.keyVersion, table.blobId] })],
);

/** Their pieces, of up to 1 MiB. Partitioned like the items. */
export const syncChunkTable = pgTable(
  'sync_chunks',
  {
    userId: text().notNull(),
    keyVersion: bigint({ mode: 'number' }).notNull(),
    blobId: text().notNull(),
    chunk: smallint().notNull(),
    body: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.keyVersion, table.blobId, table.chunk] })],
);
