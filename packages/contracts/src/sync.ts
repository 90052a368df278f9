import * as z from 'zod/mini';
import { defineCall } from './call';
import { acknowledgement, envelope, nothing } from './envelope';
import { notOver } from './text';

const mebibyte = 1024 * 1024;

/** Limits of single calls. Bytes are those of bodies before base64. How much a person may store is in their account. */
export const syncLimits = {
  itemsPerPush: 500,
  bytesPerPush: mebibyte,
  bytesPerItem: 256 * 1024,
  itemsPerPage: 1000,
  bytesPerPage: mebibyte,
  wrappedKeyCharacters: 2048,
  pairingMinutes: 10,
  openPairings: 5,
  eventStreamsPerUser: 10,
  tombstoneDays: 180,
  /** A piece of a file of 1 MiB, and what encryption adds. */
  bytesPerChunk: mebibyte + 1024,
  chunksPerBlob: 64,
  blobsPerPage: 1000,
} as const;

/**
 * Codes of refusals that a client acts on.
 * - `sync-not-offered`: the operator has turned sync off. What is stored can still be pulled and deleted.
 * - `sync-is-off`: nothing is stored for this person, or no more: another device deleted the server’s copy.
 * - `sync-is-on`: another device started sync first.
 * - `sync-key-changed`: `keyVersion` is neither the current generation nor the one that is being filled.
 * - `sync-moved-on`: another device pushed what this one hasn't seen. Pull, push it again, and commit then.
 * - `sync-full`: the rows are over the operator's limit. Deletions and changes that don't add bytes still work.
 * - `sync-blobs-full`: the same for files.
 */
export const syncErrorCodes = [
  'sync-not-offered',
  'sync-is-off',
  'sync-is-on',
  'sync-key-changed',
  'sync-moved-on',
  'sync-full',
  'sync-blobs-full',
] as const;
export type SyncErrorCode = (typeof syncErrorCodes)[number];

/** 256 bits as base64url. */
export const syncId = z
  .string()
  .check(z.regex(/^[\w-]{43}$/, { error: 'takes 43 characters of base64url', abort: true }));
const wrappedKey = z
  .string()
  .check(
    z.minLength(1),
    notOver(syncLimits.wrappedKeyCharacters),
    z.regex(/^[\w-]+$/, 'takes base64url without padding'),
  );
/** Names a generation, which has one account key. Never used twice, not even after sync was turned off and on again. */
export const keyVersion = z.int().check(z.positive());
/** Counts up with each item that is accepted. 0 is before all of them. */
const revision = z.int().check(z.nonnegative());
export const count = z.int().check(z.nonnegative());

/** How many bytes a text of base64 holds. */
export const bytesOfBase64 = (text: string): number =>
  (text.length / 4) * 3 - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0);

/** Looks for a character that isn't base64: matching the whole text takes a deep stack for long ones. */
const isBase64 = (text: string): boolean => text.length % 4 === 0 && !/[^a-z\d+/]/i.test(text.replace(/={1,2}$/, ''));

/**
 * Padded base64 of at most so many bytes.
 * @__NO_SIDE_EFFECTS__
 */
export const base64 = (maxBytes: number) =>
  z.string().check(
    notOver(Math.ceil(maxBytes / 3) * 4),
    z.refine(isBase64, { error: 'takes base64 with padding', abort: true }),
    z.refine((text) => bytesOfBase64(text) <= maxBytes, `takes at most ${maxBytes} bytes`),
  );

const body = base64(syncLimits.bytesPerItem);

/** What the server stores for a person who turned sync on. */
export const syncAccount = z.object({
  /** The current generation. */
  keyVersion,
  /** The account key, wrapped with the recovery words. */
  wrappedKey,
  /** The revision of the newest item. */
  head: revision,
  /** Deleted ones included. */
  itemCount: count,
  /** Of bodies, and 128 for each item. */
  storedBytes: count,
  limitBytes: count,
  blobBytes: count,
  blobLimitBytes: count,
  /** ISO 8601: when sync was turned on. */
  createdAt: z.string(),
});
export type SyncAccount = z.infer<typeof syncAccount>;

/** `body` is empty or encrypted, also for a deleted item. */
export const syncItem = z.object({ id: syncId, revision, isDeleted: z.boolean(), body });
export type SyncItem = z.infer<typeof syncItem>;

/** `baseRevision` is the revision that the change is based on: 0 for an item that the device takes for new. */
const pushedItem = z.object({ id: syncId, baseRevision: revision, isDeleted: z.boolean(), body });
export type PushedItem = z.infer<typeof pushedItem>;

const bytesOf = (items: readonly { body: string }[]): number =>
  items.reduce((sum, item) => sum + bytesOfBase64(item.body), 0);

export const syncPush = z.object({
  keyVersion,
  items: z.array(pushedItem).check(
    z.minLength(1),
    z.maxLength(syncLimits.itemsPerPush),
    z.refine((items) => new Set(items.map((item) => item.id)).size === items.length, 'names an item twice'),
    z.refine((items) => bytesOf(items) <= syncLimits.bytesPerPush, 'takes at most 1 MiB of bodies'),
  ),
});
export type SyncPush = z.infer<typeof syncPush>;

