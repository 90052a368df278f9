import type { Page } from '@playwright/test';
import { faultsOf } from '../../accessibility/faults-of';
import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';

/** Without a page open, which would reload. */
async function resize(page: Page, width: number): Promise<void> {
  await page.goto('about:blank');
  await page.setViewportSize({ width, height: 740 });
}

const titles = { jobs: 'Today', places: 'Places' };
const palette = { name: 'Find anything' };

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  test(`at ${width} px, the landing screen offers first steps and remembers them`, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    await signInForDevelopment(page);
    await page.goto('/');
    await expect(page).toHaveURL('/places');
    await expect(page.getByRole('heading', { level: 1, name: titles[site] })).toBeVisible();
    await expect(page.getByText('0 of 3 done')).toBeVisible();
    await page.getByRole('link', { name: /^Set your home location/ }).click();
    await page.getByRole('combobox', { name: 'City or address' }).fill('Dallas, TX');
    await page.getByRole('button', { name: 'Save location' }).click();
    await expect(page.getByText('Home location set to Dallas, Texas, United States.')).toBeVisible();
    await expect(page).toHaveURL('/places');
    await expect(page.getByText('1 of 3 done')).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.getByRole('button', { name: 'Hide first steps' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: titles[site] })).toBeVisible();
    await expect(page.getByText('Get started')).toBeHidden();
  });
}

test('finds a saved place by name, from the top bar and from the drawer of a phone', async ({ page }) => {
  await signInForDevelopment(page);
  await page.goto('/place/add');
  await page.getByLabel('Name').fill('Blue Door Books');
  await page.getByRole('button', { name: 'Add place' }).click();
  await expect(page).not.toHaveURL('/place/add');

  await page.getByRole('banner').getByRole('button', palette).click();
  await page.getByRole('textbox', { name: 'Search screens and actions' }).fill('blue do');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Blue Door Books/ })
    .click();
  await expect(page).toHaveURL(/\/place\/details\//);

  await resize(page, 360);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', palette).click();
  await page.getByRole('textbox', { name: 'Search screens and actions' }).fill('books');
  await expect(page.getByRole('dialog').getByRole('button', { name: /Blue Door Books/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/place\/details\//);
});

test('the menu has labels from 1,440 px, and a tooltip for the keyboard below', async ({ page }) => {
  await signInForDevelopment(page);
  await page.goto('/places/list');
  const item = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Place Groups' });
  const label = item.getByText('Place Groups');
  await expect(label).toBeVisible();
  await resize(page, 1200);
  await page.goto('/places/list');
  await expect(item).toBeVisible();
  await expect(label).toBeHidden();
  // A focus that the keyboard moved, as :focus-visible wants.
  await page.keyboard.press('Tab');
  await item.focus();
  await expect(label).toBeVisible();
});
