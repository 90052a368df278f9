import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '@keepmark/api/embedded-database';
import { startSignInService } from '@keepmark/api/testing';

const apiFolder = fileURLToPath(new URL('../../../apps/api', import.meta.url));

type Settings = Readonly<Record<string, string>>;

/** The API as a process of its own, over a PostgreSQL of its own. Either can be killed and started again. */
export class RealServer {
  readonly url: string;
  readonly #folder: string;
  readonly #databasePort: number;
  readonly #settings: NodeJS.ProcessEnv;
  readonly #databaseSettings: Settings;
  readonly #closeSignIn: () => Promise<void>;
  readonly #output: string[] = [];
  #database: EmbeddedDatabase | undefined;
  #api: ChildProcess | undefined;

  private constructor(
    folder: string,
    ports: { api: number; database: number },
    settings: NodeJS.ProcessEnv,
    databaseSettings: Settings,
    closeSignIn: () => Promise<void>,
  ) {
    this.url = `http://127.0.0.1:${ports.api}`;
    this.#folder = folder;
    this.#databasePort = ports.database;
    this.#settings = { ...settings, PORT: String(ports.api) };
    this.#databaseSettings = databaseSettings;
    this.#closeSignIn = closeSignIn;
  }

  /**
   * @param settings of the API, such as LOG_LEVEL
   * @param databaseSettings of PostgreSQL
   */
  static async start(settings: Settings = {}, databaseSettings: Settings = {}): Promise<RealServer> {
    const folder = await mkdtemp(join(tmpdir(), 'keepmark-sync-lab-'));
    // As root, PostgreSQL's own user must get into it.
    await chmod(folder, 0o755);
    const signIn = await startSignInService();
    // Nobody may take a port while its process is away: not one that systems give to connections, or tests look for first.
    const first = randomInt(20_000, 30_000);
    const ports = { api: first, database: first + 1 };
    const environment = {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_ADDRESS: '1000000',
      RATE_LIMIT_PER_USER: '1000000',
      FIREBASE_AUTH_EMULATOR_HOST: signIn.host,
      ...settings,
    };
    const server = new RealServer(folder, ports, environment, databaseSettings, () => signIn.close());
    await server.startDatabase();
    await server.startApi();
    return server;
  }

  get databaseUrl(): string {
    return this.#database!.url;
  }

  /** Everything that the API has written to both outputs, also before it was killed. */
  get output(): string {
    return this.#output.join('');
  }

  async startDatabase(): Promise<void> {
    this.#database = await startEmbeddedDatabase({
      dataDirectory: this.#folder,
      port: this.#databasePort,
      settings: this.#databaseSettings,
    });
  }

  /** Ends PostgreSQL as a crash does: running transactions are gone, and the next start recovers from its log. */
  async killDatabase(): Promise<void> {
    const id = Number((await readFile(join(this.#folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(id, 'SIGQUIT');
    await this.#database?.ended;
  }

  async startApi(): Promise<void> {
    const program = ['--conditions=@keepmark/source', '--import=tsx', join(apiFolder, 'src/main.ts')];
    const env = { ...this.#settings, DATABASE_URL: this.databaseUrl };
    const api = spawn(process.execPath, program, { cwd: apiFolder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#api = api;
    for (const stream of [api.stdout, api.stderr])
      stream.on('data', (chunk: Buffer) => void this.#output.push(chunk.toString()));
    while (!(await isReady(this.url))) {
      if (api.exitCode !== null) throw new Error(`The API has ended: ${this.output.slice(-2000)}`);
      await sleep(50);
    }
  }

  async killApi(): Promise<void> {
    await this.#endApi('SIGKILL');
  }

  async close(): Promise<void> {
    await this.#endApi('SIGTERM');
    await this.#database?.stop();
    await this.#closeSignIn();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #endApi(signal: NodeJS.Signals): Promise<void> {
    const api = this.#api;
    if (!api || api.exitCode !== null || api.signalCode !== null) return;
    const ended = once(api, 'close');
    api.kill(signal);
    await ended;
  }
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/ready`).catch(() => undefined);
  return answer?.ok === true;
}
