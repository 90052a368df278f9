import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';

test.beforeEach(({ page }) => signInForDevelopment(page));

test('adds, edits and deletes a place, and restores it with undo', async ({ page }) => {
  await page.goto('/place/add');
  await page.getByLabel('Name').fill('Blue Door Books');
  await page.getByLabel('City').fill('Portland');
  await page.getByRole('button', { name: 'Add place' }).click();
  await expect(page).not.toHaveURL('/place/add');

  await page.goto('/places');
  await page.getByRole('link', { name: 'Blue Door Books' }).click();
  await page.getByLabel('Notes').fill('Open until nine');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).not.toHaveURL(/\/place\/edit\//);

  await page.goto('/places');
  await expect(page.getByText('Open until nine')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Open until nine')).toBeVisible();

  await page.getByRole('button', { name: 'Delete Blue Door Books' }).click();
  await expect(page.getByRole('link', { name: 'Blue Door Books' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Blue Door Books' })).toBeVisible();
});
