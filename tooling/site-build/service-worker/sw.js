// What runs in the browser beside the pages of a site and opens it without a network. Compiled to /sw.js.
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, getCacheKeyForURL, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

/** Any path starts from it. */
const appPage = '/app';
/** A network that has said nothing for so long is as good as none. */
const networkTimeoutSeconds = 4;
const largeFiles = { maxEntries: 200, maxAgeSeconds: 30 * 24 * 3600, purgeOnQuotaError: true };

cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: null, cleanURLs: false });

// Pages come from the network while there is one: whoever serves the site says in them which variant it is. Without
// one, every path starts from the page of the version that lies here whole.
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

// What is not fetched before anybody asks for it (the map, pictures, screens of the service) stays once it was used. Names
// there carry a hash of the content, so that what is kept is never old.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: 'keepmark-assets', plugins: [new ExpirationPlugin(largeFiles)] }),
);

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

/**
 * What pages ask of a version that waits: `has` whether it is the version of this page, by the address of its script;
 * `take-over` to follow at once; `take-over-if-alone` to follow unless another tab still runs the version before.
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
