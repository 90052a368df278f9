import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';

test.beforeEach(({ page }) => signInForDevelopment(page));

async function fillInJob(page: Page, location: string): Promise<void> {
  await page.goto('/job/add');
  await page.getByLabel('Job title').fill('Night Baker');
  await page.getByLabel('Company').fill('Rye & Co');
  await page.getByRole('combobox', { name: 'Location', exact: true }).fill(location);
  await page.getByRole('button', { name: 'Add job' }).click();
}

test('asks before it adds a saved job again, except in another city', async ({ page }) => {
  await fillInJob(page, 'Austin, TX');
  await expect(page).not.toHaveURL('/job/add');
  await fillInJob(page, 'Austin, TX');
  await expect(page.getByText('You already saved this job')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Night Baker at Rye & Co' })).toBeVisible();
  const addAnyway = page.getByRole('button', { name: 'Add anyway' });
  await expect(addAnyway).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('/job/add');
  await fillInJob(page, 'Denver, CO');
  await expect(page).not.toHaveURL('/job/add');
  await page.goto('/jobs/list');
  await expect(page.getByRole('link', { name: 'Night Baker', exact: true })).toHaveCount(3);
});

test('a JSON export can be imported with its history', async ({ page }) => {
  await fillInJob(page, 'Austin, TX');
  await page.goto('/jobs/list');
  await page.getByLabel('Status of Night Baker at Rye & Co').selectOption({ label: 'Interview Requested' });
  const metrics = page.getByRole('list', { name: 'Jobs by progress' });
  await expect(metrics.getByRole('button', { name: /1\s*Applied/ })).toBeVisible();
  const exported = async () => {
    await page.getByRole('button', { name: 'Files' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Export as JSON with history' }).click(),
    ]);
    return readFile(await download.path(), 'utf8');
  };
  const text = await exported();
  await page.getByRole('button', { name: 'Delete Night Baker at Rye & Co' }).click();

  await page.goto('/jobs/import');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'keepmark-jobs.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await page.getByRole('button', { name: 'Import 1 job' }).click();
  await expect(page).toHaveURL(/\/jobs\/list/);
  await expect(metrics.getByRole('button', { name: /1\s*Applied/ })).toBeVisible();
  expect(await exported()).toBe(text);
  await page.getByRole('link', { name: 'Night Baker', exact: true }).click();
  await expect(page.getByRole('region', { name: 'History' }).getByText('Interview Requested')).toBeVisible();
});
