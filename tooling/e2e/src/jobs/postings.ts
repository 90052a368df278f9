import { expect, type Page } from '@playwright/test';

const saveButton = /^Keep (?<job>.+)$/;

/** Opens the search for a word and waits for its results. */
export async function searchPostings(page: Page, term: string): Promise<void> {
  await page.goto('/jobs/search');
  await page.getByLabel('Job title or words').fill(term);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await seePostings(page, term);
}

/** Waits for the results of a search: those of the one before stay on the screen until the new ones are there. */
export async function seePostings(page: Page, term: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`term=${term}`));
  await expect(page.locator('section[aria-busy="false"]').getByRole('listitem').first()).toContainText(
    new RegExp(term, 'i'),
  );
}

/** Keeps the first result. @returns the job as the list of kept ones calls it: "Accountant at Wrenfield Academy" */
export async function saveFirstPosting(page: Page): Promise<string> {
  const keep = page.getByRole('listitem').getByRole('button', { name: saveButton }).first();
  const job = saveButton.exec((await keep.getAttribute('aria-label')) ?? '')?.groups?.['job'];
  await keep.click();
  await expect(page.getByText(`Kept ${job}.`)).toBeVisible();
  return job!;
}
