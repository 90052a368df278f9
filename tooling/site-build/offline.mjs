import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { VitePWA } from 'vite-plugin-pwa';

/** Larger files are cached when they are first used. Bytes, uncompressed. */
const mostPrecachedBytes = 500_000;

/**
 * Folders of screens that show nothing without the API, or are opened once. What only they load is cached when it is first
 * used. Everything else, such as every list and form of saved data, is cached from the start.
 */
const onDemand =
  /\/(?:papaparse|map|city-details|city-resources|city-search|country-list|location-list|location-manage|location-map|occupations|resources|insights|directory-form|company-groups|company-location|place-location)\/|-(?:discover|search|research|map|import|share|capture|assistant)\//;

/** Paths are matched from here, since folders above the project may have any name. */
const workspace = fileURLToPath(new URL('../..', import.meta.url));

/** @typedef {import('vite').Rolldown.OutputBundle} OutputBundle */

/**
 * The scripts and styles that are cached from the start, by their paths in the build.
 * @param {OutputBundle} bundle
 */
function precachedFiles(bundle) {
  const found = new Set();
  const visit = (/** @type {string} */ name) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    chunk.viteMetadata?.importedCss.forEach((css) => found.add(css));
    chunk.imports.forEach(visit);
    chunk.dynamicImports.filter((next) => !onDemand.test(facadeOf(bundle, next))).forEach(visit);
  };
  Object.values(bundle).forEach((file) => file.type === 'chunk' && file.isEntry && visit(file.fileName));
  return found;
}

/** @param {OutputBundle} bundle @param {string} name */
function facadeOf(bundle, name) {
  const chunk = bundle[name];
  const module = chunk?.type === 'chunk' ? chunk.facadeModuleId : null;
  return module ? `/${relative(workspace, module)}` : '';
}

/**
 * The service worker. It caches the site with every list and form, so that saved data opens without a network.
 * packages/app-shell registers it for people who have signed in.
 */
export function offline() {
  let cached = new Set();
  /** Files by their addresses on the site. app.html is served at /app, with its settings filled in. */
  const precached = (/** @type {{ url: string, size: number, revision: string | null }[]} */ entries) => ({
    manifest: entries
      .filter(({ url, size }) => size <= mostPrecachedBytes && (!/\.(?:js|css)$/.test(url) || cached.has(url)))
      .map(({ url, size, revision }) => ({ url: url === 'app.html' ? '/app' : `/${url}`, size, revision })),
  });
  return [
    {
      name: 'keepmark:precached-files',
      apply: /** @type {const} */ ('build'),
      enforce: /** @type {const} */ ('post'),
      generateBundle(/** @type {unknown} */ _, /** @type {OutputBundle} */ bundle) {
        cached = precachedFiles(bundle);
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
        globPatterns: ['app.html', 'logo.svg', 'assets/*.{js,css,svg}', 'assets/*-latin-wght-*.woff2'],
        maximumFileSizeToCacheInBytes: Number.MAX_SAFE_INTEGER,
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [precached],
      },
    }),
  ];
}
