import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ingestFeed } from '../../postings/feeds/ingest-feed';
import { found, listedFeed } from '../../postings/feeds/testing/listed-feed';
import { smallWorldResolver } from '../../gazetteer/locations/testing/small-world';
import { buildTestApp, call, type TestApp } from '../../testing/test-app';

const poolSize = 5;
const unavailable = {
  error: true,
  code: 'database-unavailable',
  message: 'Error occured getting search results: The service cannot reach its data. Try again in a moment.',
  results: [],
  totalResults: 0,
};

let test: TestApp;
let administrator: Client;
beforeAll(async () => {
  test = await buildTestApp({ DATABASE_POOL_SIZE: String(poolSize), RATE_LIMIT_PER_ADDRESS: '1000000' });
  administrator = new Client(test.environment.DATABASE_URL);
  await administrator.connect();
  await ingest();
});
afterAll(async () => {
  await administrator.end();
  await test.close();
});

const postings = Array.from({ length: 300 }, (_, index) =>
  found(String(index), { jobTitle: `Software Engineer ${index}`, description: 'Builds software.'.repeat(50) }),
);
const ingest = () =>
  ingestFeed(listedFeed('board:lost', postings), {
    database: test.app.database.write,
    resolver: () => smallWorldResolver,
  });
// Misspelled, so that it is searched in a transaction after a plain statement found nothing.
const search = () =>
  call(test.app, '/jobs/search', { body: { searchTerm: 'sofware enginer', pageSize: 20, pageNumber: 1 } });

/**
 * Ends every connection to the database but the administrator's own.
 * @param waitMs for each to be gone. PostgreSQL looks only every 100 ms.
 */
const terminateAll = (waitMs = 5000) =>
  administrator.query(
    'select pg_terminate_backend(pid, $1) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    [waitMs],
  );

async function terminateRepeatedly(times: number): Promise<void> {
  for (let round = 1; round < times; round += 1) {
    await sleep(15);
    await terminateAll(0);
  }
  // A run that starts before the last are gone, or before the pool has heard of it, would be given one of them.
  await terminateAll();
  await sleep(100);
}

/** Repeats a step until the storm is over. */
async function during(storm: Promise<void>, step: () => Promise<void>): Promise<void> {
  const over = storm.then(() => true);
  const notYet = Promise.resolve(false);
  while (!(await Promise.race([over, notYet]))) await step();
}

async function expectRecovered(): Promise<void> {
  const answers = await Promise.all(Array.from({ length: 3 * poolSize }, search));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 3 * poolSize }, () => 200));
  expect(answers[0]?.answer).toMatchObject({ totalResults: 300 });
}

describe('when PostgreSQL ends every connection, again and again', () => {
  it('searches of six clients answer or say 503, and the next ones work', async () => {
    const answers: Awaited<ReturnType<typeof search>>[] = [];
    const storm = terminateRepeatedly(40);
    await Promise.all(
      Array.from({ length: 6 }, () =>
        during(storm, async () => {
          answers.push(await search());
        }),
      ),
    );
    const failures = answers.filter(({ status }) => status !== 200);
    expect(failures.length).toBeGreaterThan(0);
    for (const { status, answer } of failures) expect({ status, answer }).toEqual({ status: 503, answer: unavailable });
    await expectRecovered();
  });

  it('a feed that is being read breaks off, and the next run goes on', async () => {
    const storm = terminateRepeatedly(40);
    const failures: unknown[] = [];
    await during(storm, async () => {
      await ingest().catch((error: unknown) => failures.push(error));
    });
    expect(failures.length).toBeGreaterThan(0);
    expect(await ingest()).toMatchObject({ seen: 300, kept: 300 });
    await expectRecovered();
  });

  it('a connection that is lost between two statements of a transaction fails it alone', async () => {
    const { write } = test.app.database;
    const lost = write.transaction(async (transaction) => {
      await transaction.execute(sql`select 1`);
      await terminateAll();
      await sleep(50);
      await transaction.execute(sql`select 1`);
    });
    await expect(lost).rejects.toThrow('Failed query: rollback');
    await expectRecovered();
  });

  it('a transaction that cannot begin gives its connection back', async () => {
    const { write } = test.app.database;
    for (let time = 0; time < 2 * poolSize; time += 1) {
      // The level is refused by PostgreSQL, as a connection that is just lost refuses everything.
      const begin = write.transaction(async () => {}, { isolationLevel: 'no such level' as 'serializable' });
      await expect(begin).rejects.toThrow('Failed query: begin');
    }
    await expectRecovered();
  });
});
