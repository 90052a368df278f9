import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../testing/test-app';
import { createTestDatabase } from '../testing/test-database';

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

  it('is one pool when there is no replica', async () => {
    const test = await buildTestApp();
    expect(test.app.database.read).toBe(test.app.database.write);
    await test.close();
    await expect(test.app.database.write.execute(nameOf)).rejects.toMatchObject({ cause: expect.any(Error) });
  });
});
