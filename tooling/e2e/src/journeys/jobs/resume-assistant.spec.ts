import type { Page } from '@playwright/test';
import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';
import { urlWithoutAi } from '../../stack/addresses';
import { widths } from '../../widths';

const resume = {
  basics: {
    name: 'Grace Hopper',
    label: 'Programmer',
    email: 'grace@example.com',
    summary: 'Programmer who explains computers to everybody.',
  },
  work: [
    { name: 'Navy', position: 'Officer', startDate: '1967-08', highlights: ['Wrote the first manual for a computer'] },
  ],
};
const posting = [
  'We look for a programmer who has written compilers for business languages.',
  'You explain computers to people who have never seen one.',
  'Experience with ships of the Navy is a plus.',
].join('\n');

/** Imports the résumé and opens its review. */
async function openReview(page: Page): Promise<void> {
  await page.goto('/resume/add');
  await page.getByRole('button', { name: /^From a file/ }).click();
  await page.locator('input[type="file"]').setInputFiles({
    name: 'resume.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(resume)),
  });
  await page.getByRole('button', { name: 'Add résumé' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Grace Hopper');
  await expect(page).toHaveURL(/\/resume\/edit\//);
  await page.goto(page.url().replace('/edit/', '/review/').replace(/#.*/, ''));
}

async function addJob(page: Page): Promise<void> {
  await page.goto('/job/add');
  await page.getByLabel('Job title').fill('Analyst');
  await page.getByLabel('Company').fill('Difference Ltd');
  await page.getByLabel('Description').fill(posting);
  await page.getByRole('button', { name: 'Add job' }).click();
  await expect(page.getByText('Added Analyst at Difference Ltd.')).toBeVisible();
}

async function pickJob(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Job' }).click();
  await page.getByRole('option', { name: 'Analyst at Difference Ltd' }).click();
}

for (const [device, viewport] of Object.entries(widths)) {
  test.describe(device, () => {
    test.use({ viewport });

    test('reviews a résumé, compares it with a posting, and makes a version of accepted changes', async ({ page }) => {
      await signInForDevelopment(page);
      await addJob(page);
      await openReview(page);
      await page.getByRole('button', { name: 'Review with AI' }).click();
      await expect(page.getByText('Say what came of your work.')).toBeVisible();

      await pickJob(page);
      await expect(page.getByText(/^This posting is short/)).toBeVisible();
      await page.getByRole('button', { name: 'Compare with the requirements' }).click();
      await expect(page.getByText('Resume Analysis Complete For Job Analyst')).toBeVisible();
      await expect(page.getByText('40 of 100')).toBeVisible();

      await page.getByRole('button', { name: 'Suggest changes' }).click();
      const answer = page.getByRole('article', { name: 'Answer: Suggest changes' });
      await expect(answer.getByRole('button', { name: 'Accept' }).first()).toBeDisabled();
      await answer.getByRole('checkbox', { name: '“45%” is true' }).focus();
      await page.keyboard.press('Space');
      for (const claim of await answer.getByRole('checkbox').all()) await claim.check();
      await answer.getByRole('button', { name: 'Accept' }).first().click();
      await answer.getByRole('button', { name: 'Reject' }).last().click();
      await answer.getByRole('button', { name: 'Create version with 1 change' }).click();
      await expect(page.getByLabel('Title of the résumé')).toHaveValue(/ - Optimized For Analyst at Difference Ltd$/);
    });

    test.describe('without AI', () => {
      test.use({ baseURL: urlWithoutAi });

      test('has prompts to copy, and says when a job has no résumé', async ({ page }) => {
        await signInForDevelopment(page, urlWithoutAi);
        await addJob(page);
        await openReview(page);
        await page.getByText('Prompt: Review with AI').click();
        await expect(page.getByLabel('Prompt', { exact: true })).toContainText('Wrote the first manual');
        await page.goto('/jobs/list');
        await page.getByRole('link', { name: 'Analyst', exact: true }).first().click();
        await expect(
          page.getByText(
            'No Resume selected for this job. Associate a resume to this job using the edit job button to continue.',
          ),
        ).toBeVisible();
      });
    });
  });
}
