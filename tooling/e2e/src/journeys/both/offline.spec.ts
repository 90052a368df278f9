import type { Page } from '@playwright/test';
import { saveFirstPosting, searchPostings } from '../../jobs/postings';
import { expect, test } from '../../journey';
import { badgeOf, signInForDevelopment } from '../../sign-in/sign-in';
import { serveCopy } from '../../stack/serve-copy';

test.use({ serviceWorkers: 'allow' });
// Much of the site is downloaded for offline use, file by file.
test.slow();

/** Waits until every list and form is on the device. */
const storedOnDevice = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

test('shows saved data offline, and says which screens need a connection', async ({ page, context, problems }) => {
  await signInForDevelopment(page);
  await searchPostings(page, 'accountant');
  const job = await saveFirstPosting(page);
  await storedOnDevice(page);

  await context.setOffline(true);
  await page.goto('/jobs/list');
  await expect(page.getByLabel(`Status of ${job}`)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(`Status of ${job}`)).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL('/places');
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // None of these was opened before.
  for (const path of ['/jobs/applications', '/job/add', '/contacts', '/contact/add', '/place/groups', '/place/add']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByText('Something went wrong'), path).toBeHidden();
    await expect(badgeOf(page), path).toBeVisible();
  }

  await page.goto('/jobs/search?term=accountant');
  await expect(page.getByText(/Check your internet connection/).first()).toBeVisible();
  await context.setOffline(false);
  // The browser logs an error for each call made offline.
  const ofOthers = problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'));
  problems.splice(0, problems.length, ...ofOthers);
});

test('a signed-out visitor downloads nothing for offline use', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('a new version waits for Reload and keeps what was typed', async ({ page, site }) => {
  const copy = await serveCopy(site);
  try {
    await page.goto(`${copy.url}/job/add`);
    await page.getByRole('button', { name: 'Development sign-in' }).click();
    await page.getByLabel('Job title').fill('Lighthouse keeper');
    await storedOnDevice(page);
    await page.evaluate(() => Object.assign(window, { isFirstPage: true }));

    const entry = await copy.release();
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    const notice = page.getByRole('status').filter({ hasText: 'A new version is ready' });
    await expect(notice).toBeVisible();
    expect(await page.evaluate(() => 'isFirstPage' in window)).toBe(true);
    await expect(page.getByLabel('Job title')).toHaveValue('Lighthouse keeper');

    await notice.getByRole('button', { name: 'Reload' }).click();
    await page.waitForFunction(() => !('isFirstPage' in window));
    await expect(page.getByLabel('Job title')).toHaveValue('Lighthouse keeper');
    await expect(page.locator(`script[src="/${entry}"]`)).toHaveCount(1);
    await expect(notice).toBeHidden();
  } finally {
    await copy.close();
  }
});

test('a site can be installed with its own name and icon', async ({ page, site, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await request.get(href!);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as { name: string; icons: { src: string; sizes: string }[] };
  expect(manifest.name).toBe({ jobs: 'Keepmark Jobs', places: 'Keepmark Places' }[site]);
  const sizes = await page.evaluate(
    async (icons) =>
      Promise.all(
        icons.map(async ({ src }) => {
          const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
          return `${width}x${height}`;
        }),
      ),
    manifest.icons,
  );
  expect(sizes).toEqual(manifest.icons.map((icon) => icon.sizes));
});
