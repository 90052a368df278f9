import type { Page } from '@playwright/test';

/** Opens a page and waits until its scripts run: a prerendered page shows its text before that. */
export async function openStarted(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('keepmark:started', () => (document.documentElement.dataset['started'] = ''));
  });
  await page.goto(path);
  await page.locator('html[data-started]').waitFor();
}
