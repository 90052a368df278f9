import type { Page } from '@playwright/test';
import { expect, test } from '../../journey';
import { crawl, patternsOf } from '../../navigation/crawl';
import { signInForDevelopment } from '../../sign-in/sign-in';

test.use({ viewport: { width: 360, height: 740 } });

const address = /^\/(?:place|places|city|cities|countries|location)(?:\/|$)/;

async function add(
  page: Page,
  path: string,
  values: Readonly<Record<string, string>>,
  button: string | RegExp,
): Promise<void> {
  await page.goto(path);
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).first().fill(value);
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page).not.toHaveURL(path);
}

/** Not for links: unknown paths, what other sites open, and screens that buttons of an unfinished task open. */
const opensOtherwise = ['$', '/$', '/auth', '/places/shared', '/subscribe/pay/$planId'];
/** Open from an entry that this journey doesn't save. */
const ofOtherEntries = [
  '/assistant/answer/$answerId',
  '/career/plan/$internalId',
  '/company/locationadd/$companyGroupName',
  '/company/locationedit/$companyGroupName/$id',
  '/resume/compare',
  '/resume/sent/$sentId',
  '/subscribe/cancel',
];
/** Opened by a choice on the screen without the parameter: a filter, a search, a city of the map. */
const ofChoices = [
  '/city/$group/$internalId',
  '/companies/list/$loadcompanies',
  '/jobs/map/search/$state/$city',
  '/jobs/searchtermlocation/$state/$city/$term',
  '/jobs/submissions/$submissionMethod',
  '/location/manage/$locationType/$internalId',
];

const withoutLinks = new Set([...opensOtherwise, ...ofOtherEntries, ...ofChoices]);

test('on a phone, visible links lead to every screen', async ({ page, site }) => {
  test.slow();
  await signInForDevelopment(page);
  await add(page, '/place/add', { Name: 'Blue Door Books', City: 'Portland' }, 'Add place');
  if (site === 'jobs') {
    await add(page, '/job/add', { 'Job title': 'Lighthouse keeper', Company: 'Harbor Trust' }, 'Add job');
    await add(page, '/company/add', { Name: 'Harbor Trust' }, 'Add company');
    await add(page, '/contact/add', { Name: 'Jane Roe' }, 'Add contact');
    await add(page, '/resume/add', {}, /^Blank/);
    await add(page, '/letter/add', {}, 'Create letter');
    await add(page, '/interview/add', { 'Job title': 'Lighthouse keeper', Company: 'Harbor Trust' }, 'Add interview');
    const offer = { 'Job title': 'Lighthouse keeper', Company: 'Harbor Trust', 'Salary or wage': '62k' };
    await add(page, '/offer/add', offer, 'Add offer');
  }
  // The home location is edited from its screen.
  await page.goto('/location/from');
  await page.getByRole('combobox', { name: 'City or address' }).fill('Dallas, TX');
  await page.getByRole('button', { name: 'Save location' }).click();
  await expect(page.getByText('Home location: Dallas, Texas, United States')).toBeVisible();
  await page.goto('/city/details/4671654');
  await page.getByRole('button', { name: 'Save Austin for travel' }).click();
  await expect(page.getByRole('button', { name: 'Save Austin for travel', pressed: true })).toBeVisible();

  const isWanted = (pattern: string) => site === 'jobs' || address.test(pattern);
  const reached = await crawl(page, isWanted);
  const missing = (await patternsOf(page)).filter(
    (pattern) => isWanted(pattern) && !withoutLinks.has(pattern) && !reached.has(pattern),
  );
  expect(missing).toEqual([]);
});