export const syncPushAnswer = z.object({
  accepted: z.array(z.object({ id: syncId, revision })),
  /**
   * Items that the server has in another revision than `baseRevision`, as they are there. Revision 0 (`isDeleted`, an empty
   * body) if it has none: its tombstone was dropped. Push it again with base 0, or drop it. Bodies come up to 1 MiB in all;
   * those of further conflicts are null: pull after `revision - 1`.
   */
  conflicts: z.array(z.extend(syncItem, { body: z.nullable(body) })),
  head: revision,
  storedBytes: count,
});
export type SyncPushAnswer = z.infer<typeof syncPushAnswer>;

export const syncPage = z.object({
  /** In the order of their revisions. Each item is in its newest revision only. May be empty after a page with `hasMore`. */
  items: z.array(syncItem),
  /** The revision of the newest item. With `hasMore` false, everything up to it was seen. */
  head: revision,
  hasMore: z.boolean(),
  /**
   * Tombstones up to this revision were dropped, or the operator has restored a backup. A device whose cursor is below it, and
   * isn't 0, pulls everything and merges it as an import.
   */
  droppedThrough: revision,
});
export type SyncPage = z.infer<typeof syncPage>;

/** One event of `sync/events`; the first one comes right away. The stream ends after an hour: open it again. */
export const syncEvent = z.object({ head: revision, keyVersion });
export type SyncEvent = z.infer<typeof syncEvent>;

const call = <const Path extends string, Body extends z.ZodMiniType, Data extends z.ZodMiniType>(
  path: Path,
  summary: string,
  requestBody: Body,
  data: Data,
) =>
  defineCall({
    method: 'POST',
    path,
    token: true,
    summary,
    params: nothing,
    body: requestBody,
    answer: envelope(data),
  });

/**
 * A call of sync that can be sent twice.
 * @__NO_SIDE_EFFECTS__
 */
export const repeatableSyncCall = <const Path extends string, Body extends z.ZodMiniType, Data extends z.ZodMiniType>(
  path: Path,
  summary: string,
  requestBody: Body,
  data: Data,
) => ({ ...call(path, summary, requestBody, data), isIdempotent: true as const });

/** Null while sync is off. */
export const getSyncAccount = repeatableSyncCall(
  'sync/account',
  'Get what sync stores of you',
  nothing,
  z.nullable(syncAccount),
);

/** 404 `not-found` for somebody without a user record, which `user/upsert` makes. */
export const startSync = call('sync/start', 'Turn sync on', z.object({ wrappedKey }), syncAccount);

/**
 * All or nothing, but an item in conflict doesn't hold up others. The same push twice changes nothing: the second one
 * answers with conflicts that hold the caller's own bodies.
 */
export const pushItems = repeatableSyncCall('sync/push', 'Store changed items', syncPush, syncPushAnswer);

export const pullItems = repeatableSyncCall(
  'sync/pull',
  'Get the items that changed after a revision',
  z.object({ keyVersion, after: revision }),
  syncPage,
);

/** With `Accept: text/event-stream`, a `syncEvent` for each change, and a comment every 25 seconds. */
export const watchSync = defineCall({
  method: 'GET',
  path: 'sync/events',
  token: true,
  summary: 'Hear of changes by your other devices',
  params: nothing,
  body: nothing,
  answer: envelope(syncEvent),
});

/**
 * Opens a new generation beside the current one, to be filled by pushes with the `keyVersion` that it answers. Deletes one
 * that wasn't finished. `keyVersion` is the current generation.
 */
export const startRekey = call(
  'sync/rekey',
  'Start to change the key',
  z.object({ keyVersion, wrappedKey }),
  z.object({ keyVersion }),
);

/** Switches to the new generation and deletes the old one. `seenHead` is the old one's head up to which the device has pulled. */
export const commitRekey = call(
  'sync/rekey/commit',
  'Finish changing the key',
  z.object({ keyVersion, seenHead: revision }),
  syncAccount,
);

/** Replaces the wrapped key of the current generation, for new recovery words. */
export const replaceRecovery = defineCall({
  method: 'POST',
  path: 'sync/recovery',
  token: true,
  summary: 'Replace the recovery words',
  params: nothing,
  body: z.object({ keyVersion, wrappedKey }),
  answer: acknowledgement,
  reads: 'success',
  isIdempotent: true,
});

/** Keeps a wrapped key for ten minutes. A sixth one replaces the oldest; finishing a key change deletes all. */
export const offerPairing = defineCall({
  method: 'POST',
  path: 'sync/pairing',
  token: true,
  summary: 'Offer the key to another device',
  params: nothing,
  body: z.object({ id: syncId, wrappedKey }),
  answer: acknowledgement,
  reads: 'success',
  isIdempotent: true,
});

/** Answers once; then, and after ten minutes, 404 `not-found`. */
export const takePairing = call(
  'sync/pairing/take',
  'Take an offered key',
  z.object({ id: syncId }),
  z.object({ wrappedKey }),
);

/** Deletes all generations, offers and files. Succeeds if there was nothing. */
export const deleteSync = defineCall({
  method: 'DELETE',
  path: 'sync',
  token: true,
  summary: 'Turn sync off and delete the server’s copy',
  params: nothing,
  body: nothing,
  answer: acknowledgement,
  reads: 'success',
});
