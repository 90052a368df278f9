import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';

test.beforeEach(({ page }) => signInForDevelopment(page));

const austin = '4671654';
const houston = '4699066';

test('saves cities from their details and compares them side by side', async ({ page }) => {
  for (const [cityId, name] of [
    [austin, 'Austin'],
    [houston, 'Houston'],
  ] as const) {
    await page.goto(`/city/details/${cityId}`);
    await page.getByRole('button', { name: `Save ${name} for travel` }).click();
    await expect(page.getByRole('button', { name: `Save ${name} for travel`, pressed: true })).toBeVisible();
  }
  await expect(page.getByRole('list', { name: 'Nearby cities' }).getByRole('link').first()).toBeVisible();

  await page.goto('/city/travel');
  const table = page.getByRole('table', { name: 'Cities side by side' });
  await expect(table.getByRole('columnheader')).toHaveText(['Austin', 'Houston']);
  await expect(table.getByRole('row', { name: /^Population/ }).getByRole('cell')).toHaveText([/^\d{3},\d{3}$/, /^2,/]);
  await page.getByRole('checkbox', { name: 'Houston' }).click();
  await expect(table.getByRole('columnheader')).toHaveText(['Austin']);
});

test('sets a typed home location, and shows how far a city is from it', async ({ page }) => {
  await page.goto('/location/from');
  await page.getByRole('combobox', { name: 'City or address' }).fill('Dallas, TX');
  await page.getByRole('button', { name: 'Save location' }).click();
  await expect(page.getByText('Home location: Dallas, Texas, United States')).toBeVisible();

  await page.goto(`/city/details/${austin}`);
  await expect(page.getByText(/18\d miles from/)).toBeVisible();
  await expect(page.getByText('Straight-line estimates', { exact: false })).toBeVisible();
});

test('suggests typing when the browser blocks its location', async ({ page }) => {
  await page.goto('/location/from');
  await page.getByRole('button', { name: 'Use my current location' }).click();
  await expect(page.getByRole('alert')).toContainText('type a city or an address');
});

test('finds a metro area on the map and shows its counties', async ({ page }) => {
  await page.goto('/location/mapcbsa');
  await page.getByRole('searchbox', { name: 'Metro area' }).fill('austin');
  await page.getByRole('button', { name: /^Austin-Round Rock/ }).click();
  await expect(page).toHaveURL(/area=12420/);
  await expect(page.getByRole('region', { name: /^Austin-Round Rock/ })).toContainText('5 counties');
  const map = page.getByRole('region', { name: 'Map: US metro areas' });
  await expect(map.getByRole('button', { name: 'Show everything' })).toBeVisible();
});

test('searches for cities near several places', async ({ page }) => {
  await page.goto('/cities');
  const input = page.getByRole('combobox', { name: 'City or place' });
  await input.fill('Austin, TX');
  await input.press('Enter');
  await expect(
    page
      .getByRole('list', { name: /^Within 25 miles of Austin/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  await input.fill('Waco, TX');
  await input.press('Enter');
  await page.getByLabel('Distance').selectOption('10');
  await expect(page.getByRole('list', { name: /^Within 10 miles of Waco/ })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Waco, TX' }).click();
  await expect(page.getByRole('list', { name: /^Within 10 miles of/ })).toHaveCount(1);
});

test('opens the popup of a row by keyboard, and Escape returns to the row', async ({ page }) => {
  await page.goto('/location/map/travel/cities/IS');
  const row = page.getByRole('list', { name: 'Cities' }).getByRole('button', { name: /^Reykjavík/ });
  await expect(page.getByRole('button', { name: 'Show everything' })).toBeVisible();
  await row.focus();
  await page.keyboard.press('Enter');
  const popup = page.getByRole('region', { name: 'Reykjavík', exact: true });
  await expect(popup).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(popup.getByRole('link', { name: 'Reykjavík' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
  await expect(popup).toBeHidden();
});
