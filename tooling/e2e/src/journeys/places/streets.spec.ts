import type { Locator } from '@playwright/test';
import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';
import { harborTown } from '../../stack/harbor-town';

const { latitude, longitude } = harborTown;
/** Of the map's light colors: MapCanvas.module.css. */
const colors = { mainStreet: [253, 235, 184], park: [223, 238, 214] } as const;

/** How many pixels of a map have a color. */
async function pixelsOf(map: Locator, color: readonly [number, number, number]): Promise<number> {
  const picture = (await map.screenshot()).toString('base64');
  return map.page().evaluate(
    async ({ bytes, wanted }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${bytes}`;
      await image.decode();
      const { width, height } = image;
      const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, width, height);
      let count = 0;
      for (let index = 0; index < data.length; index += 4)
        if (wanted.every((part, offset) => Math.abs(part - (data[index + offset] ?? 0)) <= 3)) count += 1;
      return count;
    },
    { bytes: picture, wanted: color },
  );
}

test('shows the streets of an imported area on a wide screen and a phone, and credits their makers', async ({
  page,
}) => {
  await signInForDevelopment(page);
  const search = (lat: number) => `/places/search?around=typed&lat=${lat}&lng=${longitude}&near=Harbor+Town`;
  const map = page.getByRole('region', { name: 'Map: Search results' });
  const canvas = map.locator('canvas');
  const checkStreets = async () => {
    await expect.poll(() => pixelsOf(canvas, colors.mainStreet)).toBeGreaterThan(1500);
    expect(await pixelsOf(canvas, colors.park)).toBeGreaterThan(1500);
    await expect(map.getByRole('link', { name: '© OpenStreetMap contributors' })).toBeAttached();
  };
  // The outlines go on around the area: there is sea, and no street.
  await page.goto(search(latitude + 1));
  await expect(canvas).toBeVisible();
  expect(await pixelsOf(canvas, colors.mainStreet)).toBe(0);

  await page.goto(search(latitude));
  await checkStreets();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(search(latitude));
  await page.getByRole('radiogroup', { name: 'Show results as' }).getByText('Map').click();
  await checkStreets();
});
