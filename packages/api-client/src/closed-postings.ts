import {
  type ClosedPosting,
  listClosedPostings as listClosedPostingsCall,
  maxClosedPostingIds,
} from '@keepmark/contracts';
import type { ApiClient, CallOptions } from './api-client';
import { read } from './read';

/**
 * Which of these postings have vanished from their feeds. As many calls as it takes, one after the other.
 * @throws what `read` throws
 */
export async function listClosedPostings(
  client: ApiClient,
  externalIds: readonly string[],
  options: CallOptions = {},
): Promise<ClosedPosting[]> {
  const closed: ClosedPosting[] = [];
  for (let start = 0; start < externalIds.length; start += maxClosedPostingIds) {
    const body = { externalIds: externalIds.slice(start, start + maxClosedPostingIds) };
    // oxlint-disable-next-line no-await-in-loop -- one after the other, since nobody waits for it
    closed.push(...(await read(client, listClosedPostingsCall, {}, { ...options, body })));
  }
  return closed;
}
