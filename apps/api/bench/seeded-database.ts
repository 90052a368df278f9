import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, openDatabase } from '../src/platform/database/open-database';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '../src/platform/embedded-database/embedded-database';
import { migrateDatabase } from '../src/platform/database/migrate';
import { packageRoot } from '../src/platform/runtime/package-root';
import { copyAsReplica } from '../src/testing/copy-as-replica';
import { freePort } from '../src/testing/free-port';

export interface SeededDatabase {
  readonly url: string;
  readonly dataDirectory: string;
  readonly database: Database;
  stop: () => Promise<void>;
}

/** What a database is filled with. */
export interface Seed {
  /** Of its folder. */
  readonly name: string;
  readonly count: number;
  /** Of the server, other than its own. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Files of this folder that decide what is generated: the database is filled again when one changes. */
  readonly files: readonly string[];
  /** Fills it, unless it is filled already. */
  fill: (database: Database, count: number, log: (message: string) => void) => Promise<void>;
}

/**
 * The embedded PostgreSQL with generated rows in it. Filling it takes minutes, so it stays in
 * node_modules/.cache until the generator changes.
 */
export async function startSeededDatabase(seed: Seed, log: (message: string) => void): Promise<SeededDatabase> {
  const { settings = {} } = seed;
  const cache = join(packageRoot, 'node_modules', '.cache', seed.name);
  const dataDirectory = join(cache, await versionOf(seed));
  await mkdir(dataDirectory, { recursive: true });
  const outdated = (await readdir(cache)).map((name) => join(cache, name)).filter((path) => path !== dataDirectory);
  await Promise.all(outdated.map((path) => rm(path, { recursive: true })));
  // As root, PostgreSQL's own user must get into it.
  await chmod(dataDirectory, 0o755);
  const { url, stop } = await startEmbeddedDatabase({ dataDirectory, port: await freePort(), log, settings });
  await migrateDatabase(url);
  const database = openDatabase({
    DATABASE_URL: url,
    DATABASE_READ_URL: undefined,
    DATABASE_POOL_SIZE: 4,
    DATABASE_READ_POOL_SIZE: 4,
    DATABASE_SEARCH_POOL_SIZE: 4,
  });
  await seed.fill(database, seed.count, log);
  return {
    url,
    dataDirectory,
    database,
    stop: async () => {
      await database.close();
      await stop();
    },
  };
}

export interface DatabasePair {
  readonly url: string;
  readonly replicaUrl: string;
  stop: () => Promise<void>;
}

/** The same, and a streaming replica, which starts from a copy of its files. */
export async function startSeededPair(seed: Seed, log: (message: string) => void): Promise<DatabasePair> {
  const { settings = {} } = seed;
  const { dataDirectory, stop: stopSeeded } = await startSeededDatabase(seed, log);
  await stopSeeded();
  const root = await mkdtemp(join(dataDirectory, '..', '..', 'bench-replica-'));
  const opened: EmbeddedDatabase[] = [];
  const stop = async () => {
    // The replica first: it would look for its primary.
    for (const database of opened.splice(0).toReversed()) await database.stop();
    await rm(root, { recursive: true });
  };
  try {
    await chmod(root, 0o755);
    const replicaDirectory = join(root, 'data');
    log('copying the data for the replica');
    await copyAsReplica(dataDirectory, replicaDirectory);
    const primary = await startEmbeddedDatabase({ dataDirectory, port: await freePort(), log, settings });
    opened.push(primary);
    const replica = await startEmbeddedDatabase({
      dataDirectory: replicaDirectory,
      port: await freePort(),
      log,
      settings: { ...settings, primary_conninfo: primary.url },
    });
    opened.push(replica);
    return { url: primary.url, replicaUrl: replica.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Of the generated data; an existing database is migrated. */
async function versionOf({ count, files }: Seed): Promise<string> {
  const hash = createHash('sha256').update(String(count));
  for (const name of files) hash.update(await readFile(join(packageRoot, 'bench', name)));
  return hash.digest('hex').slice(0, 12);
}
