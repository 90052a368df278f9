import { postcssConfig } from '@keepmark/postcss';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { head } from './head.mjs';
import { pages } from './pages.mjs';
import { precompress } from './precompress.mjs';

/**
 * The settings of a site: packages from source, Mantine's PostCSS, a manifest for the size check, the public pages
 * rendered, and brotli and gzip beside every file.
 * @param {import('./index.d.mts').SiteBuild} site
 */
export const siteConfig = ({ variant, port }) =>
  defineConfig({
    plugins: [react(), head({ variant }), pages({ variant }), precompress()],
    resolve: { conditions: ['@keepmark/source', ...defaultClientConditions] },
    css: { postcss: postcssConfig },
    worker: { format: 'es' },
    build: { manifest: true, reportCompressedSize: false, chunkSizeWarningLimit: 600 },
    server: { port, strictPort: true },
    preview: { port, strictPort: true },
  });
