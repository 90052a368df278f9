import { createApiClient } from '@keepmark/api-client';
import { testToken } from '@keepmark/api/testing';
import { type Database, openDatabase } from '@keepmark/local-store';
import { memoryStorage } from '@keepmark/local-store/testing';
import { createSync, type SyncControl } from '@keepmark/sync';
import { IDBFactory } from 'fake-indexeddb';
import { setTimeout as sleep } from 'node:timers/promises';

/** A person with a user record. */
export interface Person {
  readonly url: string;
  readonly userId: string;
  readonly token: () => string;
}

export async function newPerson(url: string, userId: string): Promise<Person> {
  const email = `${userId}@example.com`;
  const token = () => testToken({ uid: userId, email });
  const answer = await fetch(`${url}/user/create`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token()}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Person', email }),
  });
  if (!answer.ok) throw new Error(`user/create answered ${answer.status}: ${await answer.text()}`);
  return { url, userId, token };
}

/** A browser with the real local store and the real engine. Its tab can be closed and opened again. */
export class RealDevice {
  readonly name: string;
  database!: Database;
  control!: SyncControl;
  readonly #person: Person;
  readonly #storage = memoryStorage();
  readonly #indexedDB = new IDBFactory();

  constructor(person: Person, name: string) {
    this.#person = person;
    this.name = name;
    this.open();
  }

  open(): void {
    const { url, userId, token } = this.#person;
    this.database = openDatabase('keepmark', { storage: this.#storage, platform: { indexedDB: this.#indexedDB } });
    this.control = createSync({
      database: this.database,
      client: createApiClient({ baseUrl: url, token: async () => token() }),
      userId,
      repairs: [],
      platform: {
        indexedDB: () => this.#indexedDB,
        tabs: undefined,
        events: undefined,
        deviceName: this.name,
      },
    });
  }

  async close(): Promise<void> {
    await this.control.stop();
    await this.database.flush();
    this.database.close();
  }

  /** Turns sync on. @returns the recovery words */
  async turnOn(): Promise<string> {
    const { words, positions } = await this.control.turnOn();
    if (!(await this.control.confirmWords(positions.map((at) => words[at]!)))) throw new Error('The words are wrong.');
    return words.join(' ');
  }

  /** Whether the server has everything that was written here. */
  get isSettled(): boolean {
    const { state } = this.control;
    return state.kind === 'on' && state.isReachable && state.pendingRows === 0;
  }

  /** Resolves when this device and the server have the same. */
  async settled(withinMs = 60_000): Promise<void> {
    const endMs = Date.now() + withinMs;
    do {
      await this.control.syncNow();
      if (this.isSettled) return;
      await sleep(200);
    } while (Date.now() < endMs);
    throw new Error(`${this.name} didn't sync: ${JSON.stringify(this.control.state)}`);
  }
}
