import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';

test.beforeEach(({ page }) => signInForDevelopment(page));

test('adds, edits and deletes a place, and restores it with undo', async ({ page }) => {
  await page.goto('/place/add');
  await page.getByLabel('Name').fill('Blue Door Books');
  await page.getByLabel('City').fill('Portland');
  await page.getByRole('button', { name: 'Add place' }).click();
  await expect(page).not.toHaveURL('/place/add');

  await page.goto('/places/list');
  await page.getByRole('link', { name: 'Blue Door Books' }).click();
  const notes = page.getByRole('region', { name: 'Notes' });
  await notes.getByRole('button', { name: 'Add notes' }).click();
  await notes.getByRole('textbox', { name: 'Notes' }).fill('Open until nine');
  await notes.getByRole('button', { name: 'Save notes' }).click();
  await expect(notes).toContainText('Open until nine');

  await page.goto('/places/list');
  await expect(page.getByText('Open until nine')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Open until nine')).toBeVisible();

  await page.getByRole('button', { name: 'Delete Blue Door Books' }).click();
  await expect(page.getByRole('link', { name: 'Blue Door Books' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Blue Door Books' })).toBeVisible();
});
