import { randomBytes } from 'node:crypto';
import type { PushedItem, SyncAccount, SyncPage, SyncPushAnswer } from '@keepmark/contracts/sync';
import type { FastifyInstance } from 'fastify';
import { call, signedIn } from '../../testing/test-app';
import { testToken } from '../../testing/test-token';

/** What a refused call throws in tests: its code. */
class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const newId = (): string => randomBytes(32).toString('base64url');
export const bodyOf = (text: string): string => Buffer.from(text).toString('base64');
export const newItem = (changes: Partial<PushedItem> = {}): PushedItem => ({
  id: newId(),
  baseRevision: 0,
  isDeleted: false,
  body: bodyOf('ciphertext'),
  ...changes,
});

/** A signed-in person with a user record, and their calls. Any of them throws `Refused`. */
export async function syncPerson(app: FastifyInstance, uid = `person-${newId()}`) {
  const headers = signedIn(testToken({ uid, email: 'p@example.com' }));
  const ask = async <Data>(path: string, body?: unknown, method: 'POST' | 'GET' | 'DELETE' = 'POST'): Promise<Data> => {
    const { status, answer } = await call(app, `/${path}`, { headers, body, method });
    if (status !== 200) throw new Refused(status, String(answer['code']), String(answer['message']));
    return answer['data'] as Data;
  };
  await ask('user/create', { name: 'Person', email: 'p@example.com' });
  let keyVersion = 0;
  return {
    uid,
    headers,
    ask,
    /** The key version that pushes and pulls name. */
    get keyVersion() {
      return keyVersion;
    },
    useKeyVersion: (version: number) => void (keyVersion = version),
    account: () => ask<SyncAccount | null>('sync/account'),
    start: async () => {
      const account = await ask<SyncAccount>('sync/start', { wrappedKey: 'wrapped-1' });
      ({ keyVersion } = account);
      return account;
    },
    push: (...items: PushedItem[]) => ask<SyncPushAnswer>('sync/push', { keyVersion, items }),
    pull: (after = 0) => ask<SyncPage>('sync/pull', { keyVersion, after }),
    turnOff: () => ask('sync', undefined, 'DELETE'),
    deleteAccount: () => ask(`user/${uid}`, undefined, 'DELETE'),
  };
}
export type SyncPerson = Awaited<ReturnType<typeof syncPerson>>;

/** A person who has turned sync on. */
export async function startedPerson(app: FastifyInstance): Promise<SyncPerson> {
  const person = await syncPerson(app);
  await person.start();
  return person;
}
