import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';

async function addJob(page: Page, title: string): Promise<void> {
  await page.goto('/job/add');
  await page.getByLabel('Job title').fill(title);
  await page.getByLabel('Company').fill('Harbor Trust');
  await page.getByRole('button', { name: 'Add job' }).click();
  await expect(page.getByLabel('Job title')).toBeHidden();
}

/** Opens settings and presses "Back up". @returns the path of the downloaded file */
async function backUp(page: Page): Promise<string> {
  await page.goto('/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Back up' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^keepmark-\d{4}-\d\d-\d\d\.json$/);
  return file.path();
}

async function clearAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Clear all' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Jobs, companies, résumés, and settings' }).check();
  await dialog.getByRole('button', { name: 'Clear all' }).click();
  await expect(savedJobs(page)).toBeHidden();
}

const savedJobs = (page: Page) => page.getByRole('row', { name: /^Jobs \d/ });
const fileInput = (page: Page) => page.locator('input[type="file"]');

test.describe('with two saved jobs', () => {
  test.beforeEach(async ({ page }) => {
    await signInForDevelopment(page);
    await addJob(page, 'Lighthouse keeper');
    await addJob(page, 'Ferry captain');
  });

  test('backs up everything, clears it, and brings it back with Undo', async ({ page }) => {
    await backUp(page);
    await expect(page.getByText(/^Last backup: .+ Nothing changed since\.$/)).toBeVisible();
    await clearAll(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(savedJobs(page)).toHaveText(/^Jobs2/);
    await page.goto('/jobs/list');
    await expect(page.getByRole('link', { name: 'Lighthouse keeper' })).toBeVisible();
  });

  test('restores cleared data from the backup file', async ({ page }) => {
    const path = await backUp(page);
    await clearAll(page);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();

    await fileInput(page).setInputFiles(path);
    const dialog = page.getByRole('dialog', { name: 'Restore this backup?' });
    await expect(dialog.getByText('Entries: 2 added, 0 changed, 0 unchanged.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expect(savedJobs(page)).toHaveText(/^Jobs2/);
    await page.goto('/jobs/list');
    await expect(page.getByRole('link', { name: 'Ferry captain' })).toBeVisible();
  });

  test('replacing deletes what the backup does not have, until it is undone', async ({ page }) => {
    const path = await backUp(page);
    await addJob(page, 'Harbor pilot');
    await page.goto('/settings');
    await fileInput(page).setInputFiles(path);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^Replace/ }).check();
    await expect(dialog.getByText(/1 deleted/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expect(savedJobs(page)).toHaveText(/^Jobs2/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(savedJobs(page)).toHaveText(/^Jobs3/);
  });

  test('refuses a truncated backup with a sentence, and changes nothing', async ({ page }) => {
    const text = await readFile(await backUp(page), 'utf8');
    const buffer = Buffer.from(text.slice(0, text.length / 2));
    await fileInput(page).setInputFiles({ name: 'keepmark.json', mimeType: 'application/json', buffer });
    await expect(page.getByRole('alert')).toHaveText(/^This backup is damaged .* nothing was restored/);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(savedJobs(page)).toHaveText(/^Jobs2/);
  });

  test('says when storage is full, and keeps what was typed', async ({ page }) => {
    await page.goto('/job/add');
    await page.evaluate(() => {
      // Fill the storage with other keys, to the last character.
      for (let size = 1_000_000, number = 0; size > 0; number += 1) {
        try {
          localStorage.setItem(`other${number}`, 'x'.repeat(size));
        } catch {
          size = Math.floor(size / 2);
        }
      }
    });
    await page.getByLabel('Job title').fill('Harbor pilot');
    await page.getByLabel('Company').fill('Harbor Trust');
    await page.getByRole('button', { name: 'Add job' }).click();
    await expect(page.getByText(/^This browser’s storage is full/)).toBeVisible();
    await expect(page.getByLabel('Job title')).toHaveValue('Harbor pilot');
    await expect(page.getByLabel('Company')).toHaveValue('Harbor Trust');
  });
});

test('warns that changes will be lost when storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.goto('/settings');
  await expect(page.getByText(/is blocking storage, so changes will be lost/)).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
});
