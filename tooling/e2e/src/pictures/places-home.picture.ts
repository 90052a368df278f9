import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import { signInForDevelopment } from '../sign-in/sign-in';
import { addPlaces } from './add-places';
import { takeHomePicture } from './take-home-picture';

test.slow();

/** The map animates on a canvas, so only waiting ensures that its pins have stopped moving. */
const drawnMs = 4000;
const mapIsDrawn = async (page: Page) => {
  await expect(page.locator('canvas').first()).toBeVisible();
  await page.waitForTimeout(drawnMs);
};

test.beforeEach(({ page }) => signInForDevelopment(page));

test('the list and the map of saved places', async ({ page }) => {
  await addPlaces(page);
  await page.goto('/places');
  const first = page.getByRole('link', { name: 'Blue Door Books', exact: true });
  await takeHomePicture(page, 'places-list', () => first.waitFor());
  await page.goto('/places/map');
  await takeHomePicture(page, 'places-map', () => mapIsDrawn(page));
});

test('a search with its map', async ({ page }) => {
  await page.goto('/places/search?around=typed&lat=30.27&lng=-97.74&near=Austin');
  await takeHomePicture(page, 'places-search', async (isPhone) => {
    await expect(page.getByRole('list', { name: 'Results' }).getByRole('listitem').first()).toBeVisible();
    // A phone shows either the list or the map.
    if (!isPhone) await mapIsDrawn(page);
  });
});
