import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '@keepmark/api/embedded-database';
import { copyAsReplica, freePort } from '@keepmark/api/testing';

export interface DatabasePair {
  primaryUrl: string;
  replicaUrl: string;
  close: () => Promise<void>;
}

/** A test's data is thrown away: it need not reach the disk. */
const settings = { fsync: 'off', full_page_writes: 'off' } as const;

/** A PostgreSQL and its streaming replica. */
export async function startDatabasePair(): Promise<DatabasePair> {
  const root = await mkdtemp(join(tmpdir(), 'keepmark-topology-'));
  // As root, PostgreSQL runs as another user, who must be able to reach its folder.
  await chmod(root, 0o755);
  const [primaryFolder, replicaFolder] = [join(root, 'primary'), join(root, 'replica')];
  const [primaryPort, replicaPort] = [await freePort(), await freePort()];
  const opened: EmbeddedDatabase[] = [];
  const close = async () => {
    // The replica first: it would look for its primary.
    for (const database of opened.splice(0).toReversed()) await database.stop();
    await rm(root, { recursive: true, force: true });
  };
  try {
    const first = await startEmbeddedDatabase({ dataDirectory: primaryFolder, port: primaryPort, settings });
    await first.stop();
    await copyAsReplica(primaryFolder, replicaFolder);

    const primary = await startEmbeddedDatabase({ dataDirectory: primaryFolder, port: primaryPort, settings });
    opened.push(primary);
    const replica = await startEmbeddedDatabase({
      dataDirectory: replicaFolder,
      port: replicaPort,
      settings: { ...settings, primary_conninfo: primary.url },
    });
    opened.push(replica);
    return { primaryUrl: primary.url, replicaUrl: replica.url, close };
  } catch (error) {
    await close();
    throw error;
  }
}
