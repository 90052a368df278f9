import { expect, test } from '../../journey';
import { press, tabTo } from '../../keyboard/tab-to';
import { signInForDevelopment } from '../../sign-in/sign-in';

// A map takes its time to draw.
test.slow();

test.beforeEach(({ page }) => signInForDevelopment(page));

test('searches for cities near places by keyboard alone', async ({ page }) => {
  await page.goto('/cities');
  const input = page.getByRole('combobox', { name: 'City or place' });
  for (const place of ['Austin, TX', 'Waco, TX']) {
    await tabTo(page, input);
    await page.keyboard.type(place);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: `Within 25 miles of ${place.split(',')[0]}` })).toBeVisible();
  }
  await press(page, page.getByRole('button', { name: 'Remove Waco, TX' }));
  await expect(input).toBeFocused();
  await tabTo(page, page.getByLabel('Distance'));
  await page.keyboard.type('50');
  await expect(page.getByRole('list', { name: /^Within 50 miles of/ })).toHaveCount(1);
});

test('finds a state in the dialog by typing, and returns the focus', async ({ page }) => {
  await page.goto('/location/list/travel/US');
  const choose = page.getByRole('button', { name: 'Choose a state' });
  const field = page.getByRole('dialog').getByRole('searchbox', { name: 'Name or code' });
  await press(page, choose);
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(choose).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.type('texas');
  await expect(page.getByText('1 state', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/location/list/travel/US/TX');
  await expect(page.getByRole('button', { name: 'Texas', exact: true })).toBeFocused();
});

test('draws an area and searches one without a pointer', async ({ page }) => {
  await page.goto('/location/map/travel/cities/IS');
  const map = page.getByRole('region', { name: 'Map: Cities' });
  const cities = page.getByRole('list', { name: 'Cities', exact: true });
  await expect(map.getByRole('button', { name: 'Show everything' })).toBeVisible();
  await expect(cities.getByRole('button', { name: /^Reykjavík/ })).toBeVisible();

  const draw = page.getByRole('button', { name: 'Draw a circle' });
  await press(page, draw);
  await press(page, map.getByRole('button', { name: 'Draw in the center' }));
  await expect(page.getByText('Showing only cities inside the circle.', { exact: false })).toBeVisible();
  // The far west is outside, the middle of the north inside.
  await expect(cities.getByRole('button', { name: /^Patreksfjörður/ })).toHaveCount(0);
  await expect(cities.getByRole('button', { name: /^Akureyri/ })).toHaveCount(1);
  await expect(map.locator('canvas')).toBeFocused();

  const searchArea = map.getByRole('button', { name: 'Search this area' });
  await page.keyboard.press('ArrowUp');
  await press(page, searchArea);
  await expect(searchArea).toBeHidden();
  await expect(map.locator('canvas')).toBeFocused();
});

test('compares four of five saved cities by keyboard alone', async ({ page }) => {
  await page.goto('/location/list/travel/US/TX');
  const names = ['Houston', 'San Antonio', 'Dallas', 'Austin', 'Fort Worth'];
  for (const name of names) {
    await press(page, page.getByRole('button', { name: `Save ${name} for travel` }));
    await expect(page.getByRole('button', { name: `Save ${name} for travel`, pressed: true })).toBeVisible();
  }
  await press(page, page.getByRole('link', { name: 'Saved cities' }));
  const headers = page.getByRole('table', { name: 'Cities side by side' }).getByRole('columnheader');
  await expect(headers).toHaveText(names.slice(0, 4));
  const fifth = page.getByRole('checkbox', { name: 'Fort Worth' });
  await expect(fifth).toBeDisabled();
  await press(page, page.getByRole('checkbox', { name: 'Houston' }), 'Space');
  await expect(headers).toHaveText(names.slice(1, 4));
  await press(page, fifth, 'Space');
  await expect(headers).toHaveText(names.slice(1));
});
