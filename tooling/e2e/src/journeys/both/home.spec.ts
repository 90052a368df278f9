import { expect, test } from '../../journey';
import { openStarted } from '../../navigation/open-started';

const titles = { jobs: 'Keepmark Jobs', places: 'Keepmark Places' };

test('the home page has the title of the site', async ({ page, site }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(new RegExp(titles[site]));
});

test('the text of a first visit paints before anything else is fetched', async ({ page }) => {
  // On a slow machine, the start script would rightly stop waiting for the first paint.
  await page.addInitScript(() => {
    const after = window.setTimeout.bind(window);
    const withoutFallback = (run: () => void, ms?: number) => (ms === 1000 ? 0 : after(run, ms));
    Object.assign(window, { setTimeout: withoutFallback });
  });
  const styleSheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') styleSheets.push(request.url());
  });
  await openStarted(page, '/');
  const { paintedMs, filesMs } = await page.evaluate(() => {
    // A browser with tabs fetches their icon by itself, and newer ones report it.
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')!.href;
    const files = performance.getEntriesByType('resource').filter(({ name }) => name !== icon);
    return {
      paintedMs: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
      filesMs: files.map(({ startTime }) => startTime),
    };
  });
  expect(filesMs).not.toEqual([]);
  expect(Math.min(...filesMs)).toBeGreaterThanOrEqual(paintedMs);
  expect(styleSheets).toEqual([]);
});

test('a button pressed before the scripts load still works', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letThrough();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});
