import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { account, prepareCluster } from './embedded-cluster';
import { EmbeddedDatabaseError } from './embedded-error';
import { type PostgresPrograms, postgresPrograms } from './postgres-programs';

export { EmbeddedDatabaseError } from './embedded-error';

export interface EmbeddedDatabaseOptions {
  /** Where the data lives from one start to the next: a folder that git ignores. PostgreSQL takes `postgres` in it. */
  dataDirectory: string;
  /** TCP port on 127.0.0.1. */
  port: number;
  /** Told about each slow step in a few words. */
  log?: (message: string) => void;
  /** Server settings on top of the defaults, by their PostgreSQL names; plain words and numbers only. */
  settings?: Readonly<Record<string, string>>;
}

export interface EmbeddedDatabase {
  /** What DATABASE_URL takes. */
  url: string;
  /** Resolves when the server has stopped, with a short reason. Checked twice a second. */
  ended: Promise<string>;
  /** Ends the server once running statements were rolled back and everything is on disk. */
  stop: () => Promise<void>;
}

const serverCheckMs = 500;

/** What the embedded server's DATABASE_URL is. */
export const embeddedDatabaseUrl = (port: number, database = account) =>
  `postgres://${account}:${account}@127.0.0.1:${port}/${database}`;

/**
 * Starts the PostgreSQL that npm carries, in a folder that is made on the first start and reused afterwards.
 * Works as root (through the system user `postgres`) and as an ordinary user.
 * @throws EmbeddedDatabaseError when the port is taken, another process uses the folder, the folder is of another
 *   major version, or PostgreSQL does not start.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const { port, log = () => {}, settings = {} } = options;
  const dataDirectory = resolve(options.dataDirectory);
  const cluster = join(dataDirectory, 'postgres');
  await mkdir(dataDirectory, { recursive: true });
  const programs = await postgresPrograms(dataDirectory);

  await endLeftover(programs, dataDirectory, cluster);
  await refuseTakenPort(port);
  await prepareCluster(programs, cluster, log);

  log('starting PostgreSQL');
  const flags = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
  const serverOptions = [`-p ${port}`, ...Object.entries(flags).map(([name, value]) => `-c ${name}=${value}`)];
  const logFile = join(cluster, 'server.log');
  try {
    await programs('pg_ctl', ['start', '-s', '-w', '-D', cluster, '-l', logFile, '-o', serverOptions.join(' ')]);
  } catch (cause) {
    const lastLines = (await readFile(logFile, 'utf8').catch(() => '')).trim().split('\n').slice(-3).join(' ');
    throw new EmbeddedDatabaseError(`PostgreSQL did not start: ${lastLines || String(cause)}`, { cause });
  }

  const ownerFile = join(dataDirectory, 'postgres.owner');
  await writeFile(ownerFile, String(process.pid));
  // A start that ends without stop() must not leave a server behind.
  const stopAtExit = () => programs.sync('pg_ctl', ['stop', '-s', '-W', '-m', 'fast', '-D', cluster]);
  process.once('exit', stopAtExit);
  const serverId = Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  const stop = async () => {
    process.off('exit', stopAtExit);
    // One that was killed needs no end, and is none that `pg_ctl` could ask for it.
    if (isAlive(serverId)) await programs('pg_ctl', ['stop', '-s', '-w', '-m', 'fast', '-D', cluster]);
    await rm(ownerFile, { force: true });
  };
  const ended = untilGone(serverId).then(() => {
    process.off('exit', stopAtExit);
    return 'unexpectedly';
  });
  try {
    await createDatabaseOnce(port);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: embeddedDatabaseUrl(port), ended, stop };
}

/** The server isn't our child process, since `pg_ctl` gave it its own session, so no event tells us when it exits. */
async function untilGone(processId: number): Promise<void> {
  // A process that has nothing else to do need not stay for it.
  while (isAlive(processId)) await sleep(serverCheckMs, undefined, { ref: false });
}

/** Stops a server left by a killed start. A server whose owner is alive belongs to another process. */
async function endLeftover(programs: PostgresPrograms, dataDirectory: string, cluster: string): Promise<void> {
  const running = await programs('pg_ctl', ['status', '-D', cluster]).then(
    () => true,
    () => false,
  );
  if (!running) return;
  const owner = Number(await readFile(join(dataDirectory, 'postgres.owner'), 'utf8').catch(() => ''));
  if (owner && isAlive(owner)) {
    throw new EmbeddedDatabaseError(
      `The database in ${dataDirectory} is already in use by process ${owner}. Stop that start first, or choose another folder with KEEPMARK_DATA_DIR.`,
    );
  }
  await programs('pg_ctl', ['stop', '-s', '-w', '-m', 'fast', '-D', cluster]);
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function refuseTakenPort(port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((done, fail) => {
    probe.once('error', fail).listen({ port, host: '127.0.0.1', exclusive: true }, done);
  }).catch((cause: unknown) => {
    throw new EmbeddedDatabaseError(
      `Port ${port} is in use, so PostgreSQL cannot listen on it. Stop what uses it, or choose another with KEEPMARK_DATABASE_PORT.`,
      { cause },
    );
  });
  await new Promise((done) => probe.close(done));
}

async function createDatabaseOnce(port: number): Promise<void> {
  const client = new Client(embeddedDatabaseUrl(port, 'postgres'));
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [account]);
    if (rowCount === 0) await client.query(`create database ${account}`);
  } finally {
    await client.end();
  }
}
