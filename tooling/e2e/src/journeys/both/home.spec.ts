import { expect, test } from '../../journey';

const titles = { jobs: 'Keepmark Jobs', places: 'Keepmark Places' };

test('the home page says what the site is', async ({ page, site }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(new RegExp(titles[site]));
});

test('the words of a first visit are there before anything else is fetched', async ({ page }) => {
  // On a machine that needs longer for the first paint, the start script would rightly go on without it.
  await page.addInitScript(() => {
    const after = window.setTimeout.bind(window);
    const withoutFallback = (run: () => void, ms?: number) => (ms === 1000 ? 0 : after(run, ms));
    Object.assign(window, { setTimeout: withoutFallback });
  });
  const styleSheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') styleSheets.push(request.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const { paintedMs, firstFileMs } = await page.evaluate(() => ({
    paintedMs: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    firstFileMs: Math.min(...performance.getEntriesByType('resource').map(({ startTime }) => startTime)),
  }));
  expect(firstFileMs).toBeGreaterThanOrEqual(paintedMs);
  expect(styleSheets).toEqual([]);
});

test('a button that is pressed before the scripts have come is not pressed in vain', async ({ page }) => {
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
