import type { Page } from '@playwright/test';
import { snapshotPlace } from '@keepmark/first-paint/screen-snapshot';
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

async function addJob(page: Page, title: string): Promise<void> {
  await page.goto('/job/add');
  await page.getByLabel('Job title').fill(title);
  await page.getByLabel('Company').fill('Acme');
  await page.getByRole('button', { name: 'Add job' }).click();
  await expect(page).not.toHaveURL(/job\/add/);
}

/** Saves jobs and stays on the list until it would be shown early. */
async function saveList(page: Page, titles = ['Lighthouse keeper']): Promise<void> {
  await signInForDevelopment(page);
  for (const title of titles) await addJob(page, title);
  await page.goto('/jobs/list');
  await expect(page.getByRole('link', { name: 'Lighthouse keeper' }).first()).toBeVisible();
  await expect.poll(() => snapshotsIn(page)).toContain('/jobs/list');
}

/** On a slow machine, the page would rightly stop waiting for the snapshot. */
function waitForSnapshot(): void {
  const after = window.setTimeout.bind(window);
  const withoutFallback = (run: () => void, ms?: number) =>
    ms === 300 && document.readyState === 'loading' ? 0 : after(run, ms);
  Object.assign(window, { setTimeout: withoutFallback });
}

/** Opens a screen without its code. Returns a function that has the code come. */
async function openSnapshot(page: Page, path = '/jobs/list'): Promise<() => void> {
  await page.addInitScript(waitForSnapshot);
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

const live = (page: Page) => expect(page.locator('#root')).not.toHaveAttribute('data-snapshot');
const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

test('opens the menu that someone pressed before the code has loaded', async ({ page }) => {
  await saveList(page);
  const release = await openSnapshot(page);
  await menuButton(page).click();
  await expect(page.locator('#root')).toHaveAttribute('data-snapshot', 'pressed');
  release();
  await expect(menu(page)).toBeVisible();
});

test('opens no menu for someone who pressed elsewhere after it', async ({ page }) => {
  await saveList(page);
  const release = await openSnapshot(page);
  await menuButton(page).click();
  await page.getByRole('heading', { level: 1 }).click();
  release();
  await live(page);
  await page.getByRole('link', { name: 'Lighthouse keeper' }).first().click();
  await expect(page).toHaveURL(/\/job\/edit\//);
  await expect(menu(page)).toBeHidden();
});

test('opens the menu that someone opened by keyboard before the code has loaded', async ({ page }) => {
  await saveList(page);
  const release = await openSnapshot(page);
  await tabTo(page, menuButton(page));
  await page.keyboard.press('Enter');
  release();
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuButton(page)).toBeFocused();
});

test('opens the palette with Ctrl+K before the code has loaded', async ({ page }) => {
  await saveList(page);
  const release = await openSnapshot(page);
  await page.keyboard.press('Control+k');
  release();
  await expect(page.getByRole('textbox', { name: 'Search screens and actions' })).toBeVisible();
});

test('deletes the job that someone pressed Delete of, although another one has come before it', async ({
  page,
  context,
}) => {
  await saveList(page, ['Lighthouse keeper', 'Baker']);
  const other = await context.newPage();
  const release = await openSnapshot(page);
  await page.getByRole('button', { name: 'Delete Lighthouse keeper at Acme' }).click();
  await addJob(other, 'Clockmaker');
  release();
  await live(page);
  await expect(page.getByRole('link', { name: 'Clockmaker' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete Lighthouse keeper at Acme' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Baker' }).first()).toBeVisible();
});

test('filters the list by what someone typed before the code has loaded, and goes on where they are', async ({
  page,
}) => {
  await saveList(page, ['Lighthouse keeper', 'Baker']);
  const release = await openSnapshot(page);
  await page.getByRole('searchbox', { name: 'Search saved jobs' }).click();
  await page.keyboard.type('bak');
  // Later than the files of the screen, as on a busy machine: the screen waits for it, so that no key is lost.
  await page.route('**/assets/hand-over-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  release();
  await live(page);
  await page.keyboard.type('er');
  const field = page.getByRole('searchbox', { name: 'Search saved jobs' });
  await expect(field).toHaveValue('baker');
  await expect(page.getByRole('link', { name: 'Baker' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lighthouse keeper' })).toHaveCount(0);
});

test('sets the status that someone chose before the code has loaded', async ({ page }) => {
  await saveList(page, ['Lighthouse keeper', 'Baker']);
  const release = await openSnapshot(page);
  const status = page.getByLabel('Status of Lighthouse keeper at Acme');
  await status.selectOption({ label: 'Application In-Progress' });
  release();
  await live(page);
  const other = page.getByLabel('Status of Baker at Acme');
  await expect(status.locator('option:checked')).toHaveText('Application In-Progress');
  await expect(other.locator('option:checked')).toHaveText('Application Not Started');
  await page.reload();
  await live(page);
  await expect(status.locator('option:checked')).toHaveText('Application In-Progress');
});

test('follows a mouse button that is released after the screen has replaced its snapshot', async ({ page }) => {
  await saveList(page);
  const release = await openSnapshot(page);
  await menuButton(page).hover();
  await page.mouse.down();
  release();
  await live(page);
  await page.mouse.up();
  await expect(menu(page)).toBeVisible();
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
