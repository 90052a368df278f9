import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ingestFeed } from '../feeds/ingest-feed';
import { found, listedFeed } from '../feeds/testing/listed-feed';
import { smallWorldResolver } from '../../gazetteer/locations/testing/small-world';
import { buildTestApp, call, type TestApp } from '../../testing/test-app';

let test: TestApp;
let app: FastifyInstance;

const read = (...postings: string[]) =>
  ingestFeed(
    listedFeed(
      'board:a',
      postings.map((id) => found(id, {})),
    ),
    { database: app.database.write, resolver: () => smallWorldResolver },
  );

beforeAll(async () => {
  test = await buildTestApp();
  ({ app } = test);
  await read('stays', 'goes', 'a:b');
  await read('stays');
});
afterAll(() => test.close());

const ask = (externalIds: readonly string[]) => call(app, '/jobs/closed', { body: { externalIds } });

describe('the postings that have vanished from their feeds', () => {
  it('are told with the moment, the others are not', async () => {
    const { status, answer } = await ask([
      'board:a:stays',
      'board:a:goes',
      'board:a:a:b',
      'board:a:never',
      'plain',
      '',
    ]);
    expect(status).toBe(200);
    const closed = (answer as { data: { externalId: string; closedDate: string }[] }).data;
    expect(closed.map(({ externalId }) => externalId).toSorted()).toEqual(['board:a:a:b', 'board:a:goes']);
    for (const { closedDate } of closed) expect(Date.now() - Date.parse(closedDate)).toBeLessThan(600_000);
  });

  it('are open again when the feed has them again', async () => {
    await read('stays', 'goes');
    expect((await ask(['board:a:goes'])).answer).toEqual({ success: true, data: [] });
  });

  it('are asked after with at least one id, and with up to five hundred', async () => {
    expect((await ask([])).status).toBe(400);
    expect((await ask(Array.from({ length: 500 }, (_, id) => `board:a:${id}`))).status).toBe(200);
    expect((await ask(Array.from({ length: 501 }, (_, id) => `board:a:${id}`))).status).toBe(400);
  });
});
