/// <reference types="node" />
import { fileURLToPath } from 'node:url';
import { postcssConfig } from '@keepmark/postcss';
import type { InlineConfig } from 'vite';

/** The page for the benchmarks: the screens of this package with their own saved jobs. */
export const benchSite: InlineConfig = {
  configFile: false,
  logLevel: 'error',
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { conditions: ['@keepmark/source', 'module', 'browser', 'development|production'] },
  css: { postcss: postcssConfig },
  worker: { format: 'es' },
};
