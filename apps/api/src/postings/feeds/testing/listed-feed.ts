import type { Feed, FeedPosting, Rejection } from '../feed';

/** A feed out of a list that a test changes between two runs. */
export interface ListedFeed extends Feed {
  listed: unknown[];
  /** Thrown once the list is at its end. */
  problem: Error | undefined;
}

export function listedFeed(name: string, listed: unknown[] = [], changes: Partial<Feed> = {}): ListedFeed {
  const feed: ListedFeed = {
    name,
    source: name.split(':')[0] ?? name,
    lists: 'every-open-posting',
    listed,
    problem: undefined,
    // oxlint-disable-next-line require-await -- a feed is read asynchronously, even when there is nothing to wait for
    async *records() {
      yield* feed.listed;
      if (feed.problem) throw feed.problem;
    },
    read: (record) => record as FeedPosting | Rejection,
    ...changes,
  };
  return feed;
}

/** A posting in Austin of today, and what is different about this one. */
export function found(externalId: string, changes: Partial<FeedPosting> = {}): FeedPosting {
  return {
    externalId,
    companyName: 'Acme',
    jobTitle: `Engineer ${externalId}`,
    url: `https://acme.example/jobs/${externalId}`,
    description: '<p>Build things.</p>',
    datePosted: new Date(Date.UTC(2026, 0, 1)),
    locations: [{ text: 'Austin, TX' }],
    ...changes,
  };
}
