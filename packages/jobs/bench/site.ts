/// <reference types="node" />
import { fileURLToPath } from 'node:url';
import { postcssConfig } from '@keepmark/postcss';
import type { InlineConfig } from 'vite';

/** The page of the benches: the screens of this package over kept jobs of its own. */
export const benchSite: InlineConfig = {
  configFile: false,
  logLevel: 'error',
  root: fileURLToPath(new URL('.', import.meta.url)),
  resolve: { conditions: ['@keepmark/source', 'module', 'browser', 'development|production'] },
  css: { postcss: postcssConfig },
  worker: { format: 'es' },
};
