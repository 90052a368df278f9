import { readFile } from 'node:fs/promises';
import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';

test.beforeEach(({ page }) => signInForDevelopment(page));

const vcard = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');

test('adds a contact with a typed company, and shows them on the company page', async ({ page }) => {
  await page.goto('/contacts');
  await page.getByRole('link', { name: 'Add contact' }).click();
  await page.getByLabel('Name').fill('Grace Hopper');
  await page.getByLabel('Company').fill('Harbor Trust');
  await page.getByRole('option', { name: /^Add .Harbor Trust/ }).click();
  await page.getByLabel('Email').fill('grace@harbor.example');
  await page.getByLabel('Phone').fill('+1 (555) 010-9999');
  await page.getByLabel('Next step', { exact: true }).fill('Ask about the team');
  await page.getByRole('button', { name: 'Add contact' }).click();

  await expect(page.getByText('Next: Ask about the team')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Email Grace Hopper' })).toHaveAttribute(
    'href',
    'mailto:grace@harbor.example',
  );
  await expect(page.getByRole('link', { name: 'Call Grace Hopper' })).toHaveAttribute('href', 'tel:+15550109999');

  await page.getByRole('link', { name: 'Harbor Trust' }).click();
  await expect(page.getByRole('region', { name: 'Contacts' }).getByText('Grace Hopper')).toBeVisible();
});

test('imports vCards after a preview, and exports one again', async ({ page }) => {
  await page.goto('/contacts');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import contacts' });
  await dialog.locator('input[type="file"]').setInputFiles({
    name: 'people.vcf',
    mimeType: 'text/vcard',
    buffer: Buffer.from(
      vcard('FN:Grace Hopper', 'TITLE:Rear Admiral') + vcard('FN:Alan Turing') + vcard('TITLE:Nobody'),
    ),
  });
  await expect(dialog.getByText('2 to add, 0 to skip, 1 unreadable')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add 2 contacts' }).click();
  await expect(page.getByRole('link', { name: 'Alan Turing' })).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select Grace Hopper' }).check();
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'vCard, for an address book' }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('TITLE:Rear Admiral');
  expect(text).not.toContain('Alan');
});

test('deletes selected contacts by keyboard, with undo', async ({ page }) => {
  await page.goto('/contact/add');
  await page.getByLabel('Name').fill('Alan Turing');
  await page.getByRole('button', { name: 'Add contact' }).click();
  await page.getByRole('checkbox', { name: 'Select all' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'No contacts yet' })).toBeVisible();
  await page.getByRole('status').filter({ hasText: 'Deleted' }).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Alan Turing' })).toBeVisible();
});
