import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';

test.beforeEach(({ page }) => signInForDevelopment(page));

test('saves a directory company, and asks about its contact before deleting it', async ({ page }) => {
  await page.goto('/companies');
  await page.getByRole('link', { name: 'Search the directory' }).click();
  const row = page
    .getByRole('listitem')
    .filter({ hasText: /open postings?/ })
    .first();
  const save = row.getByRole('button', { name: /^Save company / });
  const name = (await save.getAttribute('aria-label'))!.replace('Save company ', '');
  await save.click();
  await row.getByRole('link', { name: `Saved: open ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Open postings' }).getByRole('link')).toHaveText(/open postings?$/);

  await page.getByRole('link', { name: 'Add contact' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Grace Hopper');
  await page.getByRole('button', { name: 'Add contact' }).click();
  await expect(page.getByRole('region', { name: 'Contacts' }).getByText('Grace Hopper')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('dialog', { name: `Delete ${name}?` });
  await question.getByRole('radio', { name: 'Delete too' }).check();
  await question.getByRole('button', { name: 'Delete company' }).click();
  await expect(page.getByRole('heading', { name: 'No saved companies yet' })).toBeVisible();
  await page
    .getByRole('status')
    .filter({ hasText: `Deleted ${name}.` })
    .getByRole('button', { name: 'Undo' })
    .click();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('region', { name: 'Contacts' }).getByText('Grace Hopper')).toBeVisible();
});

test('saves the companies of saved jobs in one step', async ({ page }) => {
  await page.goto('/job/add');
  await page.getByLabel('Job title').fill('Lighthouse keeper');
  await page.getByLabel('Company').first().fill('Harbor Trust');
  await page.getByRole('button', { name: 'Add job', exact: true }).click();
  await expect(page).not.toHaveURL('/job/add');
  await page.goto('/companies');
  await expect(page.getByText('Your jobs name a company that isn’t saved: Harbor Trust.')).toBeVisible();
  await page.getByRole('button', { name: 'Save it' }).click();
  await expect(page.getByRole('link', { name: 'Harbor Trust', exact: true })).toBeVisible();
});

test('adds a job from a company page, with another company typed into its form', async ({ page }) => {
  await page.goto('/company/add');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Cedar & Works');
  await page.getByRole('button', { name: 'Add company' }).click();
  await page.getByRole('link', { name: 'Cedar & Works', exact: true }).click();
  await page.getByRole('link', { name: 'Add job' }).click();
  const company = page.getByRole('textbox', { name: 'Company' });
  await expect(company).toHaveValue('Cedar & Works');
  await company.fill('Birch Mills');
  await page.getByRole('option', { name: 'Add “Birch Mills” to your companies' }).click();
  await page.getByRole('textbox', { name: 'Job title' }).fill('Sawyer');
  await page.getByRole('button', { name: 'Add job' }).click();
  await expect(page.getByText('Added Sawyer at Birch Mills.')).toBeVisible();
  await page.goto('/companies');
  await page.getByRole('link', { name: 'Birch Mills', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Jobs' }).getByRole('link', { name: 'Sawyer' })).toBeVisible();
});

test('creates a group, then edits and deletes the company added to it', async ({ page }) => {
  const group = `Solar ${Date.now()}`;
  await page.goto('/companies/group/list');
  await page.getByLabel('Group name').fill(group);
  await page.getByRole('button', { name: 'Add first company' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('<b>Sun & Sons</b>');
  await page.getByRole('button', { name: 'Add to the directory' }).click();
  await expect(page.getByRole('heading', { level: 1, name: group, exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Edit <b>Sun & Sons</b>' }).click();
  await page.getByLabel('Summary').fill('Panels for roofs');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Panels for roofs')).toBeVisible();
  await expect(page.getByText('Waiting for review: only you can see this.')).toBeVisible();
  await page.getByRole('link', { name: 'Edit <b>Sun & Sons</b>' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  // A group is deleted with its last company.
  await expect(page).toHaveURL('/companies/group/list');
  await expect(page.getByRole('link', { name: 'Hiring now', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: group })).toHaveCount(0);
});

test('saves a nearby company and shows its location', async ({ page }) => {
  await page.goto('/companies/discover?locations=Austin&distance=5');
  const found = page.getByRole('list', { name: 'Companies found' }).getByRole('button').first();
  await found.press('Enter');
  const save = page.getByRole('button', { name: /^Save company / });
  const name = (await save.getAttribute('aria-label'))!.replace('Save company ', '');
  await save.press('Enter');
  await page.getByRole('link', { name: `Saved: open ${name}` }).press('Enter');
  await page.getByRole('link', { name: 'Edit location' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Location of ${name}` })).toBeVisible();
  await page.goto('/companies/map');
  await expect(page.getByRole('list', { name: 'Saved companies' }).getByText(name)).toBeVisible();
});

test('renames a company with its job and contact, and Undo restores the old name for good', async ({ page }) => {
  const jobs = page.getByRole('region', { name: 'Jobs' });
  const contacts = page.getByRole('region', { name: 'Contacts' });
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto('/job/add?companyName=Acme');
  await page.getByRole('textbox', { name: 'Job title' }).fill('Sawyer');
  await page.getByRole('button', { name: 'Add job' }).click();
  await page.getByRole('link', { name: 'Sawyer' }).click();
  await page.getByRole('button', { name: 'Save company Acme' }).click();
  await page.getByRole('link', { name: 'Acme', exact: true }).click();
  await expect(title('Acme')).toBeVisible();
  await expect(jobs.getByRole('link', { name: 'Sawyer' })).toBeVisible();
  const address = page.url();
  await contacts.getByRole('link', { name: 'Add contact' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Grace Hopper');
  await page.getByRole('button', { name: 'Add contact' }).click();
  await expect(contacts.getByText('Grace Hopper')).toBeVisible();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Bolt');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Renamed Acme to Bolt. Updated 1 job and 1 contact.' });
  await expect(title('Bolt')).toBeVisible();
  await expect(jobs.getByRole('link', { name: 'Sawyer' })).toBeVisible();
  await expect(contacts.getByText('Grace Hopper')).toBeVisible();
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(title('Acme')).toBeVisible();

  await page.reload();
  await expect(title('Acme')).toBeVisible();
  await expect(jobs.getByRole('link', { name: 'Sawyer' })).toBeVisible();
  await page.goto('/contacts');
  await expect(page.getByRole('link', { name: 'Acme', exact: true })).toHaveAttribute(
    'href',
    new URL(address).pathname,
  );
  await page.goto('/jobs/list');
  await expect(page.getByText('Acme', { exact: true }).first()).toBeVisible();
});
