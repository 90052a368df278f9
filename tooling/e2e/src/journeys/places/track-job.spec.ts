import { expect, test } from '../../journey';
import { saveFirstPosting, searchPostings } from '../../jobs/postings';
import { signInForDevelopment } from '../../sign-in/sign-in';

test.beforeEach(({ page }) => signInForDevelopment(page));

test('saves a posting and changes its status, and both survive a reload', async ({ page }) => {
  await searchPostings(page, 'accountant');
  const job = await saveFirstPosting(page);

  await page.goto('/jobs/list');
  const status = page.getByLabel(`Status of ${job}`);
  await expect(status).toHaveValue('application-not-started');
  await status.selectOption({ label: 'Application Submitted' });
  await expect(page.getByText(/: Application Submitted\. Applied on \w{3} \d/)).toBeVisible();

  await page.reload();
  await expect(status).toHaveValue('application-submitted');
  await expect(page.getByText(/^Applied \w{3} \d/)).toBeVisible();
  await expect(page.getByRole('button', { name: /1\s*Applied/ })).toBeVisible();
});

test('a saved posting is marked in the results, also after a reload', async ({ page }) => {
  await searchPostings(page, 'nurse');
  const job = await saveFirstPosting(page);
  await expect(page.getByRole('button', { name: `Save job ${job}` })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('button', { name: `Save job ${job}` })).toHaveCount(0);
});

test('saving a posting can be undone', async ({ page }) => {
  await searchPostings(page, 'chef');
  const job = await saveFirstPosting(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: `Save job ${job}` }).first()).toBeVisible();
  await page.goto('/jobs/list');
  await expect(page.getByRole('heading', { name: 'No saved jobs yet' })).toBeVisible();
});

test('the URL holds the search, so it survives a reload', async ({ page }) => {
  await page.goto('/jobs/search');
  const results = page.getByRole('status').filter({ hasText: /\d postings?/ });
  const all = await results.textContent();
  await page.getByLabel('Job title or keywords').fill('engineer');
  await page.getByRole('combobox', { name: 'City, state, or ZIP code' }).fill('Chicago, IL');
  await page.getByLabel('Distance').selectOption('50');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(results).not.toHaveText(all!);
  const some = await results.textContent();

  await page.reload();
  await expect(results).toHaveText(some!);
  await expect(page.getByLabel('Job title or keywords')).toHaveValue('engineer');
  await expect(page.getByRole('combobox', { name: 'City, state, or ZIP code' })).toHaveValue('Chicago, IL');
  await expect(page.getByLabel('Distance')).toHaveValue('50');
});

test('adds and edits a job, and a draft survives a reload', async ({ page }) => {
  await page.goto('/job/add');
  await page.getByLabel('Job title').fill('Lighthouse keeper');
  await page.getByLabel('Company').fill('Harbor Trust');
  await page.reload();
  await expect(page.getByLabel('Job title')).toHaveValue('Lighthouse keeper');
  await page.getByRole('button', { name: 'Add job' }).click();
  await expect(page).not.toHaveURL('/job/add');

  await page.goto('/jobs/list');
  await page.getByRole('link', { name: 'Lighthouse keeper' }).click();
  await page.getByRole('link', { name: 'Edit job' }).click();
  await page.getByLabel('Salary').fill('$52,000 a year');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).not.toHaveURL(/\/form$/);
  await page.goto('/jobs/list');
  await expect(page.getByText('$52,000 a year')).toBeVisible();
});
