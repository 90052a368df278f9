import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';

test.beforeEach(({ page }) => signInForDevelopment(page));

test('the country of the settings is where searches start, and a location elsewhere is one press away', async ({
  page,
}) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Country: United States' }).click();
  await page.getByRole('dialog', { name: 'Choose a country' }).getByLabel('Search').fill('Canada');
  await page.getByRole('dialog', { name: 'Choose a country' }).getByRole('button', { name: 'Canada' }).click();
  await expect(page.getByRole('button', { name: 'Country: Canada' })).toBeVisible();

  await page.goto('/companies/search');
  await expect(page.getByLabel('Country')).toHaveValue('ca');
  await page.goto('/companies/discover');
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Canada');

  await page.goto('/jobs/search?location=Austin');
  await expect(page.getByLabel('Country')).toHaveValue('ca');
  await expect(page.getByText('We couldn’t find Austin in Canada, but we found Austin, TX.')).toBeVisible();
  await page.getByRole('button', { name: 'Search in the United States' }).click();
  await expect(page).toHaveURL(/country=us/);
  await expect(page.getByRole('status').filter({ hasText: /[1-9]\d* postings?/ })).toBeVisible();

  await page.goto('/jobs/search?location=Austin%2C%20TX');
  await expect(page.getByText('Searched in the United States, based on your location.')).toBeVisible();
});
