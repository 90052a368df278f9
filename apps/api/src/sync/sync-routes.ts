import {
  commitRekey as commitRekeyCall,
  deleteSync,
  getSyncAccount,
  offerPairing as offerPairingCall,
  pullItems as pullItemsCall,
  pushItems as pushItemsCall,
  replaceRecovery as replaceRecoveryCall,
  startRekey as startRekeyCall,
  startSync as startSyncCall,
  syncLimits,
  takePairing as takePairingCall,
  watchSync,
} from '@keepmark/contracts/sync';
import type { FastifyInstance } from 'fastify';
import { registerCall, signalWhenGone } from '../platform/calls/calls';
import type { Environment } from '../platform/runtime/runtime';
import { HeadAnnouncer } from './announce-heads';
import { registerBlobRoutes } from './blob-routes';
import { commitRekey, replaceRecovery, startRekey } from './change-key';
import { findCurrent } from './generations';
import { HeadStreams } from './head-streams';
import { maintainSync } from './maintain-sync';
import { offerPairing, takePairing } from './pairings';
import { pullItems } from './pull-items';
import { pushItems } from './push-items';
import { findAccount, forgetSync, startSync } from './sync-account';
import { syncIsOff, syncNotOffered } from './sync-errors';

const mebibyte = 1024 * 1024;
/** Base64 of a full push takes four thirds of it, and ids with their names take 120 bytes each. */
const pushBodyBytes = Math.ceil((syncLimits.bytesPerPush * 4) / 3) + syncLimits.itemsPerPush * 200 + 1024;

/** The calls that store a person's encrypted items, and tell their devices of each other's changes. */
export function registerSyncRoutes(app: FastifyInstance, environment: Environment, background: boolean): void {
  const { write } = app.database;
  const limits = {
    limitBytes: environment.SYNC_MIB_PER_PERSON * mebibyte,
    blobLimitBytes: environment.SYNC_FILES_MIB_PER_PERSON * mebibyte,
  };
  const announcer = new HeadAnnouncer(write, app.log);
  const streams = new HeadStreams({ database: write, databaseUrl: environment.DATABASE_URL, log: app.log });
  app.addHook('preClose', async () => {
    await streams.close();
    await announcer.close();
  });
  if (background) maintainSync(app);

  const requireOffered = (): void => {
    if (environment.SYNC === 'off') throw syncNotOffered();
  };

  registerBlobRoutes(app, limits, requireOffered);

  registerCall(app, getSyncAccount, async ({ caller }) => {
    const account = await findAccount(write, caller.uid, limits);
    if (!account) requireOffered();
    return { success: true, data: account };
  });

  registerCall(app, startSyncCall, async ({ caller, body }) => {
    requireOffered();
    return { success: true, data: await startSync(write, caller.uid, body.wrappedKey, limits, new Date()) };
  });

  registerCall(
    app,
    pushItemsCall,
    async ({ caller, body }) => {
      requireOffered();
      const { answer, isNews } = await pushItems(write, caller.uid, body, limits.limitBytes, new Date());
      if (isNews) announcer.announce(caller.uid, { keyVersion: body.keyVersion, head: answer.head });
      return { success: true, data: answer };
    },
    { bodyLimitBytes: pushBodyBytes },
  );

  registerCall(app, pullItemsCall, async ({ caller, body }) => ({
    success: true,
    data: await pullItems(write, caller.uid, body.keyVersion, body.after),
  }));

  registerCall(
    app,
    watchSync,
    async ({ caller }) => {
      const current = await findCurrent(write, caller.uid);
      if (!current) throw syncIsOff();
      return { success: true, data: { head: current.head, keyVersion: current.keyVersion } };
    },
    { events: ({ caller, reply }) => streams.open(caller.uid, signalWhenGone(reply)) },
  );

  registerCall(app, startRekeyCall, async ({ caller, body }) => {
    requireOffered();
    return { success: true, data: await startRekey(write, caller.uid, body.keyVersion, body.wrappedKey) };
  });

  registerCall(app, commitRekeyCall, async ({ caller, body }) => ({
    success: true,
    data: await commitRekey(write, caller.uid, body, limits),
  }));

  registerCall(app, replaceRecoveryCall, async ({ caller, body }) => {
    await replaceRecovery(write, caller.uid, body.keyVersion, body.wrappedKey);
    return { success: true };
  });

  registerCall(app, offerPairingCall, async ({ caller, body }) => {
    requireOffered();
    await offerPairing(write, caller.uid, body, new Date());
    return { success: true };
  });

  registerCall(app, takePairingCall, async ({ caller, body }) => ({
    success: true,
    data: await takePairing(write, caller.uid, body.id, new Date()),
  }));

  registerCall(app, deleteSync, async ({ caller }) => {
    await write.transaction((transaction) => forgetSync(transaction, caller.uid));
    return { success: true };
  });
}
