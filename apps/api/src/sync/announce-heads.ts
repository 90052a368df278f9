import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import type { DatabaseHandle } from '../platform/database/database';
import type { Transaction } from './generations';

/** What PostgreSQL calls the channel on which all processes hear of new heads. */
export const headChannel = 'keepmark_sync';

/** The current generation of a person and its head; null if sync was turned off. */
export interface AnnouncedHead {
  readonly userId: string;
  readonly state: HeadState | null;
}
export interface HeadState {
  readonly keyVersion: number;
  readonly head: number;
}

const payload = z.array(
  z.object({ userId: z.string(), state: z.nullable(z.object({ keyVersion: z.number(), head: z.number() })) }),
);

export const readAnnouncement = (text: string): readonly AnnouncedHead[] => z.parse(payload, JSON.parse(text));

/** PostgreSQL takes less than 8,000 bytes. */
const maxPayloadBytes = 7900;
/** How long heads are gathered. Nobody notices it; a notification for each push would make all pushes queue at their commits. */
const gatherMs = 20;

/** Tells all processes once the transaction is through. For what happens rarely. */
export async function announceInside(transaction: Transaction, announced: AnnouncedHead): Promise<void> {
  await notify(transaction, JSON.stringify([announced]));
}

async function notify(database: DatabaseHandle | Transaction, text: string): Promise<void> {
  await database.execute(sql`select pg_notify(${headChannel}, ${text})`);
}

/**
 * Tells all processes of new heads, those of some milliseconds together. One that is lost, since the process or the
 * database went away in between, is found by the listeners' next look at the table.
 */
export class HeadAnnouncer {
  readonly #database: DatabaseHandle;
  readonly #log: FastifyBaseLogger;
  readonly #gathered = new Map<string, HeadState>();
  #timer: NodeJS.Timeout | undefined;
  #sending: Promise<void> = Promise.resolve();

  constructor(database: DatabaseHandle, log: FastifyBaseLogger) {
    this.#database = database;
    this.#log = log;
  }

  announce(userId: string, state: HeadState): void {
    const gathered = this.#gathered.get(userId);
    // Calls may answer in another order than their transactions.
    const isOlder = gathered && gathered.keyVersion === state.keyVersion ? gathered.head > state.head : false;
    if (!isOlder) this.#gathered.set(userId, state);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#sending = this.#sending.then(() => this.#send());
    }, gatherMs);
  }

  /** Sends what is gathered. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#sending;
    await this.#send();
  }

  async #send(): Promise<void> {
    const heads = [...this.#gathered].map(([userId, state]) => ({ userId, state }));
    this.#gathered.clear();
    try {
      for (const text of inPayloads(heads)) await notify(this.#database, text);
    } catch (error) {
      this.#log.warn({ err: error }, 'devices will hear of changes some seconds later');
    }
  }
}

/** As few JSON arrays as their length allows. */
function inPayloads(heads: readonly AnnouncedHead[]): string[] {
  const payloads: string[] = [];
  let parts: string[] = [];
  let bytes = 0;
  const finish = () => {
    if (parts.length > 0) payloads.push(`[${parts.join(',')}]`);
    parts = [];
    bytes = 0;
  };
  for (const head of heads) {
    const part = JSON.stringify(head);
    const partBytes = Buffer.byteLength(part) + 1;
    if (bytes + partBytes + 1 > maxPayloadBytes) finish();
    parts.push(part);
    bytes += partBytes;
  }
  finish();
  return payloads;
}
