import type { Database } from '@keepmark/local-store';
import type { SyncServer } from '../server/sync-server';
import type { KeyRecord } from '../shadow/key-store';
import { newestDeletion } from './own-traces';

type NewKey = Pick<KeyRecord, 'userId' | 'keyVersion' | 'accountKey'>;

/** The record of a key that a person has just turned on or joined with, having said that what is saved here becomes theirs. */
export async function joinedRecord(database: Database, key: NewKey, before: KeyRecord | undefined): Promise<KeyRecord> {
  const deviceId = before?.deviceId ?? crypto.randomUUID();
  const lastPriorDeletion = before ? before.lastPriorDeletion : await newestDeletion(database);
  return { ...key, deviceId, lastPriorDeletion, mayAddSaved: true };
}

/** The record after the server refused the key: with the next one, if this device changed it, or else as replaced. */
export async function refusedRecord(server: SyncServer, key: KeyRecord): Promise<KeyRecord> {
  const { next, ...held } = key;
  const account = next && (await server.account().catch(() => undefined));
  const isOwn = next !== undefined && account?.keyVersion === next.keyVersion;
  return isOwn ? { ...held, ...next, next: undefined } : { ...key, isReplaced: true };
}
