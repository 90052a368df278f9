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

/** What every page needs goes into one file: it compresses better than a dozen, and stays cached over our own changes. */
const everyPage = {
  name: 'base',
  test: (/** @type {string} */ id) => packagesOfEveryPage.test(id) || mantineOfEveryPage.test(id),
};

/** Our own small modules of every page: one file in place of five, apart from what does not change with our code. */
const ownBase = { name: 'own', test: ownOfEveryPage };

/** The local store with what follows its opening, which every signed-in page loads: one file in place of twenty. */
const store = {
  name: 'store',
  test: /packages\/local-store\/src\/(?:open-database|tables\/table-definition|upkeep\/upkeep)\.ts$/,
};

/**
 * The settings of a site: packages from source, Mantine's PostCSS, a manifest for the size check, the public pages
 * rendered, a service worker, and brotli and gzip beside every file.
 * @param {import('./index.d.mts').SiteBuild} site
 */
export const siteConfig = ({ variant, port }) =>
  defineConfig({
    plugins: [react(), head({ variant }), pages({ variant }), chunkModules(), offline(), precompress()],
    resolve: { conditions: ['@keepmark/source', ...defaultClientConditions] },
    css: { postcss: postcssConfig },
    worker: { format: 'es' },
    build: {
      manifest: true,
      reportCompressedSize: false,
      // The map's engine is one file of this size.
      chunkSizeWarningLimit: 1200,
      // Every browser that runs the rest preloads modules by itself.
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: [everyPage, ownBase, store] } } },
    },
    server: { port, strictPort: true },
    preview: { port, strictPort: true },
  });
