import { type ApiClient, ApiError, call } from '@keepmark/api-client';
import { stream } from '@keepmark/api-client/stream';
import {
  commitRekey,
  deleteSync,
  getSyncAccount,
  offerPairing,
  pullItems,
  pushItems,
  replaceRecovery,
  startRekey,
  startSync,
  syncEvent,
  takePairing,
  watchSync,
} from '@keepmark/contracts/sync';
import { deleteBlobs, listBlobs, pullBlob, pushBlob } from '@keepmark/contracts/sync-blobs';
import type { SyncServer } from './sync-server';

/** The server comments every 25 seconds, so that a connection that is gone is noticed. */
const watchTimeouts = { firstMs: 30_000, betweenMs: 60_000 };

/** A piece of 1 MiB takes its time on a slow line. */
const pieceTimeoutMs = 180_000;

/** The calls of sync over the API. */
export function apiServer(client: ApiClient): SyncServer {
  const patient: ApiClient = { ...client, timeoutMs: Math.max(client.timeoutMs, pieceTimeoutMs) };
  return {
    // Null while sync is off, which `call` would take for an answer without data.
    async account() {
      const answer = await call(client, { ...getSyncAccount, reads: 'answer' });
      return signedIn(answer).data ?? null;
    },
    start: async (wrappedKey) => signedIn(await call(client, startSync, { body: { wrappedKey } })),
    pull: async (keyVersion, after, signal) =>
      signedIn(await call(client, pullItems, { body: { keyVersion, after }, signal })),
    push: async (keyVersion, items, signal) =>
      signedIn(await call(client, pushItems, { body: { keyVersion, items: [...items] }, signal })),
    watch: (signal) =>
      stream(client, watchSync, { signal }, { event: syncEvent, isLast: () => false, timeouts: watchTimeouts }),
    startRekey: async (keyVersion, wrappedKey) =>
      signedIn(await call(client, startRekey, { body: { keyVersion, wrappedKey } })).keyVersion,
    commitRekey: async (keyVersion, seenHead) =>
      signedIn(await call(client, commitRekey, { body: { keyVersion, seenHead } })),
    async replaceRecovery(keyVersion, wrappedKey) {
      signedIn((await call(client, replaceRecovery, { body: { keyVersion, wrappedKey } })) || undefined);
    },
    async offerPairing(id, wrappedKey) {
      signedIn((await call(client, offerPairing, { body: { id, wrappedKey } })) || undefined);
    },
    takePairing: async (id) => signedIn(await call(client, takePairing, { body: { id } })).wrappedKey,
    async delete() {
      signedIn((await call(client, deleteSync)) || undefined);
    },
    pushBlob: async (keyVersion, piece, signal) =>
      signedIn(await call(patient, pushBlob, { body: { keyVersion, ...piece }, signal })),
    pullBlob: async (keyVersion, piece, signal) =>
      signedIn(await call(patient, pullBlob, { body: { keyVersion, ...piece }, signal })),
    async deleteBlobs(keyVersion, ids, signal) {
      signedIn(await call(client, deleteBlobs, { body: { keyVersion, ids: [...ids] }, signal }));
    },
    listBlobs: async (keyVersion, after, signal) =>
      signedIn(await call(client, listBlobs, { body: { keyVersion, ...(after && { after }) }, signal })),
  };
}

/** A call that needs a token isn't sent when nobody is signed in. */
function signedIn<Answer>(answer: Answer | undefined): Answer {
  if (answer !== undefined) return answer;
  throw new ApiError({ status: 401, code: 'signed-out', message: 'Sign in and try again.' });
}
