import { ApiError } from '@keepmark/api-client';
import { bytesOfBase64 } from '@keepmark/contracts/sync';
import type { SyncBlob } from '@keepmark/contracts/sync-blobs';
import type { BlobPage, PushedPiece } from '../server/sync-server';

/** The files that a server stores of one person under one key. Public, so that tests can damage them. */
export class FakeBlobs {
  /** The pieces of each file, by their numbers. */
  readonly pieces = new Map<string, { chunkCount: number; readonly bodies: Map<number, string> }>();

  get bytes(): number {
    return [...this.pieces.keys()].reduce((sum, id) => sum + this.#blob(id).bytes, 0);
  }

  push({ id, chunk, chunkCount, body }: PushedPiece): SyncBlob {
    const blob = this.pieces.get(id) ?? { chunkCount, bodies: new Map<number, string>() };
    if (blob.chunkCount !== chunkCount) throw new ApiError({ status: 400, code: 'invalid-request', message: 'Pieces' });
    blob.bodies.set(chunk, body);
    this.pieces.set(id, blob);
    return this.#blob(id);
  }

  pull(id: string, chunk: number): { chunkCount: number; body: string } | undefined {
    const { chunkCount = 0, bodies } = this.pieces.get(id) ?? {};
    const body = bodies?.get(chunk);
    return body === undefined ? undefined : { chunkCount, body };
  }

  list(after = '', pageItems = 1000): BlobPage {
    const newer = [...this.pieces.keys()].filter((id) => id > after).sort();
    const blobs = newer.slice(0, pageItems).map((id) => this.#blob(id));
    return { blobs, hasMore: blobs.length < newer.length, blobBytes: this.bytes };
  }

  #blob(id: string): SyncBlob {
    const { chunkCount, bodies } = this.pieces.get(id)!;
    const bytes = [...bodies.values()].reduce((sum, body) => sum + bytesOfBase64(body), 0);
    return { id, chunkCount, storedChunks: bodies.size, bytes };
  }
}
