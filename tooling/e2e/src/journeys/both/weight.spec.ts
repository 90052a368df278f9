import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../journey';
import { badgeOf, signInForDevelopment } from '../../sign-in/sign-in';

/** Loads a page in a new tab and sums the JavaScript that comes over the wire for it, compressed, in bytes. */
async function scriptBytes(context: BrowserContext, path: string, isReady: (page: Page) => Promise<void>) {
  const page = await context.newPage();
  // As for somebody who comes for the first time, whatever the pages before have left in the cache.
  const session = await context.newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  // By address: a preloaded file is fetched twice without a cache.
  const sizes = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.set(
      request.url(),
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    );
  });
  await page.goto(path);
  await isReady(page);
  await page.waitForLoadState('networkidle');
  const bytes = await Promise.all(sizes.values());
  expect(bytes.length).toBeGreaterThan(0);
  return bytes.reduce((sum, size) => sum + size, 0);
}

test('the home page of somebody who is not signed in loads at most 120 kB of JavaScript', async ({ context }) => {
  const isReady = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await scriptBytes(context, '/', isReady)).toBeLessThanOrEqual(120_000);
});

test('/jobs/list loads at most 210 kB of JavaScript for somebody who is signed in', async ({ context, page }) => {
  await signInForDevelopment(page);
  const isReady = async (tab: Page) => {
    await expect(tab.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
    await expect(badgeOf(tab)).toBeVisible();
  };
  expect(await scriptBytes(context, '/jobs/list', isReady)).toBeLessThanOrEqual(210_000);
});
