import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';

test.beforeEach(({ page }) => signInForDevelopment(page));

for (const [screen, path] of [
  ['search', '/places/search'],
  ['discover', '/places/discover'],
] as const) {
  test(`saves a place from its popup on the ${screen} map`, async ({ page }) => {
    await page.goto(`${path}?around=typed&lat=30.27&lng=-97.74&near=Austin`);
    await page.getByRole('button', { name: 'Texas State Capitol', exact: true }).click();
    const popup = page.getByRole('region', { name: 'Texas State Capitol', exact: true });
    await popup.getByRole('button', { name: 'Save Texas State Capitol' }).click();
    await expect(popup.getByRole('link', { name: 'Saved: open Texas State Capitol' })).toBeFocused();
    await expect(page.getByText('Saved Texas State Capitol.')).toBeVisible();
  });
}
