import type { FastifyInstance } from 'fastify';
import { refreshDirectory } from '../../companies/companies';
import { type Environment, EnvironmentError } from '../../platform/runtime/runtime';
import type { LocationResolver } from '../../gazetteer/gazetteer';
import type { Feed } from './feed';
import { FeedError } from './feed-error';
import { createFeedSchedule } from './feed-schedule';
import { loadSampleWhenEmpty } from './sample/sample-feed';

/**
 * Before the service answers, an empty table gets the sample; from then on, the feeds of FEEDS are read on schedule.
 * Companies that an update or a killed run left stale in the directory are refreshed in the background.
 * @param background whether this process does so.
 * @throws EnvironmentError when FEEDS names a feed that cannot be.
 */
export async function registerFeeds(
  app: FastifyInstance,
  environment: Environment,
  { background, resolver }: { background: boolean; resolver: () => LocationResolver },
): Promise<void> {
  const feeds = await feedsOf(environment);
  if (!background) return;
  const database = app.database.write;
  const schedule = createFeedSchedule({
    database,
    resolver,
    feeds,
    intervalMs: environment.FEEDS_INTERVAL_MINUTES * 60_000,
    log: app.log,
  });
  let refreshing: Promise<void> | undefined;
  app.addHook('onReady', async () => {
    const isSample = await loadSampleWhenEmpty(database, resolver);
    if (isSample) app.log.info('there are no postings of a feed yet: searches find the sample');
    refreshing = refreshDirectory(database).catch((error: unknown) => {
      app.log.error({ err: error }, 'the company directory could not be refreshed');
    });
    if (feeds.length > 0) schedule.start();
  });
  app.addHook('onClose', async () => {
    await schedule.close();
    await refreshing;
  });
}

/** Each entry of FEEDS is an adapter, a colon and its target: `greenhouse:acme`. */
async function feedsOf({ FEEDS, ADZUNA_APP_ID: appId, ADZUNA_APP_KEY: appKey }: Environment): Promise<Feed[]> {
  if (FEEDS.length === 0) return [];
  const { chooseFeed, splitFeedSetting } = await import('./choose-feed');
  const settings = { workingDirectory: process.cwd(), adzuna: appId && appKey ? { appId, appKey } : undefined };
  return FEEDS.map((entry) => {
    try {
      return chooseFeed(...splitFeedSetting(entry), settings);
    } catch (error) {
      if (!(error instanceof FeedError)) throw error;
      throw new EnvironmentError(`FEEDS: ${error.message}`, { cause: error });
    }
  });
}
