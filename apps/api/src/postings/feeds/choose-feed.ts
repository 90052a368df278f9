import { adzunaFeed } from './adapters/adzuna-feed';
import { ashbyFeed } from './adapters/ashby-feed';
import type { FeedSettings } from './adapters/feed-settings';
import { greenhouseFeed } from './adapters/greenhouse-feed';
import { leverFeed } from './adapters/lever-feed';
import { simplifyFeed } from './adapters/simplify-feed';
import type { Feed } from './feed';
import { FeedError } from './feed-error';

interface Adapter {
  readonly open: (target: string, settings: FeedSettings) => Feed;
  readonly defaultTarget?: string;
  /** What the target is, for error messages. */
  readonly target: string;
  /** What is left of a target written as the address of the board's page. */
  readonly boardOf?: RegExp;
}

const adapters: Readonly<Record<string, Adapter>> = {
  simplify: {
    open: simplifyFeed,
    target: 'the path or address of a listings.json',
    defaultTarget:
      'https://raw.githubusercontent.com/SimplifyJobs/Summer2026-Internships/dev/.github/scripts/listings.json',
  },
  greenhouse: {
    open: greenhouseFeed,
    target: 'a board, such as "acme" of boards.greenhouse.io/acme',
    boardOf: /greenhouse\.io\/(?:embed\/job_board\?for=|v1\/boards\/)?([^/?#]+)/,
  },
  lever: {
    open: leverFeed,
    target: 'a site, such as "acme" of jobs.lever.co/acme',
    boardOf: /lever\.co\/(?:v0\/postings\/)?([^/?#]+)/,
  },
  ashby: {
    open: ashbyFeed,
    target: 'a board, such as "acme" of jobs.ashbyhq.com/acme',
    boardOf: /ashbyhq\.com\/(?:posting-api\/job-board\/)?([^/?#]+)/,
  },
  adzuna: { open: adzunaFeed, target: 'a country, such as "us"', defaultTarget: 'us' },
};

export const adapterNames: readonly string[] = Object.keys(adapters);

/**
 * Makes the feed that an operator names.
 * @param target a path or an address for simplify, a board (or the address of its page) for the company boards, a
 *   country for adzuna.
 * @throws FeedError for an unknown adapter, a missing target or a missing key.
 */
export function chooseFeed(adapterName: string, target: string | undefined, settings: FeedSettings): Feed {
  const adapter = Object.hasOwn(adapters, adapterName) ? adapters[adapterName] : undefined;
  if (!adapter) {
    throw new FeedError(
      'unknown-adapter',
      `There is no feed "${adapterName}". Choose one of ${adapterNames.join(', ')}.`,
    );
  }
  const wanted = target?.trim() || adapter.defaultTarget;
  if (wanted === undefined) throw new FeedError('bad-target', `${adapterName} needs ${adapter.target}.`);
  return adapter.open(boardOf(wanted, adapter.boardOf), settings);
}

function boardOf(target: string, pattern: RegExp | undefined): string {
  const board = pattern?.exec(target)?.[1];
  if (board === undefined) return target;
  return target.includes('.eu.lever.co') ? `eu:${board}` : board;
}

/** Splits "greenhouse:acme" into the adapter and its target. */
export function splitFeedSetting(text: string): [adapter: string, target: string | undefined] {
  const [, adapter = text, target] = /^([a-z]+):(.+)$/s.exec(text) ?? [];
  return [adapter, target];
}
