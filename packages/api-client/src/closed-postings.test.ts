import { maxClosedPostingIds } from '@keepmark/contracts';
import { expect, it } from 'vitest';
import { createApiClient } from './api-client';
import { listClosedPostings } from './closed-postings';
import { json, localService } from './testing/local-service';

it('asks after more postings than one call takes in several, and puts the answers together', async () => {
  const closed = { externalId: 'board:a:1', closedDate: '2026-10-18T08:00:00.000Z' };
  await using service = await localService(json(200, { success: true, data: [closed] }));
  const ids = Array.from({ length: maxClosedPostingIds + 1 }, (_, index) => `board:a:${index}`);
  expect(await listClosedPostings(createApiClient(service), ids)).toEqual([closed, closed]);
  expect(service.seen).toMatchObject([
    { method: 'POST', url: '/jobs/closed', body: { externalIds: ids.slice(0, maxClosedPostingIds) } },
    { body: { externalIds: ids.slice(maxClosedPostingIds) } },
  ]);
});
