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
}
