import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';

const austin = { latitude: 30.27, longitude: -97.74 };

for (const [device, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a desktop', { width: 1440, height: 900 }],
] as const) {
  test(`searches places by keyboard, near the browser and on the map, on ${device}`, async ({ page, context }) => {
    await page.setViewportSize(viewport);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(austin);
    await signInForDevelopment(page);
    const isPhone = viewport.width < 900;
    const results = page.getByRole('list', { name: 'Results' });
    const city = page.getByRole('combobox', { name: 'City or address' });

    await page.goto('/places/search');
    await page.getByRole('searchbox', { name: 'Search for' }).fill('musée');
    await city.fill('Chicago');
    await city.press('Enter');
    await expect(results.getByText('Art Institute of Chicago')).toBeVisible();
    await expect(city).toHaveValue('Chicago, Illinois, United States');
    // On a phone, what comes next are the results, not more fields.
    await expect(page.getByLabel('Within')).toBeVisible({ visible: !isPhone });

    await page.getByRole('searchbox', { name: 'Search for' }).fill('');
    await page.getByRole('button', { name: 'Near me' }).click();
    await expect(city).toHaveValue('Austin, Texas, United States');
    await expect(results.getByText('Texas State Capitol')).toBeVisible();
    await expect(results.getByText(/\d mi$/).first()).toBeVisible();

    if (isPhone) await page.getByRole('radiogroup', { name: 'Show results as' }).getByText('Map').click();
    const map = page.getByRole('region', { name: 'Map: Search results' });
    await expect(map.getByText('Center of the search: Austin, Texas, United States')).toBeAttached();
    await map.getByRole('button', { name: 'Zoom out' }).click();
    await map.getByRole('button', { name: 'Search this area' }).click();
    await expect(page).toHaveURL(/around=view/);

    await page.goto('/settings');
    await page.getByLabel('Distances').selectOption('Kilometers');
    await page.goto('/places/search?around=typed&lat=30.27&lng=-97.74&near=Austin');
    await expect(results.getByText(/\d km$/).first()).toBeVisible();
  });
}
