/// <reference types="node" />
import { fileURLToPath } from 'node:url';
import { postcssConfig } from '@keepmark/postcss';
import type { InlineConfig } from 'vite';

/** The page for the benchmarks, built as a site is. */
export const benchSite: InlineConfig = {
  configFile: false,
  logLevel: 'error',
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: {
    conditions: ['@keepmark/source', 'module', 'browser', 'development|production'],
    alias: {
      'brotli/decompress.js': fileURLToPath(new URL('../../../tooling/site-build/no-brotli.mjs', import.meta.url)),
    },
  },
  css: { postcss: postcssConfig },
  worker: { format: 'es' },
};
