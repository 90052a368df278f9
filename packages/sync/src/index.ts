export type { BlobSource } from './blobs/blob-source';
export { createSync } from './control/create-sync';
export type { SyncOptions, SyncPlatform } from './control/sync-platform';
export type { Repair } from './rows/local-rows';
export type { SyncControl } from './sync-control';
