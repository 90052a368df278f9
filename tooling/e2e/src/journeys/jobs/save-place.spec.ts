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
  await notes.getByRole('button', { name: 'Edit notes' }).click();
  await page.keyboard.type(' on Fridays');
  await notes.getByRole('button', { name: 'Save notes' }).click();
  await expect(notes).toContainText('Open until nine on Fridays');

  await page.goto('/places/list');
  await expect(page.getByText('Open until nine')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Open until nine')).toBeVisible();

  await page.getByRole('button', { name: 'Delete Blue Door Books' }).click();
  await expect(page.getByRole('link', { name: 'Blue Door Books' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Blue Door Books' })).toBeVisible();
});

test('puts a new place on the map by its address, without coordinates', async ({ page }) => {
  await page.goto('/place/add');
  await expect(page.getByLabel('Latitude')).toBeHidden();
  await page.getByLabel('Name').fill('Riverside Market');
  await page.getByRole('combobox', { name: 'Address' }).fill('Austin, Texas');
  await page.getByRole('option', { name: 'Austin, Texas, United States' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Austin');
  await expect(page.getByRole('region', { name: 'Map: Location' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove pin' })).toBeVisible();
  await page.getByText('More details').click();
  await expect(page.getByLabel('Latitude')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Add place' }).click();
  await expect(page).not.toHaveURL('/place/add');

  await page.goto('/places/list');
  await page.getByRole('link', { name: 'Riverside Market', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Map: Riverside Market' })).toBeVisible();
});
