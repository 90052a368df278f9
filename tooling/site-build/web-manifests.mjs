import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** @typedef {{ siteName: string, description: string, menu: readonly { path: string, label: string }[], shareTarget?: string }} NamedSite */

/** The color of a site while it starts. Later the page's `theme-color` follows the display mode. */
const paper = '#ffffff';

/** Square icons of packages/app-shell/src/variants/icons. The last one has margins for a phone's mask. */
const icons = [
  { name: '192', sizes: '192x192', purpose: 'any' },
  { name: '512', sizes: '512x512', purpose: 'any' },
  { name: 'maskable-512', sizes: '512x512', purpose: 'maskable' },
];
/** The icon on the home screen of iOS. */
const appleIcon = 'apple-180';
/** Phones show at most this many. */
const mostShortcuts = 4;

/** @param {string} variant */
export const manifestPath = (variant) => `/${variant}.webmanifest`;
/** @param {string} variant @param {string} name */
const iconPath = (variant, name) => `/icons/${variant}-${name}.png`;
/** @param {string} variant */
export const appleIconPath = (variant) => iconPath(variant, appleIcon);

/**
 * The manifest that makes a site installable.
 * @param {string} variant @param {NamedSite} site
 */
const webManifest = (variant, { siteName, description, menu, shareTarget }) => ({
  id: '/',
  name: siteName,
  short_name: siteName,
  description,
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: paper,
  theme_color: paper,
  icons: icons.map(({ name, sizes, purpose }) => ({ src: iconPath(variant, name), sizes, purpose, type: 'image/png' })),
  ...(shareTarget && {
    share_target: { action: shareTarget, method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
  }),
  shortcuts: menu.slice(0, mostShortcuts).map(({ label, path }) => ({ name: label, url: path })),
});

/**
 * Writes the manifest and icons of every variant, since one build may be served as either.
 * @param {{ root: string, outDir: string, sites: Readonly<Record<string, NamedSite>> }} options
 */
export async function writeWebManifests({ root, outDir, sites }) {
  const require = createRequire(join(root, 'package.json'));
  await mkdir(join(outDir, 'icons'), { recursive: true });
  for (const [variant, site] of Object.entries(sites)) {
    await writeFile(join(outDir, manifestPath(variant)), JSON.stringify(webManifest(variant, site)));
    for (const name of [...icons.map((icon) => icon.name), appleIcon]) {
      await copyFile(
        require.resolve(`@keepmark/app-shell/icons/${variant}-${name}.png`),
        join(outDir, iconPath(variant, name)),
      );
    }
  }
}
