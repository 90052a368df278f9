import { themeScript } from '@keepmark/ui/theme-script';
import { appleIconPath, manifestPath } from './web-manifests.mjs';

/** The spinner until the first script runs, on a page that isn't prerendered. */
const bootStyle = `.keepmark-boot{display:block;width:36px;height:36px;margin:30dvh auto;border:3px solid;border-color:var(--mantine-primary-color-filled) transparent;border-radius:50%;animation:keepmark-boot 1s linear infinite}@keyframes keepmark-boot{to{rotate:1turn}}`;

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
