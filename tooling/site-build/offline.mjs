import { fileURLToPath } from 'node:url';
import { VitePWA } from 'vite-plugin-pwa';
import { cachedFiles } from './cached-files.mjs';
import { knownScreens } from './known-screens.mjs';

/** Larger files are cached when they are first used. Bytes, uncompressed. */
const mostPrecachedBytes = 500_000;
const isCode = /\.(?:js|css)$/;

/**
 * The service worker. It caches the site with every list and form, so that saved data opens without a network: the screens
 * that people open most when it is installed, the others (`isLater`) when a page asks for them.
 * packages/app-shell registers it for people who have signed in.
 * @param {{ variant: string }} site
 */
export function offline({ variant }) {
  /** @type {ReturnType<typeof cachedFiles>} */
  let cached;
  /** Files by their addresses on the site. app.html is served at /app, and every page with its settings filled in. */
  const precached = (/** @type {{ url: string, size: number, revision: string | null }[]} */ entries) => ({
    manifest: entries
      .filter(({ url, size }) => size <= mostPrecachedBytes && (!isCode.test(url) || cached.all.has(url)))
      .map(({ url, size, revision }) => {
        const isPrerendered = url.endsWith('.html') && url !== 'app.html';
        return {
          url: `/${url.replace(/^index\.html$|\.html$/, '')}`,
          size,
          // The worker only needs its path.
          revision: isPrerendered ? null : revision,
          isLater: isCode.test(url) && !cached.main.has(url),
          isPrerendered,
        };
      }),
  });
  return [
    {
      name: 'keepmark:cached-files',
      apply: /** @type {const} */ ('build'),
      enforce: /** @type {const} */ ('post'),
      async generateBundle(/** @type {unknown} */ _, /** @type {import('vite').Rolldown.OutputBundle} */ bundle) {
        const { mainScreens, signedInModules, afterFirstScreenModules } = await knownScreens();
        const mains = mainScreens.filter((screen) => screen.variant === undefined || screen.variant === variant);
        cached = cachedFiles(bundle, [
          ...signedInModules,
          ...afterFirstScreenModules,
          ...mains.flatMap(({ modules }) => modules),
        ]);
      },
    },
    VitePWA({
      strategies: 'injectManifest',
      srcDir: fileURLToPath(new URL('service-worker', import.meta.url)),
      filename: 'sw.js',
      injectRegister: false,
      // web-manifests.mjs writes both of them.
      manifest: false,
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['*.html', 'logo.svg', 'assets/*.{js,css,svg}', 'assets/*-latin-wght-*.woff2'],
        maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [precached],
      },
    }),
  ];
}
