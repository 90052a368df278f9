import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Site } from '../stack/addresses';

const variants = new URL('../../../../packages/app-shell/src/variants/', import.meta.url);
/** How much a phone's mask may cut off at each edge, in units of the logo's 64. */
const maskMargin = 10;

/** Draws the home screen icons from the site's logo: with round corners, square for iOS, and with room for a mask. */
export async function takeIcons(page: Page, site: Site): Promise<void> {
  const logo = readFileSync(new URL(`${site}-logo.svg`, variants), 'utf8');
  const square = logo.replace('rx="18" ', '');
  const width = 64 + 2 * maskMargin;
  const masked = square
    .replace('viewBox="0 0 64 64"', `viewBox="-${maskMargin} -${maskMargin} ${width} ${width}"`)
    .replace(
      '<rect width="64" height="64"',
      `<rect x="-${maskMargin}" y="-${maskMargin}" width="${width}" height="${width}"`,
    );
  const icons = [
    { name: '192', pixels: 192, drawing: logo },
    { name: '512', pixels: 512, drawing: logo },
    { name: 'maskable-512', pixels: 512, drawing: masked },
    { name: 'apple-180', pixels: 180, drawing: square },
  ];
  for (const { name, pixels, drawing } of icons) {
    await page.setViewportSize({ width: pixels, height: pixels });
    await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`);
    const path = fileURLToPath(new URL(`icons/${site}-${name}.png`, variants));
    await page.screenshot({ path, omitBackground: true });
  }
}
