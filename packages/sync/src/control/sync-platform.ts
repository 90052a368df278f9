import type { ApiClient } from '@keepmark/api-client';
import type { Database } from '@keepmark/local-store';
import type { BlobSource } from '../blobs/blob-source';
import type { Repair } from '../rows/local-rows';
import { apiServer } from '../server/api-server';
import type { SyncServer } from '../server/sync-server';
import { deviceName } from './devices';
import type { TabApis } from './one-tab';

export interface SyncOptions {
  readonly database: Database;
  readonly client: ApiClient;
  /** Who is signed in. Another person gets a `SyncControl` of their own. */
  readonly userId: string;
  /** Run after rows of other devices were taken. */
  readonly repairs: readonly Repair[];
  /** The kinds of files that travel with rows, in the order of their switches. */
  readonly files?: readonly BlobSource[];
  /** Replaced in tests. Default: what the browser has. */
  readonly platform?: Partial<SyncPlatform>;
}

export interface SyncPlatform {
  readonly server: SyncServer;
  readonly indexedDB: () => IDBFactory;
  readonly tabs: TabApis | undefined;
  readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
  readonly deviceName: string;
}

/** What the browser has, unless a test says otherwise. */
export function platformOf({ client, platform }: SyncOptions): SyncPlatform {
  const page = globalThis as Partial<Pick<Window, 'window' | 'navigator'>>;
  const locks = page.navigator?.locks;
  return {
    server: apiServer(client),
    indexedDB: () => indexedDB,
    tabs: locks && { locks, channel: (name) => new BroadcastChannel(name) },
    events: page.window,
    deviceName: deviceName(page.navigator?.userAgent ?? ''),
    ...platform,
  };
}
