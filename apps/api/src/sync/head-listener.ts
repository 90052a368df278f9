import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';
import { type AnnouncedHead, headChannel, readAnnouncement } from './announce-heads';

export interface HeadListenerOptions {
  readonly databaseUrl: string;
  readonly log: FastifyBaseLogger;
  /** Whose heads are looked up once it listens, and then every half minute. */
  readonly userIds: () => string[];
  /** @param isRead whether they were read from the table, and not announced. Who is missing has turned sync off. */
  readonly onHeads: (heads: readonly AnnouncedHead[], isRead: boolean) => void;
  readonly lookEveryMs?: number | undefined;
}

const usualLookEveryMs = 30_000;
const answerWithinMs = 5000;
const shortestWaitMs = 100;
const longestWaitMs = 5000;

/**
 * The one connection of a process that hears of new heads. When it's lost, it listens again and looks up what it missed.
 * Looking up now and then also finds a connection that is dead without a word.
 */
export class HeadListener {
  readonly #options: HeadListenerOptions;
  readonly #ending = new AbortController();
  #first: Promise<void> | undefined;
  #loop: Promise<void> | undefined;

  constructor(options: HeadListenerOptions) {
    this.#options = options;
  }

  /**
   * Resolves once it listens for the first time; later calls don't wait.
   * @throws what PostgreSQL says. The next call tries again.
   */
  start(): Promise<void> {
    this.#first ??= this.#begin();
    return this.#first;
  }

  async close(): Promise<void> {
    this.#ending.abort();
    await this.#first?.catch(() => {});
    await this.#loop;
  }

  async #begin(): Promise<void> {
    try {
      this.#loop = this.#listen(await this.#connect());
    } catch (error) {
      this.#first = undefined;
      throw error;
    }
  }

  async #connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.#options.databaseUrl,
      application_name: 'keepmark-sync',
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
      keepAlive: true,
    });
    // Without it, a lost connection would end the process.
    client.on('error', () => {});
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    try {
      await client.connect();
      await client.query(`listen ${headChannel}`);
      return client;
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
  }

  /** Whoever may write to the database may write to its channels. */
  #hear(payload: string): void {
    try {
      this.#options.onHeads(readAnnouncement(payload), false);
    } catch (error) {
      this.#options.log.warn({ err: error }, 'sync can’t read an announcement');
    }
  }

  /** Until the end: listens, and connects again. */
  async #listen(first: Client): Promise<void> {
    const { log } = this.#options;
    const { signal } = this.#ending;
    let client: Client | undefined = first;
    let waitMs = shortestWaitMs;
    let isAway = false;
    while (!signal.aborted) {
      try {
        client ??= await this.#connect();
        if (isAway) log.info('sync hears of changes again');
        isAway = false;
        waitMs = shortestWaitMs;
        await this.#useUntilLost(client);
      } catch (error) {
        // One line for an outage.
        if (!signal.aborted && !isAway) log.warn({ err: error }, 'sync hears of no changes and connects again');
        isAway = true;
      }
      void client?.end().catch(() => {});
      client = undefined;
      if (signal.aborted) return;
      await sleep(waitMs * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => {});
      waitMs = Math.min(waitMs * 2, longestWaitMs);
    }
  }

  /** Looks up heads now and then. @throws when the connection is lost */
  async #useUntilLost(client: Client): Promise<void> {
    const { signal } = this.#ending;
    const over = new AbortController();
    const lost = new Promise<never>((_resolve, reject) => {
      client.once('end', () => reject(new Error('The connection ended.')));
      client.once('error', reject);
    });
    lost.catch(() => over.abort());
    const pause = AbortSignal.any([signal, over.signal]);
    while (!signal.aborted) {
      await Promise.race([this.#look(client), lost]);
      await sleep(this.#options.lookEveryMs ?? usualLookEveryMs, undefined, { signal: pause, ref: false }).catch(
        () => {},
      );
      if (over.signal.aborted) await lost;
    }
  }

  async #look(client: Client): Promise<void> {
    const userIds = this.#options.userIds();
    const { rows } = await client.query<{ user_id: string; key_version: string; head: string }>(
      'select user_id, key_version, head from sync_generations where is_current and user_id = any($1)',
      [userIds],
    );
    const states = new Map(
      rows.map((row) => [row.user_id, { keyVersion: Number(row.key_version), head: Number(row.head) }]),
    );
    this.#options.onHeads(
      userIds.map((userId) => ({ userId, state: states.get(userId) ?? null })),
      true,
    );
  }
}
