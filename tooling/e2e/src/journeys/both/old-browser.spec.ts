import type { Page } from '@playwright/test';
import { expect, test } from '../../journey';

// A browser of the end of 2023 and one of 2018, without what they lack, before any script of ours runs.
const browsers = {
  'Chrome 119': () => void Reflect.deleteProperty(URL, 'canParse'),
  'Firefox 60': () => {
    Reflect.deleteProperty(URL, 'canParse');
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule');
    CSS.supports = () => false;
  },
};

const loadedScripts = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length);

for (const [name, makeOld] of Object.entries(browsers)) {
  test.describe(`in ${name}`, () => {
    test.beforeEach(async ({ page }) => page.addInitScript(makeOld));

    test('a screen says that the browser is too old instead of staying blank', async ({ page }) => {
      await page.goto('/jobs/list');
      const notice = page.getByRole('alert');
      await expect(notice.getByRole('heading')).toHaveText('Your browser is too old for Keepmark');
      await expect(notice).toContainText('Firefox 121');
      await expect(page.getByLabel('Loading')).toBeHidden();
    });

    test('a public page stays readable, with a notice', async ({ page }) => {
      await page.goto('/about');
      await expect(page.getByRole('alert')).toContainText('Your browser is too old for Keepmark');
      await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
      expect(await loadedScripts(page)).toBe(0);
    });
  });
}

test('an old browser that someone wants to try starts the page', async ({ page }) => {
  await page.addInitScript(browsers['Chrome 119']);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Try anyway' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
