import { callbackify } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { Pool, type PoolClient, type PoolConfig } from 'pg';

const retryAfterMs = 5000;
/** pg-pool's message when all connections are in use: the server is up. */
const allInUse = 'timeout exceeded when trying to connect';

type ConnectCallback = Parameters<Pool['connect']>[0];

/** Connections to a read replica, or to the primary while the replica can't be reached. */
export class ReplicaPool extends Pool {
  readonly #primary: Pool;
  readonly #log: FastifyBaseLogger | undefined;
  #isDown = false;

  constructor(config: PoolConfig, primary: Pool, log?: FastifyBaseLogger) {
    super(config);
    this.#primary = primary;
    this.#log = log;
  }

  /** Whether the replica answers, or did when it was last tried. */
  async isUp(): Promise<boolean> {
    const answers = await this.query('select 1').then(
      () => true,
      () => false,
    );
    return answers && !this.#isDown;
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
    if (!callback) return this.#connectSomewhere();
    // pg-pool's own `query` calls it this way.
    callbackify(() => this.#connectSomewhere())((error: Error | null, client) => {
      if (error) callback(error, undefined, () => {});
      else callback(undefined, client, (problem) => client.release(problem));
    });
    return undefined;
  }

  async #connectSomewhere(): Promise<PoolClient> {
    if (this.#isDown) return this.#primary.connect();
    try {
      return await super.connect();
    } catch (error) {
      if (this.ending || (error as Error).message === allInUse) throw error;
      this.#usePrimary(error);
      return this.#primary.connect();
    }
  }

  #usePrimary(error: unknown): void {
    if (this.#isDown) return;
    this.#isDown = true;
    this.#log?.warn({ err: error }, 'the read replica cannot be reached: the primary is asked instead');
    this.#retryLater();
  }

  #retryLater(): void {
    setTimeout(() => void this.#retry(), retryAfterMs).unref();
  }

  async #retry(): Promise<void> {
    if (this.ending) return;
    try {
      (await super.connect()).release();
    } catch {
      this.#retryLater();
      return;
    }
    this.#isDown = false;
    this.#log?.info('the read replica is back');
  }
}
