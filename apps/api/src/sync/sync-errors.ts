import type { SyncErrorCode } from '@keepmark/contracts/sync';
import { ApiError } from '../platform/errors/errors';

/** A refusal of sync that a client acts on by its code. */
export class SyncError extends ApiError {
  override readonly name = 'SyncError';
  constructor(code: SyncErrorCode, message: string, status = 409) {
    super(status, code, message);
  }
}

export const syncIsOff = () =>
  new SyncError('sync-is-off', 'Sync is off, or another device turned it off. Turn it on in Settings.');

export const syncNotOffered = () => new SyncError('sync-not-offered', 'Sync isn’t available on this server.', 403);

export const keyChanged = () =>
  new SyncError('sync-key-changed', 'Another device changed the key. Connect this device again in Settings.');

/** More is stored than the operator allows, or would be. */
export const syncFull = (code: 'sync-full' | 'sync-blobs-full', usedBytes: number, limitBytes: number) => {
  const used = `${megabytes(usedBytes)} of ${megabytes(limitBytes)} MB`;
  const advice =
    code === 'sync-full'
      ? `Sync is full: you use ${used}. Delete what you no longer need.`
      : `There’s no room for this file: you use ${used}. Delete files that you no longer need.`;
  return new SyncError(code, advice, 413);
};

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1).replace(/\.0$/, '');
