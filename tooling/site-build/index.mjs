import { fileURLToPath } from 'node:url';
import { postcssConfig } from '@keepmark/postcss';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { buildTargets } from './browsers.mjs';
import { chunkModules } from './chunk-modules.mjs';
import { compileEarly } from './compile-early.mjs';
import { head } from './head.mjs';
import { licenses } from './licenses/licenses.mjs';
import { offline } from './offline.mjs';
import { pages } from './pages.mjs';
import { precompress } from './precompress.mjs';
import { splitFiles } from './split-files.mjs';

/** Libraries that only the page's own file needs. They join what every page loads, and stay the same from version to version. */
const libraries =
  /node_modules\/(?:(?:react|react-dom|scheduler|use-sync-external-store|clsx|zustand|@tanstack\/(?:history|store|react-store|router-core|react-router))\/|@mantine\/core\/esm\/(?:core|components\/(?:ActionIcon|Button|Container|Group|Loader|Text|Title|Transition|UnstyledButton|VisuallyHidden))\/)/;

const noGroups = fileURLToPath(new URL('no-groups.mjs', import.meta.url));

/** @satisfies {import('vite').InlineConfig} */
const settings = {
  resolve: {
    conditions: ['@keepmark/source', ...defaultClientConditions],
    alias: {
      // Part of fontkit, which the résumés' PDF code reads TrueType files with: WOFF2's decoder has a dictionary of 60 kB.
      'brotli/decompress.js': fileURLToPath(new URL('no-brotli.mjs', import.meta.url)),
      // Mantine's own palettes. Every color of ours is in CSS: packages/ui/src/theme.
      './default-colors.mjs': fileURLToPath(new URL('no-palettes.mjs', import.meta.url)),
      // Only by these paths, which are those of Mantine's Button, ActionIcon, and Loader.
      './ButtonGroup/ButtonGroup.mjs': noGroups,
      './ButtonGroupSection/ButtonGroupSection.mjs': noGroups,
      './ActionIconGroup/ActionIconGroup.mjs': noGroups,
      './ActionIconGroupSection/ActionIconGroupSection.mjs': noGroups,
      './loaders/Bars.mjs': noGroups,
      './loaders/Dots.mjs': noGroups,
      // React has had this hook since version 18.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  css: { postcss: postcssConfig },
  worker: { format: 'es' },
  build: {
    // Styles, too.
    target: buildTargets,
    reportCompressedSize: false,
    // The map's engine is one file of about this size.
    chunkSizeWarningLimit: 1200,
    // Every browser that we support preloads modules.
    modulePreload: { polyfill: false },
  },
};

/**
 * Vite's settings for a site: packages from source, Mantine's PostCSS, prerendered public pages, a service worker, brotli
 * and gzip beside every file, and a manifest for the size check.
 * @param {import('./index.d.mts').SiteBuild} site
 */
export const siteConfig = ({ variant, port }) => {
  const { inSite, inWorkers } = licenses();
  return defineConfig({
    ...settings,
    worker: { ...settings.worker, plugins: () => [inWorkers] },
    plugins: [
      react(),
      splitFiles({ ...settings, plugins: [react()] }, libraries),
      head({ variant }),
      pages({ variant }),
      chunkModules(),
      inSite,
      compileEarly(),
      offline({ variant }),
      precompress(),
    ],
    build: { ...settings.build, manifest: true },
    server: { port, strictPort: true },
    preview: { port, strictPort: true },
  });
};
