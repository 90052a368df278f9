import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedPosting } from '../feeds/feed';
import { ingestFeed } from '../feeds/ingest-feed';
import { found, listedFeed } from '../feeds/testing/listed-feed';
import { smallWorldResolver } from '../../gazetteer/locations/testing/small-world';
import { buildTestApp, call, type TestApp } from '../../testing/test-app';

let test: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  test = await buildTestApp();
  ({ app } = test);
});
afterAll(() => test.close());

const posting = (externalId: string, changes: Partial<FeedPosting>): FeedPosting =>
  found(externalId, { description: '', datePosted: new Date(Date.now() - 864_000_000), ...changes });

async function ask(changes: Record<string, unknown>) {
  return call(app, '/jobs/search', { body: { searchTerm: '', pageSize: 50, pageNumber: 1, ...changes } });
}

describe('a job search that fails', () => {
  const failed = (cause: RegExp) => ({
    error: true,
    results: [],
    totalResults: 0,
    message: expect.stringMatching(new RegExp(`^Error occured getting search results: ${cause.source}`)),
  });

  it.each([
    [{ searchTerm: 'x'.repeat(201) }, /searchTerm: /],
    [{ searchTerm: 7 }, /searchTerm: /],
    [{ pageSize: 0 }, /pageSize: /],
    [{ distance: -1 }, /distance: /],
    [{ selectedCountryCode: 'xx' }, /There is no country of that code/],
    [{ selectedCountryCode: "'; --" }, /There is no country of that code/],
  ])('refuses %j in the shape of a job search', async (changes, cause) => {
    const { status, answer } = await ask(changes);
    expect(status).toBe(400);
    expect(answer).toMatchObject(failed(cause));
  });

  it('says nothing of the database when it fails', async () => {
    const broken = await buildTestApp();
    await broken.app.database.write.execute('drop table posting_locations');
    const body = { searchTerm: 'nurse', pageSize: 20, pageNumber: 1 };
    const { status, answer } = await call(broken.app, '/jobs/search', { body });
    await broken.close();
    expect(status).toBe(500);
    expect(answer).toMatchObject(failed(/Something went wrong on our side/));
    expect(JSON.stringify(answer)).not.toMatch(/select|posting_locations|relation|drizzle/i);
  });
});

it('says that a search takes longer than two seconds, and answers other calls', async () => {
  const slow = await buildTestApp();
  const { write } = slow.app.database;
  const holding = write.transaction(async (transaction) => {
    await transaction.execute('lock table postings in access exclusive mode');
    const body = { searchTerm: 'nurse', pageSize: 20, pageNumber: 1 };
    const searches = Array.from({ length: 10 }, () => call(slow.app, '/jobs/search', { body }));
    const others = await call(slow.app, '/company/groups', { method: 'GET' });
    return { others, answers: await Promise.all(searches) };
  });
  const { others, answers } = await holding;
  await slow.close();
  expect(others.status).toBe(200);
  for (const { status, answer } of answers) {
    expect(status).toBe(503);
    expect(answer).toMatchObject({ error: true, results: [], totalResults: 0 });
    expect(answer['message']).toMatch(/^Error occured getting search results: /);
  }
});

it('no longer finds a closed posting', async () => {
  const closing = await buildTestApp();
  const feed = listedFeed('board:a', [posting('1', { jobTitle: 'Welder' }), posting('2', { jobTitle: 'Welder' })]);
  const ingest = () => ingestFeed(feed, { database: closing.app.database.write, resolver: () => smallWorldResolver });
  await ingest();
  feed.listed = feed.listed.slice(1);
  await ingest();
  for (const searchTerm of ['', 'welder', 'weldr']) {
    const body = { searchTerm, pageSize: 20, pageNumber: 1 };
    const { answer } = await call(closing.app, '/jobs/search', { body });
    expect(answer).toMatchObject({ totalResults: 1, results: [{ externalId: 'board:a:2' }] });
  }
  await closing.close();
});

it('searches the replica when there is one', async () => {
  const replica = await buildTestApp();
  await ingestFeed(listedFeed('board:replica', [posting('1', {})]), {
    database: replica.app.database.write,
    resolver: () => smallWorldResolver,
  });
  const primary = await buildTestApp({
    DATABASE_URL: test.environment.DATABASE_URL,
    DATABASE_READ_URL: replica.environment.DATABASE_URL,
  });
  const { answer } = await call(primary.app, '/jobs/search', { body: { searchTerm: '', pageSize: 20, pageNumber: 1 } });
  expect(answer).toMatchObject({ totalResults: 1, results: [{ externalId: 'board:replica:1' }] });
  await primary.close();
  await replica.close();
});
