import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';

test.beforeEach(({ page }) => signInForDevelopment(page));

for (const [screen, path] of [
  ['search', '/places/search'],
  ['discovery', '/places/discover'],
] as const) {
  test(`a place that the ${screen} found is kept from its popup on the map`, async ({ page }) => {
    await page.goto(`${path}?around=typed&lat=30.27&lng=-97.74&near=Austin`);
    await page.getByRole('button', { name: 'Texas State Capitol', exact: true }).click();
    const popup = page.getByRole('region', { name: 'Texas State Capitol', exact: true });
    await popup.getByRole('button', { name: 'Keep Texas State Capitol' }).click();
    await expect(popup.getByRole('link', { name: 'Kept: open Texas State Capitol' })).toBeFocused();
    await expect(page.getByText('Kept Texas State Capitol.')).toBeVisible();
  });
}
