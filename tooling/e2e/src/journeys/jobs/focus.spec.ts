import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';

const people = ['Ada Baker', 'Ben Carter', 'Cleo Dunn'] as const;

test('after Back, the keyboard is on the link that was followed, and after a delete, on the next row', async ({
  page,
}) => {
  await signInForDevelopment(page);
  for (const name of people) {
    await page.goto('/contact/add');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.getByRole('button', { name: 'Add contact' }).click();
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await page.goto('/contacts');
  const link = page.getByRole('link', { name: 'Ben Carter', exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contact\//);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();

  await page.getByRole('button', { name: 'Delete Ada Baker' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Delete Ben Carter' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete Cleo Dunn' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Delete Ben Carter' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link).toBeHidden();
  // The empty list’s first step, not Import beside the title.
  await expect(page.getByRole('main').locator(':focus')).toHaveText('Add contact');
});

test('after the last job is deleted, the keyboard is still on the screen', async ({ page }) => {
  await signInForDevelopment(page);
  await page.goto('/job/add');
  await page.getByLabel('Job title').fill('Tram Driver');
  await page.getByLabel('Company').fill('City Lines');
  await page.getByRole('button', { name: 'Add job' }).click();
  await page.goto('/jobs/list');
  await page.getByRole('button', { name: /^Delete Tram Driver/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Tram Driver', exact: true })).toBeHidden();
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});
