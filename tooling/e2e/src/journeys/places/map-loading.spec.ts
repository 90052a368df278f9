import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';

test('keeps a view that someone chose while the map still loads', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // Without an animation, a wrong move is over as soon as the map is ready.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInForDevelopment(page);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(/maplibre-gl-worker/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/places/search?around=typed&lat=41.88&lng=-87.63&near=Chicago');
  const results = page.getByRole('list', { name: 'Results' });
  await expect(results.getByText('Art Institute of Chicago')).toBeVisible();
  const map = page.getByRole('region', { name: 'Map: Search results' });
  const zoomOut = map.getByRole('button', { name: 'Zoom out' });
  await expect(zoomOut).toBeVisible();

  await page.getByRole('combobox', { name: 'City or address' }).fill('Austin');
  await page.getByRole('combobox', { name: 'City or address' }).press('Enter');
  await expect(results.getByText('Texas State Capitol')).toBeVisible();
  await zoomOut.click();
  const searchArea = map.getByRole('button', { name: 'Search this area' });
  await expect(searchArea).toBeVisible();
  await expect(map.getByRole('button', { name: 'Show everything' })).toBeHidden();

  release();
  await expect(map.getByRole('button', { name: 'Show everything' })).toBeVisible();
  await expect(searchArea).toBeVisible();
});

test('says that a map could not load, asks no more, and draws it when told to try again', async ({
  page,
  context,
  problems,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInForDevelopment(page);
  let isBroken = true;
  let asked = 0;
  await context.route(/countries-50m/, async (route) => {
    asked += 1;
    await (isBroken ? route.abort() : route.continue());
  });
  // The streets would be drawn without them.
  await context.route(/\.pmtiles/, (route) => route.abort());
  await page.goto('/places/search?around=typed&lat=41.88&lng=-87.63&near=Chicago');
  const failure = page.getByRole('alert').filter({ hasText: 'We couldn’t load the map.' });
  await expect(failure).toBeVisible();
  const before = asked;
  expect(before).toBeLessThanOrEqual(2);
  // The list works on without the map.
  await expect(page.getByRole('list', { name: 'Results' }).getByText('Art Institute of Chicago')).toBeVisible();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(failure).toBeVisible();
  expect(asked).toBe(before);

  isBroken = false;
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Map: Search results' })).toBeVisible();
  const expected = /net::ERR_FAILED|OutlinesError/;
  expect(problems.splice(0).filter((problem) => !expected.test(problem))).toEqual([]);
});
