import type { Page } from '@playwright/test';
import { snapshotPlace } from '@keepmark/ui/screen-snapshot';
import { expect, test } from '../../journey';
import { tabTo } from '../../keyboard/tab-to';
import { signInForDevelopment } from '../../sign-in/sign-in';

test.use({ showsSnapshots: true });

/** The addresses of the screens that this browser has a snapshot of. */
const snapshotsIn = (page: Page): Promise<IDBValidKey[]> =>
  page.evaluate(
    ({ database, store }) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.addEventListener('error', () => reject(opening.error!));
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction(store).objectStore(store).getAllKeys();
          reading.addEventListener('success', () => resolve(reading.result));
          opening.result.close();
        });
      }),
    snapshotPlace,
  );

/** Saves a job and stays on the list until it would be shown early. */
async function saveList(page: Page): Promise<void> {
  await signInForDevelopment(page);
  await page.goto('/job/add');
  await page.getByLabel('Job title').fill('Lighthouse keeper');
  await page.getByLabel('Company').fill('Acme');
  await page.getByRole('button', { name: 'Add job' }).click();
  await expect(page).not.toHaveURL(/job\/add/);
  await page.goto('/jobs/list');
  await expect(page.getByRole('link', { name: 'Lighthouse keeper' }).first()).toBeVisible();
  await expect.poll(() => snapshotsIn(page)).toContain('/jobs/list');
}

/** Opens a screen without its code. Returns a function that has the code come. */
async function openSnapshot(page: Page, path = '/jobs/list'): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('#root')).toHaveAttribute('data-snapshot');
  return release;
}

for (const width of [1440, 360]) {
  test(`shows a screen as it looked while its code loads, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await saveList(page);
    const release = await openSnapshot(page);
    const row = page.getByText('Lighthouse keeper').first();
    await expect(row).toBeVisible();
    const root = page.locator('#root');
    await expect(root).toHaveAttribute('data-snapshot');
    await expect(page.getByRole('searchbox', { name: 'Search saved jobs' })).toHaveAttribute('inert');
    await expect(page).toHaveTitle(/^Jobs · Keepmark/);
    const { y: early } = (await row.boundingBox())!;

    release();
    await expect(root).not.toHaveAttribute('data-snapshot');
    await expect(row).toBeVisible();
    const { y: late } = (await row.boundingBox())!;
    expect(late, 'The row moved.').toBe(early);
    await page.getByRole('link', { name: 'Lighthouse keeper' }).first().click();
    await expect(page).toHaveURL(/\/job\/edit\//);
  });
}

test('opens the job that someone clicks on before the code of the list has loaded', async ({ page }) => {
  await saveList(page);
  const release = await openSnapshot(page);
  await page.getByRole('link', { name: 'Lighthouse keeper' }).first().click();
  await expect(page).toHaveURL(/\/job\/edit\//);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Lighthouse keeper' })).toBeVisible();
  await expect(page.locator('#root')).not.toHaveAttribute('data-snapshot');
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search saved jobs' })).toBeVisible();
  await expect(page).toHaveURL(/\/jobs\/list$/);
});

test('keeps the focus on a link of a snapshot when the screen replaces it', async ({ page }) => {
  await saveList(page);
  const release = await openSnapshot(page);
  const link = page.getByRole('link', { name: 'Lighthouse keeper' }).first();
  await tabTo(page, link);
  release();
  await expect(page.locator('#root')).not.toHaveAttribute('data-snapshot');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/job\/edit\//);
});

test('shows the icons of a visit that started on a page with icons of its own', async ({ page }) => {
  await saveList(page);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Places', exact: true }).click();
  await expect.poll(() => snapshotsIn(page)).toContain('/places');
  await openSnapshot(page, '/places');
  const icon = page.getByRole('button', { name: 'Switch between light and dark' }).locator('svg');
  await expect(icon.locator('path, use:not([href^="#"])')).not.toHaveCount(0);
  await expect(page.locator('#root use[href^="#"]')).toHaveCount(0);
});

test('forgets how screens looked when someone signs out', async ({ page }) => {
  await saveList(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => snapshotsIn(page)).toEqual([]);
});
