import { connect, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { freePort } from '../../testing/free-port';
import { buildTestApp, call } from '../../testing/test-app';
import { createTestDatabase } from '../../testing/test-database';

const nameOf = sql`select current_database() as name`;

describe('the database', () => {
  it('reads from the replica when there is one, and writes to the primary', async () => {
    const replica = await createTestDatabase();
    const test = await buildTestApp({ DATABASE_READ_URL: replica.url });
    try {
      const { write, read } = test.app.database;
      const [written, wasRead] = [await write.execute(nameOf), await read.execute(nameOf)];
      expect(wasRead.rows).toEqual([{ name: new URL(replica.url).pathname.slice(1) }]);
      expect(written.rows).toEqual([{ name: new URL(test.environment.DATABASE_URL).pathname.slice(1) }]);
    } finally {
      await test.close();
      await replica.drop();
    }
  });

  it('asks the primary while the replica is down, and the replica once it is back', async () => {
    const replica = await createTestDatabase();
    const port = await freePort();
    const address = new URL(replica.url);
    address.port = String(port);
    const test = await buildTestApp({ DATABASE_READ_URL: address.href });
    const [primaryName, replicaName] = [test.environment.DATABASE_URL, replica.url].map((url) =>
      new URL(url).pathname.slice(1),
    );
    const { read, search } = test.app.database;
    const names = async () => {
      const answers = await Promise.all([read, search].map((handle) => handle.execute<{ name: string }>(nameOf)));
      return answers.map(({ rows }) => rows[0]?.name);
    };
    const ready = async () => {
      const { statusCode, body } = await test.app.inject('/ready');
      return { statusCode, answer: JSON.parse(body) as unknown };
    };
    const isReady = (state: string) => ({
      statusCode: 200,
      answer: { success: true, data: { status: 'ready', replica: state, longestBlockMs: expect.any(Number) } },
    });
    const forwarder = createServer((socket) => {
      const server = connect(Number(new URL(replica.url).port), '127.0.0.1');
      socket.on('error', () => server.destroy()).pipe(server);
      server.on('error', () => socket.destroy()).pipe(socket);
    });
    try {
      expect(await ready()).toEqual(isReady('down'));
      expect(await names()).toEqual([primaryName, primaryName]);
      const misspelled = { searchTerm: 'sofware enginer', pageSize: 20, pageNumber: 1 };
      expect(await call(test.app, '/jobs/search', { body: misspelled })).toMatchObject({ status: 200 });
      await new Promise<void>((done) => forwarder.listen(port, '127.0.0.1', done));
      await vi.waitFor(async () => expect(await ready()).toEqual(isReady('up')), { timeout: 30_000, interval: 200 });
      await vi.waitFor(async () => expect(await names()).toEqual([replicaName, replicaName]), {
        timeout: 30_000,
        interval: 200,
      });
    } finally {
      await test.close();
      forwarder.close();
      await replica.drop();
    }
  }, 60_000);

  it('is one pool when there is no replica', async () => {
    const test = await buildTestApp();
    expect(test.app.database.read).toBe(test.app.database.write);
    await test.close();
    await expect(test.app.database.write.execute(nameOf)).rejects.toMatchObject({ cause: expect.any(Error) });
  });
});
