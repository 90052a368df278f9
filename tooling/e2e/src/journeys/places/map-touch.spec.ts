import type { Page } from '@playwright/test';
import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';
import { fingerOn, pointIn } from '../../touch/finger-on';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
test.slow();

test.beforeEach(({ page }) => signInForDevelopment(page));

const citiesOf = (page: Page) => page.getByRole('list', { name: 'Cities', exact: true });
const cityIn = (page: Page, name: string) => citiesOf(page).getByRole('button', { name: new RegExp(`^${name}`) });

/** Opens the map of Iceland and waits for its cities. */
async function openIceland(page: Page) {
  await page.goto('/location/map/travel/cities/IS');
  const map = page.getByRole('region', { name: 'Map: Cities' });
  await expect(map.getByRole('button', { name: 'Show everything' })).toBeVisible();
  await expect(cityIn(page, 'Reykjavík')).toBeVisible();
  await expect(cityIn(page, 'Akureyri')).toHaveCount(1);
  return map;
}

for (const [shape, from, to] of [
  ['box', [0.05, 0.45], [0.62, 0.78]],
  ['circle', [0.32, 0.58], [0.12, 0.58]],
] as const) {
  test(`draws a ${shape} with two taps and clears it`, async ({ page }) => {
    const map = await openIceland(page);
    const canvas = map.locator('canvas');
    const draw = page.getByRole('button', { name: `Draw a ${shape}` });
    await draw.tap();
    // Shown once the drawing code has loaded.
    await expect(map.getByRole('button', { name: 'Draw in the center' })).toBeVisible();
    await canvas.scrollIntoViewIfNeeded();
    for (const [shareX, shareY] of [from, to]) {
      const { x, y } = await pointIn(canvas, shareX, shareY);
      await page.touchscreen.tap(x, y);
    }
    await expect(page.getByText(`Showing only cities inside the ${shape}.`, { exact: false })).toBeVisible();
    await expect(cityIn(page, 'Reykjavík')).toHaveCount(1);
    await expect(cityIn(page, 'Akureyri')).toHaveCount(0);
    // The taps drew: they didn't open the groups of cities below them, which would move the map.
    await expect(map.getByRole('button', { name: 'Search this area' })).toBeHidden();

    await draw.tap();
    await expect(cityIn(page, 'Akureyri')).toHaveCount(1);
  });
}

test('searches the area that a finger moved the map to, only when asked', async ({ page }) => {
  const map = await openIceland(page);
  const searches: string[] = [];
  page.on('request', (request) => {
    if (/nearby\/cities|reverse\/geocode/.test(request.url())) searches.push(request.url());
  });
  const canvas = map.locator('canvas');
  await canvas.scrollIntoViewIfNeeded();
  const finger = await fingerOn(page);
  await finger.down(await pointIn(canvas, 0.3, 0.5));
  await finger.moveTo(await pointIn(canvas, 0.85, 0.5));
  await finger.up();
  const searchArea = map.getByRole('button', { name: 'Search this area' });
  await expect(searchArea).toBeVisible();
  expect(searches).toEqual([]);

  await searchArea.tap();
  // The east is out of view, the capital is not.
  await expect(cityIn(page, 'Egilsstaðir')).toHaveCount(0);
  await expect(cityIn(page, 'Reykjavík')).toHaveCount(1);
  await expect(searchArea).toBeHidden();
  expect(searches).not.toEqual([]);
});

test('opens the popup of a tapped marker, with a link to the city', async ({ page }) => {
  await page.goto('/city/details/4671654');
  await page.getByRole('button', { name: 'Save Austin for travel' }).tap();
  await expect(page.getByRole('button', { name: 'Save Austin for travel', pressed: true })).toBeVisible();
  await page.goto('/location/map/travel');
  const map = page.getByRole('region', { name: 'Map: Travel cities' });
  await expect(map.getByRole('button', { name: 'Show everything' })).toBeVisible();
  const canvas = map.locator('canvas');
  await canvas.scrollIntoViewIfNeeded();
  const popup = map.getByRole('region', { name: 'Austin', exact: true });
  // The only marker is in the center once the map's worker has placed it.
  await expect(async () => {
    const { x, y } = await pointIn(canvas, 0.5, 0.5);
    await page.touchscreen.tap(x, y);
    await expect(popup).toBeVisible({ timeout: 2000 });
  }).toPass();
  await popup.getByRole('link').tap();
  await expect(page).toHaveURL(/\/location\/manage\/travel\//);
  await expect(page.getByRole('heading', { level: 1, name: 'Austin' })).toBeVisible();
});
