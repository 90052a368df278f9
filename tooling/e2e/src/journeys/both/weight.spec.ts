import type { Page } from '@playwright/test';
import { expect, test } from '../../journey';
import { badgeOf, signInForDevelopment } from '../../sign-in/sign-in';

/** Loads a page and sums the JavaScript that came over the wire for it, compressed, in bytes. */
async function scriptBytes(page: Page, path: string, isReady: () => Promise<void>): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(path);
  await isReady();
  await page.waitForLoadState('networkidle');
  const bytes = await Promise.all(sizes);
  expect(bytes.length).toBeGreaterThan(0);
  return bytes.reduce((sum, size) => sum + size, 0);
}

test('the home page of somebody who is not signed in loads at most 120 kB of JavaScript', async ({ page }) => {
  const isReady = () => expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await scriptBytes(page, '/', isReady)).toBeLessThanOrEqual(120_000);
});

test('/jobs/list loads at most 210 kB of JavaScript for somebody who is signed in', async ({ page }) => {
  await signInForDevelopment(page);
  const isReady = async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
    await expect(badgeOf(page)).toBeVisible();
  };
  expect(await scriptBytes(page, '/jobs/list', isReady)).toBeLessThanOrEqual(210_000);
});
