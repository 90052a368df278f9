import type { Page } from '@playwright/test';
import { expect, test } from '../../journey';

const dark = { background: 'rgb(33, 33, 33)', text: 'rgb(250, 250, 250)' };
const light = { background: 'rgb(255, 255, 255)', text: 'rgb(33, 33, 33)' };

/** Reads the colors without waiting: colors that are right only a moment later would flash. */
const colorsOf = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor: background, color: text } = getComputedStyle(document.body);
    return { background, text };
  });
/** Checks the colors with locators, which wait for the reload of a toggle: `evaluate` would fail in a closing page. */
async function expectColors(page: Page, { background, text }: typeof dark): Promise<void> {
  await expect(page.locator('body')).toHaveCSS('background-color', background);
  await expect(page.locator('body')).toHaveCSS('color', text);
}
const toggle = (page: Page) => page.getByRole('button', { name: 'Switch between light and dark' });

test('the toggle switches the mode, saves it, and reloads', async ({ page }) => {
  await page.goto('/about');
  expect(await colorsOf(page)).toEqual(light);
  await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
  await toggle(page).click();
  await page.waitForFunction(() => !('isFirstPage' in window));
  await expectColors(page, dark);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#212121');
  expect(await page.evaluate(() => [localStorage.getItem('theme'), localStorage.getItem('display-mode')])).toEqual([
    'dark',
    'dark',
  ]);
  await page.goto('/terms');
  expect(await colorsOf(page)).toEqual(dark);
  await toggle(page).click();
  await expectColors(page, light);
});

test('a dark page has its mode and color family before its first paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('colour-family', 'teal');
    // As soon as there is a body, long before any module runs.
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      const family = document.documentElement.dataset['colorFamily'];
      Object.assign(window, { firstLook: `${getComputedStyle(document.body).backgroundColor} ${family}` });
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ['/', '/settings']) {
    await page.goto(path);
    expect(await page.evaluate(() => Reflect.get(window, 'firstLook') as string)).toBe(`${dark.background} teal`);
  }
});
