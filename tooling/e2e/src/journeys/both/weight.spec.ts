import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../journey';
import { badgeOf, signInOnScreen } from '../../sign-in/sign-in';

/** Loads a page in a new tab. @returns the size of its JavaScript, compressed, in bytes */
async function scriptBytes(context: BrowserContext, path: string, isReady: (page: Page) => Promise<void>) {
  const page = await context.newPage();
  // Like a first visit, whatever earlier pages left in the cache.
  const session = await context.newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  // By URL: without a cache, a preloaded file is fetched twice.
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

test('the home page loads at most 120 kB of JavaScript for a signed-out visitor', async ({ context }) => {
  const isReady = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await scriptBytes(context, '/', isReady)).toBeLessThanOrEqual(120_000);
});

test('/jobs/list loads at most 210 kB of JavaScript for a signed-in user', async ({ context, page }) => {
  await signInOnScreen(page);
  const isReady = async (tab: Page) => {
    await expect(tab.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
    await expect(badgeOf(tab)).toBeVisible();
    // From the page itself, before its script ran.
    await expect(tab.locator('link[rel="modulepreload"][href*="/JobListPage-"]')).toHaveCount(1);
  };
  expect(await scriptBytes(context, '/jobs/list', isReady)).toBeLessThanOrEqual(210_000);
});
