import { fileURLToPath } from 'node:url';
import { VitePWA } from 'vite-plugin-pwa';

/** Larger files are kept when they are first used, and not before. Bytes, uncompressed. */
const mostPrecachedBytes = 500_000;

/**
 * The files by their addresses on the site; app.html by the one at which it has its settings filled in.
 * @param {{ url: string, size: number, revision: string | null }[]} entries
 */
const precached = (entries) => ({
  manifest: entries
    .filter(({ size }) => size <= mostPrecachedBytes)
    .map(({ url, size, revision }) => ({ url: url === 'app.html' ? '/app' : `/${url}`, size, revision })),
});

/**
 * The service worker: the whole site but its largest files, so that it opens without a network. Registered by
 * packages/app-shell for whoever has signed in.
 */
export const offline = () =>
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
  });
