import type { Page } from '@playwright/test';
import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';
import { widths } from '../../widths';

async function addJob(page: Page, title: string): Promise<string> {
  await page.goto('/job/add');
  await page.getByLabel('Job title').fill(title);
  await page.getByLabel('Company').fill('Rye & Co');
  await page.getByLabel('Salary').fill('$40,000');
  await page.getByRole('button', { name: 'Add job' }).click();
  await expect(page).not.toHaveURL('/job/add');
  await page.goto('/jobs/list');
  await page.getByRole('link', { name: title, exact: true }).first().click();
  await expect(page).toHaveURL(/\/job\/edit\//);
  return page.url();
}

for (const [device, viewport] of Object.entries(widths)) {
  test.describe(device, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => signInForDevelopment(page));

    test('two tabs edit one job, and neither loses a change', async ({ page, context }) => {
      const job = await addJob(page, 'Night Baker');
      const other = await context.newPage();
      for (const tab of [page, other]) await tab.goto(`${job}/form`);
      await page.getByLabel('Salary').fill('$50,000');
      await other.getByLabel('Salary').fill('$60,000');
      await other.getByLabel('Next step').fill('Send the form');
      await other.getByRole('button', { name: 'Save changes' }).click();

      await expect(page.getByText('Changed while you were editing: Next step.')).toBeVisible();
      await expect(page.getByLabel('Next step')).toHaveValue('Send the form');
      await expect(page.getByRole('textbox', { name: 'Salary' })).toHaveValue('$50,000');
      await page.getByRole('button', { name: 'Save changes' }).click();
      const salary = page.getByRole('radiogroup', { name: 'Salary' });
      await expect(salary).toHaveAccessibleDescription('Choose one.');
      await expect(salary).toContainText('$60,000');
      await expect(salary.getByRole('radio', { name: 'Use yours' })).toBeFocused();
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: 'Save changes' }).click();

      await expect(page).toHaveURL(job);
      await other.goto(`${job}/form`);
      await expect(other.getByLabel('Salary')).toHaveValue('$50,000');
      await expect(other.getByLabel('Next step')).toHaveValue('Send the form');
    });

    test('a job deleted in another tab is saved as a new one', async ({ page, context }) => {
      const job = await addJob(page, 'Day Baker');
      await page.goto(`${job}/form`);
      await page.getByLabel('Notes').fill('Ask about the oven');
      const other = await context.newPage();
      await other.goto(job);
      await other.getByRole('button', { name: 'More actions' }).click();
      await other.getByRole('menuitem', { name: 'Delete job' }).click();

      await expect(page.getByText(/^This job was deleted while you were editing it\./)).toBeVisible();
      await page.getByRole('button', { name: 'Save as a new job' }).click();
      await expect(page).toHaveURL(/\/jobs\/list/);
      await page.getByRole('link', { name: 'Day Baker', exact: true }).first().click();
      await expect(page.getByText('Ask about the oven')).toBeVisible();
    });
  });
}
