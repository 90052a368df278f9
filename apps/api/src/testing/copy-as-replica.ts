import { execFile } from 'node:child_process';
import { chown, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Makes the data folder of a streaming replica from that of an embedded server that is stopped. The embedded build has no
 * pg_basebackup. The replica is started with `primary_conninfo`.
 * @param primary, replica what `startEmbeddedDatabase` takes as `dataDirectory`; the second one must not exist
 */
export async function copyAsReplica(primary: string, replica: string): Promise<void> {
  const cluster = join(primary, 'postgres');
  await mkdir(replica);
  // `cp -a` keeps the owner, without whom PostgreSQL refuses the folder.
  await promisify(execFile)('cp', ['-a', cluster, replica]);
  const signal = join(replica, 'postgres', 'standby.signal');
  await writeFile(signal, '');
  const { uid, gid } = await stat(cluster);
  await chown(signal, uid, gid);
}
