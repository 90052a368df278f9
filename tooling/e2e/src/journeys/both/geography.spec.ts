import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';

test.beforeEach(({ page }) => signInForDevelopment(page));

const austin = '4671654';
const houston = '4699066';

test('cities are kept from their details and stand side by side', async ({ page }) => {
  for (const [cityId, name] of [
    [austin, 'Austin'],
    [houston, 'Houston'],
  ] as const) {
    await page.goto(`/city/details/${cityId}`);
    await page.getByRole('button', { name: `Keep ${name} for travel` }).click();
    await expect(page.getByRole('button', { name: `Keep ${name} for travel`, pressed: true })).toBeVisible();
  }
  await expect(page.getByRole('list', { name: 'Nearby cities' }).getByRole('link').first()).toBeVisible();

  await page.goto('/city/travel');
  const table = page.getByRole('table', { name: 'Cities side by side' });
  await expect(table.getByRole('columnheader')).toHaveText(['Austin', 'Houston']);
  await expect(table.getByRole('row', { name: /^Population/ }).getByRole('cell')).toHaveText([/^\d{3},\d{3}$/, /^2,/]);
  await page.getByRole('checkbox', { name: 'Houston' }).click();
  await expect(table.getByRole('columnheader')).toHaveText(['Austin']);
});

test('a typed place is where ways begin, and a city tells how far it is from there', async ({ page }) => {
  await page.goto('/location/from');
  await page.getByRole('combobox', { name: 'City or address' }).fill('Dallas, TX');
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByText('You travel from Dallas, Texas, United States.')).toBeVisible();

  await page.goto(`/city/details/${austin}`);
  await expect(page.getByText(/29\d km \(18\d mi\) from/)).toBeVisible();
  await expect(page.getByText('Estimated along a straight line', { exact: false })).toBeVisible();
});

test('a browser that may not say where it is leaves typing as the way', async ({ page }) => {
  await page.goto('/location/from');
  await page.getByRole('button', { name: 'Use where I am now' }).click();
  await expect(page.getByRole('alert')).toContainText('type a city or an address');
});

test('a metro area is found on the map and tells its counties', async ({ page }) => {
  await page.goto('/location/mapcbsa');
  await page.getByRole('searchbox', { name: 'Metro area' }).fill('austin');
  await page.getByRole('button', { name: /^Austin-Round Rock/ }).click();
  await expect(page).toHaveURL(/area=12420/);
  await expect(page.getByRole('region', { name: /^Austin-Round Rock/ })).toContainText('5 counties');
  const map = page.getByRole('region', { name: 'Map: US metro areas' });
  await expect(map.getByRole('button', { name: 'Show everything' })).toBeVisible();
});

test('cities are searched around several places, as far as wanted', async ({ page }) => {
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

test('a row of the list opens its popup by the keyboard, and Escape comes back', async ({ page }) => {
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
