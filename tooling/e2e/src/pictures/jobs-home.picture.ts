import type { Page } from '@playwright/test';
import { keepFirstPosting, searchPostings } from '../jobs/postings';
import { expect, test } from '../journey';
import { signInForDevelopment } from '../sign-in/sign-in';
import { takeHomePicture } from './take-home-picture';

test.slow();

const kept = [
  { term: 'nurse', status: 'Application Not Started' },
  { term: 'teacher', status: 'Application In-Progress' },
  { term: 'accountant', status: 'Application Submitted' },
  { term: 'designer', status: 'Rejected Before Interview' },
  { term: 'engineer', status: 'Application Submitted' },
  { term: 'manager', status: 'Interview Requested' },
  { term: 'technician', status: 'Interview Scheduled' },
];

async function keepSome(page: Page): Promise<void> {
  const jobs = [];
  for (const { term, status } of kept) {
    await searchPostings(page, term);
    jobs.push({ status, job: await keepFirstPosting(page) });
  }
  await page.goto('/jobs/list');
  for (const { job, status } of jobs) {
    await page.getByLabel(`Status of ${job}`).selectOption({ label: status });
  }
}

test.beforeEach(({ page }) => signInForDevelopment(page));

test('the list of kept jobs, and the form of one', async ({ page }) => {
  await keepSome(page);
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
  await takeHomePicture(page, 'jobs-edit', () => page.getByLabel('Job title').waitFor());
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
