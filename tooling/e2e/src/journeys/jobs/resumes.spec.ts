import type { Page } from '@playwright/test';
import { expect, test } from '../../journey';
import { pickedUp } from '../../keyboard/picked-up';
import { signInForDevelopment } from '../../sign-in/sign-in';
import { widths } from '../../widths';

const jsonResume = {
  basics: { name: 'Grace Hopper', label: 'Programmer', email: 'grace@example.com' },
  work: [
    { name: 'Navy', position: 'Rear Admiral', startDate: '1967-08', endDate: '1986-08', highlights: ['Wrote COBOL'] },
  ],
  skills: [{ name: 'Compilers', keywords: ['COBOL', 'FLOW-MATIC'] }],
};

/** The text of the pages, in the editor or a preview. */
const pages = (page: Page) => page.getByRole('article', { name: /^Page 1 of/ });

/** On a phone the pages stand behind a switch. */
async function showPages(page: Page): Promise<void> {
  const preview = page.getByText('Preview', { exact: true });
  if (await preview.count()) await preview.click();
  await expect(pages(page)).toBeVisible();
}

/** Writes the name of a new blank résumé, and waits until it's saved. */
async function addBlank(page: Page, name: string): Promise<void> {
  await page.goto('/resume/add');
  await page.getByRole('button', { name: /^Blank/ }).click();
  await page.getByLabel('Full name').fill(name);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

for (const [device, viewport] of Object.entries(widths)) {
  test.describe(device, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => signInForDevelopment(page));

    test('writes a résumé from scratch, and finds it after a reload', async ({ page }) => {
      await addBlank(page, 'Ada Lovelace');
      await page.getByRole('button', { name: 'Add job' }).click();
      await page.getByLabel('Job title').fill('Analyst');
      await page.getByLabel('Company').fill('Analytical Engines');
      await page.getByLabel('Start date').fill('March 1842');
      await page.getByLabel('I work here now').check();
      await page.getByRole('textbox', { name: 'What you did' }).click();
      await page.keyboard.type('Wrote the first program');
      await page.keyboard.press('Home');
      await page.keyboard.press('Tab');
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Explained it to Faraday');
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('button', { name: 'Redo' }).click();
      await showPages(page);
      await expect(pages(page)).toContainText('Mar 1842 – Present');
      await expect(pages(page)).toContainText('Explained it to Faraday');

      await page.reload();
      await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
      await page.getByRole('button', { name: /^Analyst/ }).click();
      await expect(page.getByRole('textbox', { name: 'What you did' })).toHaveValue(
        '• Wrote the first program\n• Explained it to Faraday',
      );
    });

    test('keeps what was sent when the résumé changes', async ({ page }) => {
      await addBlank(page, 'Ada Lovelace');
      await page.goto('/job/add');
      await page.getByLabel('Job title').fill('Analyst');
      await page.getByLabel('Company').fill('Difference Ltd');
      await page.getByRole('button', { name: 'Add job' }).click();
      await expect(page.getByText('Added Analyst at Difference Ltd.')).toBeVisible();

      // Tailor.
      await page.goto('/resumes');
      await page.getByRole('button', { name: 'Actions for Resume1' }).click();
      await page.getByRole('menuitem', { name: 'Create a version for…' }).click();
      await page.getByRole('combobox', { name: 'For a saved job' }).click();
      await page.getByRole('option', { name: 'Analyst at Difference Ltd' }).click();
      await page.getByRole('button', { name: 'Create version' }).click();
      const title = 'Resume1 - Optimized For Analyst at Difference Ltd';
      await expect(page.getByLabel('Title of the résumé')).toHaveValue(title);
      await page.getByLabel('Headline').fill('As it was sent');
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      const editor = page.url();

      // Apply.
      await page.goto('/jobs/list');
      await page.getByRole('link', { name: 'Analyst', exact: true }).first().click();
      await expect(page).toHaveURL(/\/job\/edit\//);
      await page.goto(page.url().replace('/job/edit/', '/job/apply/'));
      await page.getByLabel('Résumé', { exact: true }).selectOption(title);
      await page.getByRole('button', { name: 'I applied' }).click();
      await expect(page).not.toHaveURL(/\/job\/apply\//);

      // Change the résumé afterwards.
      await page.goto(editor);
      await page.getByLabel('Headline').fill('Changed later');
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('Headline')).toHaveValue('Changed later');
      await page.goto('/resume/sent');
      await page.getByRole('link', { name: title }).click();
      await expect(pages(page)).toContainText('As it was sent');
      await expect(pages(page)).not.toContainText('Changed later');
    });

    test('imports a JSON Resume after a preview', async ({ page }) => {
      await page.goto('/resume/add');
      await page.getByRole('button', { name: /^From a file/ }).click();
      await page.locator('input[type="file"]').setInputFiles({
        name: 'grace.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(jsonResume)),
      });
      await expect(page.getByText('Rear Admiral').first()).toBeVisible();
      await page.getByRole('button', { name: 'Add résumé' }).click();
      await expect(page.getByLabel('Full name')).toHaveValue('Grace Hopper');
      await showPages(page);
      await expect(pages(page)).toContainText('Wrote COBOL');
    });
  });
}

test.describe('by keyboard and in two tabs', () => {
  test.beforeEach(({ page }) => signInForDevelopment(page));

  test('a section moves with the arrow keys', async ({ page }) => {
    await addBlank(page, 'Ada Lovelace');
    await page.getByRole('button', { name: 'Move Education' }).focus();
    const said = page.getByRole('status').filter({ hasText: /Education/ });
    await page.keyboard.press('Space');
    await expect(said).toHaveText('Picked up Education, 3 of 4.');
    await pickedUp(page);
    await page.keyboard.press('ArrowUp');
    await expect(said).toHaveText('Education moved to 2 of 4.');
    await page.keyboard.press('Space');
    await expect(said).toHaveText('Dropped Education, now 2 of 4.');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(4);
    const handles = await page.getByRole('button', { name: /^Move / }).all();
    expect(await Promise.all(handles.map((handle) => handle.getAttribute('aria-label')))).toEqual([
      'Move Summary',
      'Move Education',
      'Move Experience',
      'Move Skills',
    ]);
  });

  test('two tabs edit one résumé without losing a field', async ({ page, context }) => {
    await addBlank(page, 'Ada Lovelace');
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByLabel('Headline').fill('Analyst');
    await expect(page.getByLabel('Headline')).toHaveValue('Analyst');
    await page.getByLabel('Phone').fill('555 0100');
    await expect(other.getByLabel('Phone')).toHaveValue('555 0100');
    await expect(other.getByLabel('Headline')).toHaveValue('Analyst');
  });
});
