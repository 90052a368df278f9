import type { Page } from '@playwright/test';
import { expectNoFaults, faultsAt, faultsOf } from '../../accessibility/faults-of';
import { inEveryLook } from '../../accessibility/in-every-look';
import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';

// Every screen once on a phone and once on a desktop, on one site: the other has the same. Stories check what a screen shows
// while it loads, fails or is filled in. Only a page has it all at once: the bars, the screen, a title and one list of ids.

/** Adds something by its form. Opens the page again. */
async function add(page: Page, path: string, values: Readonly<Record<string, string>>, button: string): Promise<void> {
  await page.goto(path);
  for (const [label, value] of Object.entries(values))
    await page.getByRole('main').getByLabel(label).first().fill(value);
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page).not.toHaveURL(path);
}

/** The id of a saved job or company, from a link to its page. */
async function idOf(page: Page, name: string): Promise<string> {
  const href = await page.getByRole('main').getByRole('link', { name, exact: true }).first().getAttribute('href');
  return href!.split('/').at(-1)!;
}

const inAustin = 'around=typed&lat=30.27&lng=-97.74&near=Austin';

inEveryLook(() => {
  test('public screens have no accessibility faults', async ({ page }) => {
    const paths = [
      '/auth',
      '/about',
      '/privacy',
      '/terms',
      '/support',
      '/settings',
      '/settings/deleted',
      '/settings/replaced',
      '/no-such-page',
    ];
    expectNoFaults(await faultsAt(page, paths));
  });

  test('screens of jobs have no accessibility faults', async ({ page }) => {
    await signInForDevelopment(page);
    await add(page, '/company/add', { Name: 'Harbor Bakery' }, 'Add company');
    const companyId = await idOf(page, 'Harbor Bakery');
    const description = 'We are looking for a baker who bakes bread and pastries from four in the morning.';
    await add(
      page,
      '/job/add',
      { 'Job title': 'Baker', Company: 'Harbor Bakery', Description: description },
      'Add job',
    );
    await page.goto('/jobs/list?view=list');
    const jobId = await idOf(page, 'Baker');
    const faults = await faultsAt(page, [
      '/jobs/list?view=list',
      '/jobs/list?view=board',
      '/jobs/list?view=table',
      '/work',
      '/job/add',
      `/job/edit/${jobId}`,
      `/job/edit/${jobId}/form`,
      `/job/application/preparation/${jobId}?step=posting`,
      '/jobs/import',
      '/settings/devices',
      '/salary/assistant/29-1141?area=12420',
      '/offers',
      `/company/research/${companyId}`,
    ]);
    await page.goto('/jobs/search?term=nurse');
    const posting = page.getByRole('main').getByRole('listitem').getByRole('button').first();
    await expect(posting).toBeVisible();
    if (page.viewportSize()!.width === 360) {
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
      await expect(page.getByLabel('Workplace')).toBeVisible();
      faults.push(...(await faultsOf(page)));
      await posting.click();
      await expect(page.getByRole('dialog').getByText('Commute', { exact: true })).toBeVisible();
    }
    expectNoFaults([...faults, ...(await faultsOf(page))]);
  });

  test('screens of places, of the account and the plan have no accessibility faults', async ({ page }) => {
    await signInForDevelopment(page);
    const faults = await faultsAt(page, [
      '/profile',
      '/subscribe',
      '/subscribe/pay/monthly',
      '/subscribe/cancel',
      '/place/groups',
      '/places/import',
      `/places/search?${inAustin}`,
      `/places/discover?${inAustin}`,
      '/places/map',
      '/place/location/add',
      '/place/add',
    ]);
    await page.getByRole('combobox', { name: 'Types' }).fill('caf');
    await expect(page.getByRole('option', { name: 'Cafe' })).toBeVisible();
    expectNoFaults([...faults, ...(await faultsOf(page))]);
  });

  test('screens of cities, metro areas and maps have no accessibility faults', async ({ page }) => {
    await signInForDevelopment(page);
    const faults = await faultsAt(page, [
      '/location/from',
      '/location/edit',
      '/countries',
      '/cities',
      '/cities/resources',
      '/city/details/4671654',
      '/city/travel',
      '/location/listworld/travel/US',
      '/location/list/travel/US/TX',
      '/location/map/travel/countries',
      '/location/map/travel/cities/US/TX',
      '/location/mapcbsa',
      '/location/list/travel/US',
    ]);
    await page.getByRole('button', { name: 'Choose a state' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Texas' })).toBeVisible();
    expectNoFaults([...faults, ...(await faultsOf(page))]);
  });

  test('screens of résumés and letters have no accessibility faults', async ({ page }) => {
    await signInForDevelopment(page);
    const faults = await faultsAt(page, ['/resume/sent', '/resume/add']);
    await page.getByRole('button', { name: /^Blank/ }).click();
    await page.getByLabel('Full name').fill('Ada Lovelace');
    await page.getByRole('button', { name: 'Add job' }).click();
    faults.push(...(await faultsOf(page)));
    await page.getByText('Design', { exact: true }).click();
    faults.push(...(await faultsOf(page)));
    const editor = new URL(page.url()).pathname;
    await page.goto('/letter/add');
    await page.getByRole('button', { name: 'Create letter' }).click();
    await expect(page.getByLabel('Salutation')).toBeVisible();
    faults.push(...(await faultsOf(page)));
    faults.push(...(await faultsAt(page, [editor.replace('/edit/', '/review/'), '/resumes', '/letters'])));
    expectNoFaults(faults);
  });
});
