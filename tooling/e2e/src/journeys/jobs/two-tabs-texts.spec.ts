import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';
import { widths } from '../../widths';

/** Opens the screen of a tab in another one. */
async function alsoIn(context: BrowserContext, page: Page): Promise<Page> {
  const other = await context.newPage();
  await other.goto(page.url());
  return other;
}

for (const [device, viewport] of Object.entries(widths)) {
  test.describe(device, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => signInForDevelopment(page));

    test('two tabs write one letter, and one that is deleted can be saved again', async ({ page, context }) => {
      await page.goto('/letter/add');
      await page.getByRole('button', { name: 'Create letter' }).click();
      await expect(page).toHaveURL(/\/letter\/edit\//);
      const first = page.url();
      const other = await alsoIn(context, page);
      await other.getByRole('textbox', { name: 'Company' }).fill('Rye & Co');
      await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Rye & Co');
      await page.getByRole('textbox', { name: 'Subject' }).fill('Night Baker');
      await expect(other.getByRole('textbox', { name: 'Subject' })).toHaveValue('Night Baker');
      await expect(other.getByRole('textbox', { name: 'Company' })).toHaveValue('Rye & Co');

      await other.goto('/letters');
      await other.getByRole('button', { name: /^Actions for / }).click();
      await other.getByRole('menuitem', { name: 'Delete' }).click();
      await expect(page.getByText('This letter was deleted in another tab')).toBeVisible();
      await page.getByRole('textbox', { name: 'Subject' }).fill('Day Baker');
      await page.getByRole('button', { name: 'Save as a new letter' }).click();
      await expect(page).not.toHaveURL(first);
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Day Baker');
      await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Rye & Co');
    });

    test('settings follow another tab, and change the page that is seen', async ({ page, context }) => {
      await page.goto('/settings');
      const other = await alsoIn(context, page);
      const look = (tab: Page) => tab.locator('html');
      await other.getByRole('radio', { name: 'Teal' }).click();
      await expect(page.getByRole('radio', { name: 'Teal' })).toBeChecked();
      await expect(look(page)).toHaveAttribute('data-color-family', 'teal');
      await other.getByLabel('Clock').selectOption('24-hour');
      await expect(page.getByLabel('Clock')).toHaveValue('24-hour');

      await page.getByRole('button', { name: 'Clear all' }).click();
      await other.goto('/job/add');
      await other.getByLabel('Job title').fill('Night Baker');
      await other.getByLabel('Company').fill('Rye & Co');
      await other.getByRole('button', { name: 'Add job' }).click();
      await expect(page.getByRole('dialog').getByText(/^Deletes 1 job/)).toBeVisible();
      await page.getByRole('button', { name: 'Cancel' }).click();

      const toggle = (tab: Page) => tab.getByRole('button', { name: 'Switch between light and dark' }).click();
      await toggle(other);
      await expect(look(other)).toHaveAttribute('data-mantine-color-scheme', 'dark');
      await toggle(page);
      await expect(look(page)).toHaveAttribute('data-mantine-color-scheme', 'dark');
    });

    test('two tabs record the outcome of one interview', async ({ page, context }) => {
      await page.goto('/interview/add');
      await page.getByRole('textbox', { name: 'Job title' }).fill('Night Baker');
      await page.getByLabel('Date').fill('2025-11-20');
      await page.getByLabel('Time', { exact: true }).fill('14:30');
      await page.getByRole('button', { name: 'Add interview' }).click();
      await expect(page).toHaveURL(/\/interviews/);
      const other = await alsoIn(context, page);
      for (const tab of [page, other]) await tab.getByRole('button', { name: 'Completed: Night Baker' }).click();
      await page.getByLabel('Outcome').selectOption('Rejected');
      await other.getByLabel('Outcome').selectOption('Offer');
      await other.getByRole('button', { name: 'Save outcome' }).click();
      await expect(page.getByText('Outcome changed while you were editing. Choose which to save.')).toBeVisible();
      await page.getByRole('button', { name: 'Save outcome' }).click();
      await page.getByRole('radiogroup', { name: 'Outcome' }).getByRole('radio', { name: 'Use yours' }).check();
      await page.getByRole('button', { name: 'Save outcome' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goto('/interviews?when=past');
      await expect(page.getByText('Rejected')).toBeVisible();
    });

    test('the posting text of a job that another tab deletes is saved with a new job', async ({ page, context }) => {
      await page.goto('/job/add');
      await page.getByLabel('Job title').fill('Night Baker');
      await page.getByLabel('Company').fill('Rye & Co');
      await page.getByRole('button', { name: 'Add job' }).click();
      await page.goto('/jobs/list');
      await page.getByRole('link', { name: 'Night Baker', exact: true }).first().click();
      await expect(page).toHaveURL(/\/job\/edit\//);
      const other = await alsoIn(context, page);
      await page.getByRole('button', { name: 'Add posting text' }).click();
      await page.getByLabel('Posting text').fill('You bake from three in the morning.');
      await other.getByRole('button', { name: 'More actions' }).click();
      await other.getByRole('menuitem', { name: 'Delete job' }).click();

      await expect(page.getByText('This job was deleted in another tab')).toBeVisible();
      await page.getByRole('button', { name: 'Save as a new job' }).click();
      await page.getByRole('link', { name: 'Night Baker', exact: true }).first().click();
      await expect(page.getByText('You bake from three in the morning.').first()).toBeVisible();
    });
  });
}
