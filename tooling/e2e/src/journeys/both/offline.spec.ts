import type { Page } from '@playwright/test';
import { expect, test } from '../../journey';
import { badgeOf } from '../../sign-in/sign-in';
import { serveCopy } from '../../stack/serve-copy';

test.use({ serviceWorkers: 'allow' });
// Much of the site is downloaded for offline use, file by file.
test.slow();

/** Waits until every list and form is on the device. The page has it cached when it is idle; asking again does no harm. */
const storedOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
    });
    active!.postMessage({ type: 'cache-later' }, [port2]);
    await answered;
  });

test('keeps what was typed when a new version loads, and works offline with what is on the device', async ({
  page,
  context,
  site,
}) => {
  const copy = await serveCopy(site);
  const open = (path: string) => page.goto(`${copy.url}${path}`);
  try {
    await open('/job/add');
    await page.getByRole('button', { name: 'Development sign-in' }).click();
    await page.getByLabel('Job title').fill('Lighthouse keeper');
    await storedOnDevice(page);
    const preloads = await page.evaluate(async () =>
      (await navigator.serviceWorker.ready).navigationPreload.getState().then(({ enabled }) => enabled),
    );
    expect(preloads, 'Without a server, a page that Firefox preloads fails, whatever the worker answers.').toBe(false);
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
    await page.getByLabel('Company').fill('Acme');
    await page.getByRole('button', { name: 'Add job' }).click();
    await expect(page).not.toHaveURL(/job\/add/);
  } finally {
    // Only pages know about Playwright's offline mode: the service worker still reaches a server that runs.
    await context.setOffline(true);
    await copy.close();
  }

  const status = page.getByLabel('Status of Lighthouse keeper at Acme');
  await open('/jobs/list');
  await expect(status).toBeVisible();
  await page.reload();
  await expect(status).toBeVisible();
  await open('/');
  await expect(page).toHaveURL(`${copy.url}/places`);

  // None of these was opened before.
  for (const path of ['/about', '/contact/add', '/place/groups']) {
    await open(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByText('Something went wrong'), path).toBeHidden();
    await expect(badgeOf(page), path).toBeVisible();
  }

  await open('/jobs/search?term=accountant');
  await expect(page.getByText('This screen needs a connection')).toBeVisible();
  await page.getByRole('list', { name: 'Available offline' }).getByRole('link', { name: 'Places' }).click();
  await expect(page).toHaveURL(`${copy.url}/places`);
  await expect(page.getByText('This screen needs a connection')).toBeHidden();
});

test('opens with the version on the device first, and takes the new one at the next visit', async ({ page, site }) => {
  const copy = await serveCopy(site);
  const open = () => page.goto(`${copy.url}/jobs/list`);
  const heading = page.getByRole('heading', { level: 1 });
  try {
    await open();
    await page.getByRole('button', { name: 'Development sign-in' }).click();
    await storedOnDevice(page);
    const first = await page.locator('script[type="module"][src]').first().getAttribute('src');
    await page.goto('about:blank');

    const next = await copy.release();
    await open();
    await expect(page.locator(`script[src="${first}"]`)).toHaveCount(1);
    await expect(heading).toBeVisible();
    const notice = page.getByRole('status').filter({ hasText: 'A new version is ready' });
    await expect(notice).toBeVisible();

    await page.reload();
    await expect(page.locator(`script[src="/${next}"]`)).toHaveCount(1);
    await expect(heading).toBeVisible();
    await expect(notice).toBeHidden();
  } finally {
    await copy.close();
  }
});

test('takes a changed variant at the next visit', async ({ page, site }) => {
  const copy = await serveCopy(site);
  const open = () => page.goto(`${copy.url}/places/list`);
  const homeLink = page.getByRole('link', { name: 'Navigate Home' });
  const [name, otherName] =
    site === 'jobs' ? ['Keepmark Jobs', 'Keepmark Places'] : ['Keepmark Places', 'Keepmark Jobs'];
  try {
    await open();
    await page.getByRole('button', { name: 'Development sign-in' }).click();
    await storedOnDevice(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.goto('about:blank');

    await copy.serveAs(site === 'jobs' ? 'places' : 'jobs');
    await open();
    await expect(homeLink).toContainText(name);
    await page.waitForFunction(
      async (variant) => {
        const answer = await caches.match('/app', { cacheName: 'keepmark-pages', ignoreSearch: true });
        return (await answer?.text())?.includes(`name="keepmark-variant" content="${variant}"`);
      },
      site === 'jobs' ? 'places' : 'jobs',
    );
    // In one of about fifteen runs, Chromium 156 answers once more with the page that was installed, though the cache has the
    // other one: the visit after it has the variant.
    await expect(async () => {
      await open();
      await expect(homeLink).toContainText(otherName, { timeout: 10_000 });
    }).toPass();
  } finally {
    await copy.close();
  }
});

test('a signed-out visitor downloads nothing for offline use', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
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
