import { ashbyFeed } from '../../feeds/adapters/ashby-feed';
import { isThing } from '../find-job-posting';
import type { Board, BoardUrls } from './board';
import { postingOfFeed } from './posting-of-feed';

/** `jobs.ashbyhq.com/acme/ID` (https://developers.ashbyhq.com/docs/public-job-posting-api): one of the board's list. */
export function ashbyBoard(url: URL, baseUrls: BoardUrls): Board | undefined {
  const [, board, id] = /^\/([^/]+)\/([\da-f-]{36})(?:\/|$)/i.exec(url.pathname) ?? [];
  if (url.hostname !== 'jobs.ashbyhq.com' || !board || !id) return undefined;
  const base = baseUrls.ashby ?? 'https://api.ashbyhq.com';
  return {
    name: 'ashby',
    jsonUrl: new URL(`/posting-api/job-board/${board}?includeCompensation=true`, base).href,
    read: (json, resolver) => {
      const jobs = isThing(json) && Array.isArray(json['jobs']) ? json['jobs'] : [];
      const own = jobs.find((job) => isThing(job) && job['id'] === id.toLowerCase());
      // Without the board's name, which is no company's.
      return own && postingOfFeed(ashbyFeed('', { workingDirectory: '' }).read(own), resolver);
    },
  };
}
