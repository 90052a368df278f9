import type { KeyRecord } from '../shadow/key-store';
import type { RunningParts } from './running';
import type { SyncOptions, SyncPlatform } from './sync-platform';

/** How to open what syncs the files of a person: nothing where no feature has files. @param name of its database */
export const filesOf =
  (
    { database, files: sources = [] }: SyncOptions,
    { server, indexedDB }: SyncPlatform,
    key: KeyRecord,
    name: string,
  ): RunningParts['openFiles'] =>
  async (parts) => {
    if (sources.length === 0) return undefined;
    const { openBlobSync } = await import('../blobs/blob-sync');
    return openBlobSync({ database, sources, server, key, name, indexedDB, ...parts });
  };
