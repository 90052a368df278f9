import type { Page } from '@playwright/test';
import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';
import { urlWithoutAi } from '../../stack/addresses';
import { widths } from '../../widths';

const description =
  'We look for a baker who bakes bread and pastries from four in the morning. You bring three years of experience and a driver’s license.';

/** Adds a job and opens its preparation, where the posting can be summarized. */
async function openPreparation(page: Page): Promise<void> {
  await page.goto('/job/add');
  await page.getByLabel('Job title').fill('Baker');
  await page.getByLabel('Company').fill('Olive Street');
  await page.getByLabel('Description').fill(description);
  await page.getByRole('button', { name: 'Add job' }).click();
  await page.getByRole('link', { name: 'Baker' }).first().click();
  await page.waitForURL(/\/job\/edit\//);
  await page.goto(`${page.url().replace('/job/edit/', '/job/application/preparation/')}?step=posting`);
}

/** The part of the screen that summarizes the posting. */
const surface = (page: Page) => page.getByRole('region', { name: 'Summarize the posting', exact: true });
const answer = (page: Page) => surface(page).getByRole('article');

/** What is written of an answer so far, rather than the prompt. */
const written = (page: Page, text: string) => surface(page).getByRole('paragraph').filter({ hasText: text });

async function ask(page: Page, prompt: string): Promise<void> {
  await surface(page).getByRole('textbox', { name: 'Prompt' }).fill(prompt);
  await surface(page).getByRole('button', { name: 'Summarize the posting' }).click();
}

for (const [device, viewport] of Object.entries(widths)) {
  test.describe(device, () => {
    test.use({ viewport });

    test('asks the AI, stops it, saves an answer, and finds all of it after a reload', async ({ page }) => {
      await signInForDevelopment(page);
      await openPreparation(page);
      await ask(page, 'In one word {{slow}}{{say:Bake one loaf two loaves three loaves four loaves five loaves six}}');
      await expect(written(page, 'Bake one loaf')).toBeVisible();
      await surface(page).getByRole('button', { name: 'Stop' }).click();
      await expect(answer(page)).toContainText('Incomplete: this answer was stopped');

      await ask(page, '{{say:## In short\n\n- **Bread** from four in the morning\n\n[Apply](https://evil.example)}}');
      await expect(answer(page).getByRole('listitem')).toHaveText('Bread from four in the morning');
      await expect(answer(page).getByText('Apply', { exact: true })).toBeVisible();
      await expect(answer(page).getByRole('link')).toHaveCount(0);
      await answer(page).getByRole('button', { name: 'Save answer' }).click();
      await answer(page).getByRole('button', { name: 'Compare with previous' }).click();
      await expect(page.getByRole('region', { name: 'Previous answer' })).toContainText('Bake one loaf');

      await page.reload();
      await expect(answer(page).getByRole('button', { name: 'Saved' })).toBeVisible();
      await expect(surface(page).getByRole('textbox', { name: 'Prompt' })).toHaveValue(/In short/);
    });

    test('sends a placeholder for a contact, and puts the name back in the answer', async ({ page }) => {
      await signInForDevelopment(page);
      await page.goto('/contact/add');
      await page.getByRole('textbox', { name: 'Name' }).fill('Rosa Klein');
      await page.getByLabel('Email').fill('rosa@mercy.example');
      await page.getByRole('button', { name: 'Add contact' }).click();
      await openPreparation(page);
      await surface(page)
        .getByRole('textbox', { name: 'Prompt' })
        .fill('Rosa Klein (rosa@mercy.example) told me. {{say:Thank Rosa Klein first}}');
      await surface(page).getByText('What will be sent').click();
      await expect(surface(page).getByText('[PERSON 1] ([PERSON 1 EMAIL]) told me.')).toBeVisible();
      await expect(surface(page).getByRole('definition').filter({ hasText: 'Rosa Klein' })).toBeVisible();
      await surface(page).getByRole('button', { name: 'Summarize the posting' }).click();
      await expect(answer(page)).toContainText('Thank Rosa Klein first');
    });

    test('shows half an answer after a reload, marked as stopped', async ({ page }) => {
      await signInForDevelopment(page);
      await openPreparation(page);
      await ask(page, '{{slow}}{{say:Bake one loaf two loaves three loaves four loaves five loaves six loaves}}');
      await expect(written(page, 'Bake one loaf')).toBeVisible();
      await page.reload();
      await expect(answer(page)).toContainText('Bake one loaf');
      await expect(answer(page)).toContainText('Incomplete: this answer was stopped');
    });
  });

  test.describe(`${device}, without AI`, () => {
    test.use({ viewport, baseURL: urlWithoutAi });

    test('offers the prompt to copy, and says once that an AI can be set up', async ({ page }) => {
      await signInForDevelopment(page, urlWithoutAi);
      await openPreparation(page);
      await expect(page.getByText(/You can set up an AI/)).toHaveCount(1);
      await page.getByText('Prompt: Summarize the posting').click();
      await expect(surface(page).getByRole('button', { name: 'Copy prompt' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Summarize the posting' })).toHaveCount(0);
      await page.reload();
      await expect(page.getByText('Prompt: Summarize the posting')).toBeVisible();
      await expect(page.getByText(/You can set up an AI/)).toHaveCount(0);
    });
  });
}

test('each of two tabs shows the answer that it asked for, also after a reload', async ({ page, context }) => {
  await signInForDevelopment(page);
  await openPreparation(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await ask(page, '{{say:Asked in the first tab}}');
  await expect(answer(page)).toContainText('Asked in the first tab');
  await ask(other, '{{say:Asked in the second tab}}');
  await expect(answer(other)).toContainText('Asked in the second tab');
  await expect(answer(page)).toContainText('Asked in the first tab');
  await page.reload();
  await expect(answer(page)).toContainText('Asked in the first tab');
});
