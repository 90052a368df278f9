import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { VitePWA } from 'vite-plugin-pwa';

/** Larger files are kept when they are first used, and not before. Bytes, uncompressed. */
const mostPrecachedBytes = 500_000;

/**
 * Screens that show nothing without the service, or are opened once: their folders. What only they load stays on the
 * device when it was used; all else, every list and form of what a person keeps, lies there from the start.
 */
const onDemand =
  /\/(?:papaparse|map|city-details|city-resources|city-search|country-list|location-list|location-manage|location-map|occupations|resources|insights|directory-form|company-groups|company-location|place-location)\/|-(?:discover|search|research|map|import|share|capture|assistant)\//;

/** Folders above the project say nothing of what it holds. */
const workspace = fileURLToPath(new URL('../..', import.meta.url));

/** @typedef {import('vite').Rolldown.OutputBundle} OutputBundle */

/**
 * The scripts and styles that are kept from the start, by their addresses in the build.
 * @param {OutputBundle} bundle
 */
function keptFiles(bundle) {
  const kept = new Set();
  const visit = (/** @type {string} */ name) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || kept.has(name)) return;
    kept.add(name);
    chunk.viteMetadata?.importedCss.forEach((css) => kept.add(css));
    chunk.imports.forEach(visit);
    chunk.dynamicImports.filter((next) => !onDemand.test(facadeOf(bundle, next))).forEach(visit);
  };
  Object.values(bundle).forEach((file) => file.type === 'chunk' && file.isEntry && visit(file.fileName));
  return kept;
}

/** @param {OutputBundle} bundle @param {string} name */
function facadeOf(bundle, name) {
  const chunk = bundle[name];
  const module = chunk?.type === 'chunk' ? chunk.facadeModuleId : null;
  return module ? `/${relative(workspace, module)}` : '';
}

/**
 * The service worker: the site with every list and form, so that it opens without a network to what is kept. Registered
 * by packages/app-shell for whoever has signed in.
 */
export function offline() {
  let kept = new Set();
  /** Files by their addresses on the site; app.html by the one at which it has its settings filled in. */
  const precached = (/** @type {{ url: string, size: number, revision: string | null }[]} */ entries) => ({
    manifest: entries
      .filter(({ url, size }) => size <= mostPrecachedBytes && (!/\.(?:js|css)$/.test(url) || kept.has(url)))
      .map(({ url, size, revision }) => ({ url: url === 'app.html' ? '/app' : `/${url}`, size, revision })),
  });
  return [
    {
      name: 'keepmark:kept-files',
      apply: /** @type {const} */ ('build'),
      enforce: /** @type {const} */ ('post'),
      generateBundle(/** @type {unknown} */ _, /** @type {OutputBundle} */ bundle) {
        kept = keptFiles(bundle);
      },
    },
    VitePWA({
      strategies: 'injectManifest',
      srcDir: fileURLToPath(new URL('service-worker', import.meta.url)),
      filename: 'sw.js',
      injectRegister: false,
      // Two of them, written with the pages: web-manifests.mjs.
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
