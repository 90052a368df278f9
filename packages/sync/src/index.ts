export { createSync, type SyncOptions, type SyncPlatform } from './control/create-sync';
export type { Repair } from './rows/local-rows';
export type { SyncServer } from './server/sync-server';
export type * from './sync-control';
