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
import type { SyncServer } from './sync-server';

/** The server comments every 25 seconds, so that a connection that is gone is noticed. */
const watchTimeouts = { firstMs: 30_000, betweenMs: 60_000 };

/** The calls of sync over the API. */
export function apiServer(client: ApiClient): SyncServer {
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
  };
}

/** A call that needs a token isn't sent when nobody is signed in. */
function signedIn<Answer>(answer: Answer | undefined): Answer {
  if (answer !== undefined) return answer;
  throw new ApiError({ status: 401, code: 'signed-out', message: 'Sign in and try again.' });
}
