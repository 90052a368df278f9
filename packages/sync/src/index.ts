export { createSync } from './control/create-sync';
export type { SyncOptions, SyncPlatform } from './control/sync-platform';
export type { Repair } from './rows/local-rows';
export type { SyncServer } from './server/sync-server';
export type * from './sync-control';
