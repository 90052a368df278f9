import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedDatabaseError } from './embedded-error';
import type { PostgresPrograms } from './postgres-programs';

/** User, password and database of the embedded server, which listens on this machine only. */
export const account = 'keepmark';

/**
 * Makes PostgreSQL's data folder when it is not there yet.
 * @throws EmbeddedDatabaseError when it is there, but of another major version, or cannot be made.
 */
export async function prepareCluster(
  programs: PostgresPrograms,
  cluster: string,
  log: (message: string) => void,
): Promise<void> {
  const found = await readFile(join(cluster, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );
  if (found === undefined) {
    log('making the database folder');
    await initialize(programs, cluster);
    return;
  }
  const carried = /(\d+)/.exec(await programs('postgres', ['--version']))?.[1];
  if (found !== carried) {
    throw new EmbeddedDatabaseError(
      `The data in ${cluster} was made by PostgreSQL ${found}, and this is PostgreSQL ${carried}. Move that folder away to start afresh, choose another with KEEPMARK_DATA_DIR, or set DATABASE_URL to a PostgreSQL ${found}.`,
    );
  }
}

async function initialize(programs: PostgresPrograms, cluster: string): Promise<void> {
  // Made aside and renamed, so that a start that is cut off leaves no half cluster.
  const unfinished = `${cluster}.unfinished`;
  const passwordFile = `${cluster}.password`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(passwordFile, account);
  if (programs.owner) {
    await Promise.all([unfinished, passwordFile].map((path) => chown(path, programs.owner!.uid, programs.owner!.gid)));
  }
  try {
    await programs('initdb', [
      `--pgdata=${unfinished}`,
      `--username=${account}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      // The same order and case rules on every system, whatever locales it has.
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ]);
    await rename(unfinished, cluster);
  } catch (cause) {
    throw new EmbeddedDatabaseError(`PostgreSQL could not make its data in ${cluster}: ${(cause as Error).message}`, {
      cause,
    });
  } finally {
    await rm(passwordFile, { force: true });
  }
}
