import { expect, type Page } from '@playwright/test';

const saveButton = /^Save job (?<job>.+)$/;

/** Searches for a word and waits for the results. */
export async function searchPostings(page: Page, term: string): Promise<void> {
  await page.goto('/jobs/search');
  await page.getByLabel('Job title or keywords').fill(term);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await seePostings(page, term);
}

/** Waits for the results of a search: earlier results stay on the screen until the new ones have loaded. */
export async function seePostings(page: Page, term: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`term=${term}`));
  await expect(page.locator('section[aria-busy="false"]').getByRole('listitem').first()).toContainText(
    new RegExp(term, 'i'),
  );
}

/** Saves the first result. @returns the name of the job in the list: "Accountant at Wrenfield Academy" */
export async function saveFirstPosting(page: Page): Promise<string> {
  const save = page.getByRole('listitem').getByRole('button', { name: saveButton }).first();
  const job = saveButton.exec((await save.getAttribute('aria-label')) ?? '')?.groups?.['job'];
  await save.click();
  await expect(page.getByText(`Saved ${job}.`)).toBeVisible();
  return job!;
}
