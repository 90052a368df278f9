import { bootStyle } from '@keepmark/first-paint/page-scripts';
import { themeScript } from '@keepmark/first-paint/theme-script';
import { appleIconPath, manifestPath } from './web-manifests.mjs';

/**
 * The head of every page of a site: the variant, which the server may change, and the display mode and color family before
 * the first paint.
 * @param {{ variant: string }} site
 * @returns {import('vite').Plugin}
 */
export const head = ({ variant }) => ({
  name: 'keepmark:head',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { name: 'keepmark-variant', content: process.env['VITE_SITE_VARIANT'] ?? variant },
      injectTo: 'head-prepend',
    },
    { tag: 'link', attrs: { rel: 'manifest', href: manifestPath(variant) }, injectTo: 'head' },
    { tag: 'link', attrs: { rel: 'apple-touch-icon', href: appleIconPath(variant) }, injectTo: 'head' },
    { tag: 'script', children: themeScript, injectTo: 'head' },
    { tag: 'style', children: bootStyle, injectTo: 'head' },
  ],
});
