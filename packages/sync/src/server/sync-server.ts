import type { SyncBlob } from '@keepmark/contracts/sync-blobs';
import type { PushedItem, SyncAccount, SyncEvent, SyncPage, SyncPushAnswer } from '@keepmark/contracts/sync';

/** The calls of sync. Each throws what `api-client` throws. */
export interface SyncServer {
  account(): Promise<SyncAccount | null>;
  start(wrappedKey: string): Promise<SyncAccount>;
  pull(keyVersion: number, after: number, signal?: AbortSignal): Promise<SyncPage>;
  push(keyVersion: number, items: readonly PushedItem[], signal?: AbortSignal): Promise<SyncPushAnswer>;
  /** Yields the head when others push, and once at the start. Ends when the connection does. */
  watch(signal: AbortSignal): AsyncIterable<SyncEvent>;
  /** @returns the generation to push to */
  startRekey(keyVersion: number, wrappedKey: string): Promise<number>;
  commitRekey(keyVersion: number, seenHead: number): Promise<SyncAccount>;
  replaceRecovery(keyVersion: number, wrappedKey: string): Promise<void>;
  offerPairing(id: string, wrappedKey: string): Promise<void>;
  takePairing(id: string): Promise<string>;
  delete(): Promise<void>;
  pushBlob(keyVersion: number, piece: PushedPiece, signal?: AbortSignal): Promise<SyncBlob>;
  pullBlob(
    keyVersion: number,
    piece: { readonly id: string; readonly chunk: number },
    signal?: AbortSignal,
  ): Promise<{ readonly chunkCount: number; readonly body: string }>;
  deleteBlobs(keyVersion: number, ids: readonly string[], signal?: AbortSignal): Promise<void>;
  /** A page of files after this id, by their ids. */
  listBlobs(keyVersion: number, after: string | undefined, signal?: AbortSignal): Promise<BlobPage>;
}

/** A piece of a file, encrypted. */
export interface PushedPiece {
  readonly id: string;
  readonly chunk: number;
  readonly chunkCount: number;
  /** Base64. */
  readonly body: string;
}

export interface BlobPage {
  readonly blobs: readonly SyncBlob[];
  readonly hasMore: boolean;
  readonly blobBytes: number;
}
