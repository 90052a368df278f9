// The service worker of a site: opens it without a network. Compiled to /sw.js.
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, getCacheKeyForURL, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { followOpenings } from './opening-page.mjs';
import { pageOnDevice } from './page-on-device.mjs';

/** The page for every path. */
const appPage = '/app';
/** After this long without an answer that someone waits for, we treat the network as offline. */
const networkTimeoutSeconds = 4;
/** A page that someone opens needs the network and the processor for itself for this long. */
const openingMs = 5000;
const largeFiles = { maxEntries: 200, maxAgeSeconds: 30 * 24 * 3600, purgeOnQuotaError: true };

const files = self.__WB_MANIFEST;
cleanupOutdatedCaches();
precacheAndRoute(
  files.filter(({ isLater, isPrerendered }) => !isLater && !isPrerendered),
  { directoryIndex: null, cleanURLs: false },
);

// The other screens: cached when a page is idle and asks for them, or when someone opens them before. Their names contain a
// hash of the content, so that versions share the ones that stayed the same.
const laterName = 'keepmark-later';
const laterUrls = new Set(files.filter(({ isLater }) => isLater).map(({ url }) => url));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && laterUrls.has(url.pathname),
  new CacheFirst({ cacheName: laterName }),
);

const openings = followOpenings(openingMs);

/** One by one, with low priority, and not while a page opens, so that what the person is doing comes first. */
async function cacheLater() {
  const cache = await caches.open(laterName);
  for (const url of laterUrls) {
    await openings.ended();
    if (!(await cache.match(url))) await cache.add(new Request(url, { priority: 'low' }));
  }
}

async function deleteOutdated() {
  const cache = await caches.open(laterName);
  const outdated = (await cache.keys()).filter(({ url }) => !laterUrls.has(new URL(url).pathname));
  const pages = await caches.open(pagesName);
  const outdatedPages = (await pages.keys()).filter(({ url }) => !url.endsWith(appKey));
  await Promise.all([
    ...outdated.map((request) => cache.delete(request)),
    ...outdatedPages.map((request) => pages.delete(request)),
  ]);
}

// Prerendered pages paint before any script runs. Online, they come from the network.
const prerendered = new Set(files.filter(({ isPrerendered }) => isPrerendered).map(({ url }) => url));
const pagesName = 'keepmark-pages';
const appKey = getCacheKeyForURL(appPage);
const choosePage = pageOnDevice({
  key: appKey,
  installed: () => matchPrecache(appPage),
  openCache: () => caches.open(pagesName),
  isInVersion: (url) => getCacheKeyForURL(url) !== undefined,
  isNewerWaiting: () => self.registration.waiting !== null,
});

const network = new NetworkOnly({ networkTimeoutSeconds });
const patientNetwork = new NetworkOnly();
const isPage = { denylist: [/^\/api\//, /^\/__\//, /\/[^/?]+\.[^/?]+(?:\?|$)/] };
registerRoute(
  new NavigationRoute(async (options) => {
    openings.begin();
    if (!prerendered.has(options.url.pathname)) {
      const askServer = ({ isPatient }) => (isPatient ? patientNetwork : network).handle(options);
      const { page, learned } = await choosePage(askServer);
      options.event.waitUntil(learned);
      return page;
    }
    const answer = await network.handle(options).catch(() => undefined);
    if (answer && answer.status < 500) return answer;
    return (await matchPrecache(appPage)) ?? answer ?? Response.error();
  }, isPage),
);

// Files that aren't cached from the start (the map, pictures, screens that need the API) are cached when they are first used.
// Their names contain a hash of the content, so a cached file is never outdated.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'keepmark-assets', plugins: [new ExpirationPlugin(largeFiles)] }),
);

// Without a server, a page whose preload fails is blank in Firefox, whatever the worker answers. A preload would only save the
// time in which a worker starts, on prerendered pages: 5 to 15 ms on a desktop. Earlier versions enabled it.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.clients.claim(), self.registration.navigationPreload?.disable(), deleteOutdated()]),
  );
});

/** @type {Promise<void> | undefined} */
let caching;

/** @param {ExtendableMessageEvent} event answered once every screen is cached */
async function answerWhenCached({ ports }) {
  // Without a network, the next page that asks goes on where this one stopped.
  caching ??= cacheLater().finally(() => {
    caching = undefined;
  });
  await caching.then(
    () => ports[0]?.postMessage(true),
    () => ports[0]?.postMessage(false),
  );
}

/**
 * Messages from pages. `cache-later` caches the screens that aren't cached when this version is installed. To a waiting
 * version: `has` asks whether it is the version of this page, by the address of its script; `take-over` activates it
 * immediately; `take-over-if-alone` does so unless another tab still runs the old version.
 */
self.addEventListener('message', (event) => {
  const { type, url } = event.data ?? {};
  if (type === 'has') event.ports[0]?.postMessage(getCacheKeyForURL(url) !== undefined);
  if (type === 'cache-later') event.waitUntil(answerWhenCached(event));
  if (type === 'take-over') event.waitUntil(self.skipWaiting());
  if (type === 'take-over-if-alone') event.waitUntil(takeOverIfAlone());
});

async function takeOverIfAlone() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await self.skipWaiting();
}
