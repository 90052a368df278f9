import { postcssConfig } from '@keepmark/postcss';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { precompress } from './precompress.mjs';

/**
 * The settings of a site: packages from source, Mantine's PostCSS, a manifest for the size check, and brotli and gzip
 * beside every file.
 * @param {import('./index.d.mts').SiteBuild} site
 */
export const siteConfig = ({ port }) =>
  defineConfig({
    plugins: [react(), precompress()],
    resolve: { conditions: ['@keepmark/source', ...defaultClientConditions] },
    css: { postcss: postcssConfig },
    worker: { format: 'es' },
    build: { manifest: true, sourcemap: false, reportCompressedSize: false, chunkSizeWarningLimit: 600 },
    server: { port, strictPort: true },
    preview: { port, strictPort: true },
  });
