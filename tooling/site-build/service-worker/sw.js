// The service worker of a site: opens it without a network. Compiled to /sw.js.
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, getCacheKeyForURL, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

/** The page for every path. */
const appPage = '/app';
/** After this long without an answer, we treat the network as offline. */
const networkTimeoutSeconds = 4;
const largeFiles = { maxEntries: 200, maxAgeSeconds: 30 * 24 * 3600, purgeOnQuotaError: true };

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: null, cleanURLs: false });

// Online, pages come from the network, since the server writes the variant into them. Offline, every path starts from the
// cached page.
const network = new NetworkOnly({ networkTimeoutSeconds });
registerRoute(
  new NavigationRoute(
    async (options) => {
      const answer = await network.handle(options).catch(() => undefined);
      if (answer && answer.status < 500) return answer;
      return (await matchPrecache(appPage)) ?? answer ?? Response.error();
    },
    { denylist: [/^\/api\//, /^\/__\//, /\/[^/?]+\.[^/?]+(?:\?|$)/] },
  ),
);

// Files that aren't cached from the start (the map, pictures, screens that need the API) are cached when they are first used.
// Their names contain a hash of the content, so a cached file is never outdated.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'keepmark-assets', plugins: [new ExpirationPlugin(largeFiles)] }),
);

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

/**
 * Messages from pages to a waiting version: `has` asks whether it is the version of this page, by the address of its script;
 * `take-over` activates it immediately; `take-over-if-alone` does so unless another tab still runs the old version.
 */
self.addEventListener('message', (event) => {
  const { type, url } = event.data ?? {};
  if (type === 'has') event.ports[0]?.postMessage(getCacheKeyForURL(url) !== undefined);
  if (type === 'take-over') event.waitUntil(self.skipWaiting());
  if (type === 'take-over-if-alone') event.waitUntil(takeOverIfAlone());
});

async function takeOverIfAlone() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await self.skipWaiting();
}
