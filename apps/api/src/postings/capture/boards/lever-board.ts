import { leverFeed } from '../../feeds/adapters/lever-feed';
import type { Board, BoardUrls } from './board';
import { postingOfFeed } from './posting-of-feed';

/** `jobs.lever.co/acme/ID`, also under `jobs.eu.lever.co` (https://github.com/lever/postings-api). */
export function leverBoard(url: URL, baseUrls: BoardUrls): Board | undefined {
  const [, european] = /^jobs(\.eu)?\.lever\.co$/.exec(url.hostname) ?? [undefined, null];
  const [, site, id] = /^\/([\w.-]+)\/([\da-f-]{36})(?:\/|$)/i.exec(url.pathname) ?? [];
  if (european === null || !site || !id) return undefined;
  return {
    name: 'lever',
    jsonUrl: new URL(`/v0/postings/${site}/${id}?mode=json`, baseUrls.lever ?? `https://api${european ?? ''}.lever.co`)
      .href,
    // Without the site's name, which is no company's.
    read: (json, resolver) => postingOfFeed(leverFeed('', { workingDirectory: '' }).read(json), resolver),
  };
}
