import { expect, test } from '../../journey';
import { openStarted } from '../../navigation/open-started';
import { signInForDevelopment } from '../../sign-in/sign-in';

test('an unknown path leads home', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/');
});

test('a new screen starts at the top and is announced, and Back restores the position', async ({ page }) => {
  // Earlier, a link loads another page, which a screen reader announces by itself.
  await openStarted(page, '/privacy');
  // The text shows before its fonts load, each of which moves the links below it, even in the middle of a click.
  await page.waitForFunction(
    () => document.fonts.status === 'loaded' && [...document.fonts].some(({ status }) => status === 'loaded'),
  );
  const terms = page.getByRole('navigation', { name: 'About this site' }).getByRole('link', { name: 'Terms' });
  await terms.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => window.scrollY);
  expect(position).toBeGreaterThan(100);
  await terms.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('status').filter({ hasText: /^Terms$/ })).toBeAttached();
  await expect(page).toHaveTitle(/^Terms · Keepmark/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position);
});

test('a resize reloads the page and keeps what was typed', async ({ page }) => {
  await signInForDevelopment(page);
  await page.goto('/job/add');
  await page.getByLabel('Job title').fill('Lighthouse keeper');
  await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
  await page.setViewportSize({ width: 1000, height: 700 });
  await page.waitForFunction(() => !('isFirstPage' in window));
  await expect(page.getByLabel('Job title')).toHaveValue('Lighthouse keeper');
});
