import type { Page } from '@playwright/test';
import { faultsOfPresses } from '../../forms/press-after-typing';
import { expect, test } from '../../journey';
import { openScreen } from '../../navigation/open-screen';
import { restoreRows } from '../../saved/restore-rows';
import { signInForDevelopment } from '../../sign-in/sign-in';

const saved = {
  jobs: [{ jobTitle: 'Cook', companyName: 'Harbor Trust', status: 'application-submitted', dateApplied: '2026-11-02' }],
  contacts: [{ name: 'Ada', companyName: 'Harbor Trust' }],
  companies: [{ companyName: 'Harbor Trust', city: 'Austin' }],
  interviews: [{ companyName: 'Harbor Trust', jobTitle: 'Cook', jobId: 'jobs-0' }],
  places: [{ name: 'Cafe', city: 'Austin', latitude: 30.27, longitude: -97.74 }],
};

/** Not the search assistant and the coach: what they find while one types moves the rest, whether one leaves or not. */
const forms = [
  '/job/add',
  '/job/edit/jobs-0',
  '/job/edit/jobs-0/form',
  '/job/apply/jobs-0',
  '/job/application/preparation/jobs-0',
  '/offer/add',
  '/interview/add',
  '/interview/edit/interviews-0',
  '/interview/practice',
  '/contact/add',
  '/contact/edit/contacts-0',
  '/company/add',
  '/company/edit/companies-0',
  '/place/add',
  '/place/edit/places-0',
  '/place/location/add',
  '/location/edit',
  '/career/plan/add',
  '/career/coaching',
  '/career/counseling',
  '/salary/assistant',
  '/jobs/search',
  '/jobs/list?view=table',
  '/places/search',
  '/companies/search',
  '/companies/discover',
  '/support',
  '/settings',
  '/profile',
];

async function openResumeEditor(page: Page): Promise<void> {
  await openScreen(page, '/resume/add');
  await page.getByRole('button', { name: /^Blank/ }).click();
  await expect(page.getByLabel('Full name')).toBeVisible();
  await page.getByRole('button', { name: 'Add job' }).click();
}

async function openLetterEditor(page: Page): Promise<void> {
  await openScreen(page, '/letter/add');
  await page.getByRole('button', { name: 'Create letter' }).click();
  await expect(page.getByLabel('Salutation')).toBeVisible();
}

test('no button moves away when a field is left to press it', async ({ page }) => {
  test.slow();
  await signInForDevelopment(page);
  await restoreRows(page, saved);
  const faults: Record<string, string[]> = {};
  const walk = async (name: string, open: () => Promise<void>) => {
    const found = await faultsOfPresses(page, open);
    if (found.length > 0) faults[name] = found;
  };
  for (const path of forms) {
    await walk(path, async () => {
      // Somewhere else first, so that a second visit starts as the first one.
      await openScreen(page, '/resources');
      await openScreen(page, path);
    });
  }
  await walk('the résumé editor', () => openResumeEditor(page));
  await walk('the letter editor', () => openLetterEditor(page));
  expect(faults).toEqual({});
});

test('no button moves away when a field is left to press it, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInForDevelopment(page);
  const openJobForm = async () => {
    await page.goto('/job/add');
    await expect(page.getByLabel('Job title')).toBeVisible();
  };
  expect(await faultsOfPresses(page, openJobForm)).toEqual([]);
  expect(await faultsOfPresses(page, () => openResumeEditor(page))).toEqual([]);
});

test('"Add job" works at the first press after typing in a résumé', async ({ page }) => {
  await signInForDevelopment(page);
  await page.goto('/resume/add');
  await page.getByRole('button', { name: /^Blank/ }).click();
  await page.getByRole('textbox', { name: 'Summary text' }).fill('Cooks for ships.');
  const add = page.getByRole('button', { name: 'Add job' });
  // Not `add.click()`: it finds the button again once it is pressed.
  const { x, y, width, height } = (await add.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2, { delay: 100 });
  await expect(page.getByLabel('Job title')).toBeVisible();
});
