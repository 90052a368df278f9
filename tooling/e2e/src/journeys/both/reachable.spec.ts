import type { Page } from '@playwright/test';
import { expect, test } from '../../journey';
import { crawl, patternsOf } from '../../navigation/crawl';
import { signInForDevelopment } from '../../sign-in/sign-in';
import type { Site } from '../../stack/addresses';

test.use({ viewport: { width: 360, height: 740 } });

const address = /^\/(?:place|places|city|cities|countries|location)(?:\/|$)/;

const keeper = { 'Job title': 'Lighthouse keeper', Company: 'Harbor Trust' };

async function add(
  page: Page,
  path: string,
  values: Readonly<Record<string, string>>,
  button: string | RegExp,
): Promise<void> {
  await page.goto(path);
  const main = page.getByRole('main');
  for (const [label, value] of Object.entries(values)) await main.getByLabel(label).first().fill(value);
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page).not.toHaveURL(path);
}

/** Not for links: unknown paths, what other sites open, and screens that buttons of an unfinished task open. */
const opensOtherwise = ['$', '/$', '/auth', '/places/shared', '/subscribe/pay/$planId'];
/** Linked from an answer of the AI, an application that was sent, and a paid plan, which this journey has none of. */
const ofOtherEntries = ['/assistant/answer/$answerId', '/resume/sent/$sentId', '/subscribe/cancel'];
/** Linked from a group with a company that the person added. The crawl opens another group. */
const ofOwnGroups = ['/company/locationadd/$companyGroupName', '/company/locationedit/$companyGroupName/$id'];

const withoutLinks = new Set([...opensOtherwise, ...ofOtherEntries, ...ofOwnGroups]);

/** Makes the choices that open another screen: a city in a list, a filter, two résumés. @returns the paths that they open */
async function choose(page: Page, site: Site): Promise<string[]> {
  const opened: string[] = [];
  const note = async (path: RegExp) => {
    await expect(page).toHaveURL(path);
    opened.push(new URL(page.url()).pathname);
  };
  await page.goto('/city/travel');
  await page.getByRole('button', { name: /^Austin/ }).click();
  await note(/\/city\/travel\/./);
  if (site === 'places') return opened;
  await page.goto('/companies');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByLabel('Show').selectOption({ index: 1 });
  await note(/\/companies\/list\/./);
  await page.goto('/jobs/submissions');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByLabel('Submitted through').selectOption('email');
  await note(/\/jobs\/submissions\/email/);
  await page.goto('/resumes');
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  await expect(boxes).toHaveCount(2);
  for (const box of await boxes.all()) await box.check();
  await page.getByRole('link', { name: 'Compare' }).click();
  await note(/\/resume\/compare/);
  return opened;
}

test('on a phone, visible links lead to every screen', async ({ page, site }) => {
  test.slow();
  await signInForDevelopment(page);
  await add(page, '/place/add', { Name: 'Blue Door Books', City: 'Portland' }, 'Add place');
  if (site === 'jobs') {
    await add(page, '/job/add', { Location: 'Portland, OR', ...keeper }, 'Add job');
    await add(page, '/company/add', { Name: 'Harbor Trust' }, 'Add company');
    await add(page, '/contact/add', { Name: 'Jane Roe' }, 'Add contact');
    await add(page, '/resume/add', {}, /^Blank/);
    await add(page, '/resume/add', {}, /^Blank/);
    await add(page, '/letter/add', {}, 'Create letter');
    await add(page, '/interview/add', keeper, 'Add interview');
    await add(page, '/offer/add', { ...keeper, 'Salary or wage': '62k' }, 'Add offer');
    await add(page, '/career/plan/add', { Goal: 'Head keeper' }, 'Add plan');
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
  const reached = await crawl(page, isWanted, await choose(page, site));
  const missing = (await patternsOf(page)).filter(
    (pattern) => isWanted(pattern) && !withoutLinks.has(pattern) && !reached.has(pattern),
  );
  expect(missing).toEqual([]);
});
