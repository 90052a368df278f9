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

    test('two tabs edit one interview, and neither loses a change', async ({ page, context }) => {
      await page.goto('/interview/add');
      await page.getByRole('textbox', { name: 'Job title' }).fill('Night Baker');
      await page.getByLabel('Date').fill('2036-12-01');
      await page.getByLabel('Time', { exact: true }).fill('14:30');
      await page.getByRole('button', { name: 'Add interview' }).click();
      await page.getByRole('link', { name: 'Night Baker', exact: true }).first().click();
      await expect(page).toHaveURL(/\/interview\/edit\//);
      const other = await context.newPage();
      await other.goto(page.url());
      await page.getByLabel('Date').fill('2036-12-02');
      await other.getByLabel('Date').fill('2036-12-03');
      await other.getByLabel('Room or reception').fill('Room 4');
      await other.getByRole('button', { name: 'Save changes' }).click();

      await expect(page.getByText('Changed while you were editing: Room or reception.')).toBeVisible();
      await page.getByRole('button', { name: 'Save changes' }).click();
      const when = page.getByRole('radiogroup', { name: 'Date and time' });
      await expect(when).toContainText('Wed, Dec 3, 2036, 2:30 PM');
      await when.getByRole('radio', { name: 'Use yours' }).check();
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page).toHaveURL(/\/interviews/);
      await page.getByRole('link', { name: 'Night Baker', exact: true }).first().click();
      await expect(page.getByLabel('Date')).toHaveValue('2036-12-02');
      await expect(page.getByLabel('Room or reception')).toHaveValue('Room 4');
    });

    test('an offer deleted in another tab is saved as a new one', async ({ page, context }) => {
      await page.goto('/offer/add');
      await page.getByRole('textbox', { name: 'Job title' }).fill('Night Baker');
      await page.getByRole('textbox', { name: 'Company' }).fill('Rye & Co');
      await page.getByLabel('Salary or wage').fill('40,000');
      await page.getByRole('button', { name: 'Add offer' }).click();
      await page.getByRole('link', { name: 'Rye & Co' }).first().click();
      await expect(page).toHaveURL(/\/offer\/edit\//);
      const other = await context.newPage();
      await other.goto(page.url());
      await page.getByLabel('Benefits').fill('Bread');
      await other.getByRole('button', { name: 'Delete' }).click();

      await expect(page.getByText(/^This offer was deleted while you were editing it\./)).toBeVisible();
      await page.getByRole('button', { name: 'Save as a new offer' }).click();
      await expect(page).toHaveURL(/\/offers/);
      await page.getByRole('link', { name: 'Rye & Co' }).first().click();
      await expect(page.getByLabel('Benefits')).toHaveValue('Bread');
      await expect(page.getByLabel('Salary or wage')).toHaveValue('40,000');
    });

    test('notes edited on the page of a job ask which text to save', async ({ page, context }) => {
      const job = await addJob(page, 'Evening Baker');
      const other = await context.newPage();
      await other.goto(job);
      for (const tab of [page, other]) await tab.getByRole('button', { name: 'Add notes' }).click();
      await page.getByRole('textbox', { name: 'Notes' }).fill('Ask about the oven');
      await other.getByRole('textbox', { name: 'Notes' }).fill('Ask about the shifts');
      await other.getByRole('button', { name: 'Save notes' }).click();
      await page.getByRole('button', { name: 'Save notes' }).click();
      await page.getByRole('radiogroup', { name: 'Notes' }).getByRole('radio', { name: 'Use the other one' }).check();
      await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Ask about the shifts');
      await page.getByRole('button', { name: 'Save notes' }).click();
      await expect(page.getByText('Ask about the shifts')).toBeVisible();
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
