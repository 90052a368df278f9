import { describe, expect, it } from 'vitest';
import { emptyJobSearch } from './job-search';
import { fetchJobSearch, JobSearchError } from './postings-api';
import { posting } from './testing/fixtures';
import { searchClient } from './testing/search-service';

describe('fetching a search', () => {
  it('returns the postings', async () => {
    const answer = { results: [posting()], totalResults: 1 };
    expect(
      await fetchJobSearch(
        searchClient(() => answer),
        emptyJobSearch,
      ),
    ).toEqual(answer);
  });

  it('throws an error with the full message', async () => {
    const client = searchClient(() =>
      Response.json({ error: true, message: 'Try later.', results: [], totalResults: 0 }),
    );
    const failure = await fetchJobSearch(client, emptyJobSearch).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(JobSearchError);
    expect(failure).toMatchObject({
      name: 'JobSearchError',
      message: 'Error occured getting search results: Try later.',
    });
  });
});
