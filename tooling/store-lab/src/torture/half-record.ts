import { appendFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The head of a record of LevelDB (checksum, length, type) without the record: what a kill between the two leaves. */
const head = Buffer.from([1, 2, 3, 4, 200, 1, 1]);

/** Leaves half a record in the site's IndexedDB, as one kill in some hundreds does by itself. */
export async function leaveHalfRecord(profileFolder: string): Promise<void> {
  const folder = join(profileFolder, 'Default/IndexedDB');
  for (const name of await readdir(folder, { recursive: true })) {
    if (/\d+\.log$/.test(name)) await appendFile(join(folder, name), head);
  }
}
