import { fileURLToPath } from 'node:url';
import { postcssConfig } from '@keepmark/postcss';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { chunkModules } from './chunk-modules.mjs';
import { head } from './head.mjs';
import { offline } from './offline.mjs';
import { pages } from './pages.mjs';
import { precompress } from './precompress.mjs';

const packagesOfEveryPage =
  /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|clsx|zustand|@tanstack\/(?:history|store|react-store|router-core|react-router))\//;
const mantineOfEveryPage =
  /node_modules\/@mantine\/core\/esm\/(?:core|components\/(?:ActionIcon|Avatar|Button|Container|Group|Loader|Text|Title|Transition|UnstyledButton|VisuallyHidden))\//;

const ownOfEveryPage =
  /packages\/(?:ui\/src\/(?:toasts\/(?:notify|toast-store)|reload\/reload)|auth\/src\/use-auth)\.ts$|vite\/preload-helper/;

/** The libraries of every page in one file: it compresses better than a dozen, and stays cached when our code changes. */
const everyPage = {
  name: 'base',
  test: (/** @type {string} */ id) => packagesOfEveryPage.test(id) || mantineOfEveryPage.test(id),
};

/** Our own small modules of every page in one file instead of five, apart from the libraries, which change less often. */
const ownBase = { name: 'own', test: ownOfEveryPage };

/** The fields of the forms and filters that most signed-in pages have, in one file instead of five. */
const fields = {
  name: 'fields',
  test: /node_modules\/@mantine\/core\/esm\/components\/(?:CloseButton|Input|InputBase|NativeSelect|TextInput)\//,
};

/** The local store, which every signed-in page loads, in one file instead of twenty. */
const store = {
  name: 'store',
  test: /packages\/local-store\/src\/(?:open-database|tables\/table-definition|upkeep\/upkeep)\.ts$/,
};

/**
 * Vite's settings for a site: packages from source, Mantine's PostCSS, prerendered public pages, a service worker, brotli
 * and gzip beside every file, and a manifest for the size check.
 * @param {import('./index.d.mts').SiteBuild} site
 */
export const siteConfig = ({ variant, port }) =>
  defineConfig({
    plugins: [react(), head({ variant }), pages({ variant }), chunkModules(), offline(), precompress()],
    resolve: {
      conditions: ['@keepmark/source', ...defaultClientConditions],
      // Part of fontkit, which the résumés' PDF code reads TrueType files with: WOFF2's decoder has a dictionary of 60 kB.
      alias: { 'brotli/decompress.js': fileURLToPath(new URL('no-brotli.mjs', import.meta.url)) },
    },
    css: { postcss: postcssConfig },
    worker: { format: 'es' },
    build: {
      manifest: true,
      reportCompressedSize: false,
      // The map's engine is one file of about this size.
      chunkSizeWarningLimit: 1200,
      // Every browser that we support preloads modules.
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: [everyPage, ownBase, fields, store] } } },
    },
    server: { port, strictPort: true },
    preview: { port, strictPort: true },
  });
