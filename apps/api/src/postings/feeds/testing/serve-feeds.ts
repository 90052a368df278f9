import { afterAll, beforeAll, beforeEach } from 'vitest';
import { chooseFeed } from '../choose-feed';
import type { Feed, FeedPosting, Rejection } from '../feed';
import { type FeedServer, hasty, startFeedServer } from './feed-server';

export interface ServedFeeds {
  /** What the server answers is the test's. */
  server: FeedServer;
  /** A feed whose service is that server. */
  open: (adapter: string, target: string) => Feed;
  /** Every record, as the feed reads it. */
  readAll: (feed: Feed) => Promise<(FeedPosting | Rejection)[]>;
}

/** For a test file: the services' wire formats over a server on this machine. */
export function serveFeeds(): ServedFeeds {
  const served = {
    open: (adapter: string, target: string) => {
      const { url } = served.server;
      return chooseFeed(adapter, target, {
        workingDirectory: '/',
        fetching: hasty,
        baseUrls: { greenhouse: url, lever: url, ashby: url, adzuna: url },
        adzuna: { appId: 'id', appKey: 'key' },
      });
    },
    readAll: async (feed: Feed) => {
      const found: (FeedPosting | Rejection)[] = [];
      for await (const record of feed.records(new AbortController().signal)) found.push(feed.read(record));
      return found;
    },
  } as ServedFeeds;
  beforeAll(async () => {
    served.server = await startFeedServer();
  });
  afterAll(() => served.server.close());
  beforeEach(() => {
    served.server.requests.length = 0;
  });
  return served;
}
