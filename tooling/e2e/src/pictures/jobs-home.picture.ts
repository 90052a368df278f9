import type { Page } from '@playwright/test';
import { saveFirstPosting, searchPostings } from '../jobs/postings';
import { expect, test } from '../journey';
import { signInForDevelopment } from '../sign-in/sign-in';
import { takeHomePicture } from './take-home-picture';

test.slow();

const postings = [
  { term: 'nurse', status: 'Application Not Started' },
  { term: 'teacher', status: 'Application In-Progress' },
  { term: 'designer', status: 'Rejected Before Interview', appliedDaysAgo: 21 },
  { term: 'engineer', status: 'Application Submitted', appliedDaysAgo: 5 },
  { term: 'technician', status: 'Interview Scheduled', appliedDaysAgo: 12 },
];

const dayMs = 86_400_000;

/** Sets the date applied of a job. */
async function setDateApplied(page: Page, job: string, daysAgo: number): Promise<void> {
  const [title = ''] = job.split(' at ');
  await page.goto('/jobs/list');
  await page.getByRole('link', { name: title }).first().click();
  const date = new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);
  await page.getByLabel('Applied on').fill(date);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Applied on')).toHaveValue(date);
}

async function saveSome(page: Page): Promise<void> {
  const jobs = [];
  for (const { term, ...rest } of postings) {
    await searchPostings(page, term);
    jobs.push({ ...rest, job: await saveFirstPosting(page) });
  }
  await page.goto('/jobs/list');
  for (const { job, status } of jobs) {
    await page.getByLabel(`Status of ${job}`).selectOption({ label: status });
  }
  for (const { job, appliedDaysAgo } of jobs) if (appliedDaysAgo) await setDateApplied(page, job, appliedDaysAgo);
}

test.beforeEach(({ page }) => signInForDevelopment(page));

test('the list of saved jobs, and the page of one', async ({ page }) => {
  await saveSome(page);
  await page.goto('/jobs/list');
  await takeHomePicture(page, 'jobs-list', () =>
    page
      .getByLabel(/^Status of /)
      .first()
      .waitFor(),
  );
  await page
    .getByRole('link', { name: /Technician/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/job\/edit\//);
  await takeHomePicture(page, 'jobs-edit', () => page.getByRole('region', { name: 'History' }).waitFor());
});

test('a search with an open posting', async ({ page }) => {
  await searchPostings(page, 'engineer');
  await takeHomePicture(page, 'jobs-search', async (isPhone) => {
    const first = page.getByRole('listitem').getByRole('button').first();
    await first.waitFor();
    // On a phone a posting covers the results.
    if (isPhone) return;
    await first.click();
    await expect(page.getByRole('complementary', { name: 'Open posting' })).toBeVisible();
  });
});
