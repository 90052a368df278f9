import type { Database } from '@keepmark/local-store';
import type { BlobSource } from '../blobs/blob-source';
import { jobTable } from './test-device';

/** The name of a file by what is in it. */
export async function hashOf(file: Blob): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Files in memory that jobs use: the keys are in their notes. */
export function testFiles(kind = 'photos', isOnByDefault = true) {
  const stored = new Map<string, Blob>();
  const restorable = new Set<string>();
  const source: BlobSource = {
    kind,
    label: kind,
    isOnByDefault,
    inUse: (database: Database) =>
      new Set(
        database
          .table(jobTable)
          .query()
          .flatMap(({ notes }) => (notes === '' ? [] : [notes])),
      ),
    restorable: async () => restorable,
    ids: async () => [...stored.keys()],
    read: async (key) => stored.get(key),
    async write(key, file) {
      if ((await hashOf(file)) !== key) return false;
      stored.set(key, file);
      return true;
    },
  };
  return { source, stored, restorable };
}

/** A file of random bytes, or of what is given. */
export function testFile(bytes: number): Blob {
  const content = new Uint8Array(bytes);
  for (let at = 0; at < bytes; at += 65_536) crypto.getRandomValues(content.subarray(at, at + 65_536));
  return new Blob([content], { type: 'image/jpeg' });
}
