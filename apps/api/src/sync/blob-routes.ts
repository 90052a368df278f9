import {
  deleteBlobs as deleteBlobsCall,
  listBlobs as listBlobsCall,
  pullBlob as pullBlobCall,
  pushBlob as pushBlobCall,
} from '@keepmark/contracts/sync-blobs';
import { syncLimits } from '@keepmark/contracts/sync';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../platform/calls/calls';
import { deleteBlobs, listBlobs, pullBlob, pushBlob } from './blobs';
import type { SyncLimitsOfOperator } from './sync-account';

/** Base64 of a piece, and the names around it. */
const pieceBodyBytes = Math.ceil((syncLimits.bytesPerChunk * 4) / 3) + 1024;

/** The calls that store photos and files, encrypted and in pieces. @param requireOffered throws where sync is turned off */
export function registerBlobRoutes(
  app: FastifyInstance,
  { blobLimitBytes }: SyncLimitsOfOperator,
  requireOffered: () => void,
): void {
  const { write } = app.database;

  registerCall(
    app,
    pushBlobCall,
    async ({ caller, body: { keyVersion, ...piece } }) => {
      requireOffered();
      return { success: true, data: await pushBlob(write, { userId: caller.uid, keyVersion }, piece, blobLimitBytes) };
    },
    { bodyLimitBytes: pieceBodyBytes },
  );

  registerCall(app, pullBlobCall, async ({ caller, body: { keyVersion, ...piece } }) => ({
    success: true,
    data: await pullBlob(write, { userId: caller.uid, keyVersion }, piece),
  }));

  registerCall(app, deleteBlobsCall, async ({ caller, body: { keyVersion, ids } }) => ({
    success: true,
    data: await deleteBlobs(write, { userId: caller.uid, keyVersion }, ids),
  }));

  registerCall(app, listBlobsCall, async ({ caller, body: { keyVersion, after } }) => ({
    success: true,
    data: await listBlobs(write, { userId: caller.uid, keyVersion }, after),
  }));
}
