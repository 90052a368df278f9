import type { Page } from '@playwright/test';
import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';
import { urlWithoutAi } from '../../stack/addresses';
import { widths } from '../../widths';

const description = `Harbor Bakery is looking for a baker for the early shift.
You must be able to lift 50 pounds and start at four in the morning.
The job pays $21 an hour, with health insurance after ninety days.`;

const checklist = (page: Page) => page.getByRole('navigation', { name: 'Application checklist' });
const step = (page: Page, name: string) => checklist(page).getByRole('link', { name });

/** Adds a job, and opens its checklist from the row in the list. */
async function openChecklist(page: Page): Promise<void> {
  await page.goto('/job/add');
  await page.getByLabel('Job title').fill('Baker');
  await page.getByLabel('Company').fill('Harbor Bakery');
  await page.getByLabel('Description').fill(description);
  await page.getByRole('button', { name: 'Add job' }).click();
  await page.getByRole('link', { name: 'Prepare application' }).click();
  await expect(checklist(page)).toContainText('Short text');
}

for (const [device, viewport] of Object.entries(widths)) {
  test.describe(device, () => {
    test.use({ viewport });

    test('prepares an application with AI, from the posting to the letter', async ({ page }) => {
      await signInForDevelopment(page);
      await openChecklist(page);
      await step(page, 'Posting').click();
      await page.getByRole('button', { name: 'Read the fields of the posting' }).click();
      await page.getByRole('button', { name: /^Save \d fields? with the job$/ }).click();
      await expect(page.getByText(/^Saved \d fields? with the job\.$/)).toBeVisible();

      await step(page, 'Cover letter').click();
      await page.getByRole('button', { name: 'Write a cover letter' }).click();
      await page.getByRole('button', { name: 'Edit this letter' }).click();
      await expect(page.getByLabel('Letter', { exact: true })).toHaveValue(/Answer of the stand-in[^]*Sincerely,/);
      await page.getByLabel('Letter', { exact: true }).fill('Dear Harbor Bakery,\n\nI bake rye bread.');
      await expect(page.getByText('7 of 200 words')).toBeVisible();
      await page.getByRole('button', { name: 'Save letter' }).click();
      await expect(checklist(page)).toContainText('Written');

      await step(page, 'Apply').click();
      await page.getByRole('link', { name: 'Record application' }).click();
      await expect(page.getByLabel('Cover letter')).toHaveValue(/I bake rye bread/);
    });

    test('researches a company with AI, and adds an answer to the notes', async ({ page }) => {
      await signInForDevelopment(page);
      await page.goto('/company/add');
      await page.getByLabel('Name').fill('Harbor Bakery');
      await page.getByRole('button', { name: 'Add company' }).click();
      await page.getByRole('link', { name: 'Harbor Bakery' }).first().click();
      await page.getByRole('link', { name: 'Research' }).click();
      await page.getByRole('button', { name: 'Summarize the company' }).click();
      const answer = page.getByRole('article', { name: 'Answer: Summarize the company' });
      await expect(answer).toContainText('from the model’s memory, not verified');
      await answer.getByRole('button', { name: 'Add to notes' }).click();
      await expect(page.getByLabel('Research notes')).toHaveValue(/Summarize the company \(.*not verified\)/);
    });
  });

  test.describe(`${device}, without AI`, () => {
    test.use({ viewport, baseURL: urlWithoutAi });

    test('prepares an application with keywords, a checklist and the template of a letter', async ({ page }) => {
      await signInForDevelopment(page, urlWithoutAi);
      await openChecklist(page);
      await step(page, 'Interview questions').click();
      await expect(
        page.getByText('You must be able to lift 50 pounds and start at four in the morning.'),
      ).toBeVisible();
      await page.getByLabel('Write down three questions for them.').check();
      await expect(checklist(page)).toContainText('1 of 5 done');
      await step(page, 'Cover letter').click();
      await page.getByRole('button', { name: 'Start from template' }).click();
      await page.getByRole('button', { name: 'Save letter' }).click();
      await expect(page.getByText('Prompt: Write a cover letter')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Write a cover letter' })).toHaveCount(0);
      await page.reload();
      await expect(checklist(page)).toContainText('Blanks to fill in');
      await expect(page.getByLabel('Letter', { exact: true })).toHaveValue(/Baker position at Harbor Bakery/);

      await page.goto('/job/search/coach');
      await page.getByRole('link', { name: 'Baker at Harbor Bakery' }).click();
      await expect(checklist(page)).toBeVisible();
    });
  });
}
