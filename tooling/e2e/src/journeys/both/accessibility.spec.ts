import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../../journey';
import { keepFirstPosting, searchPostings } from '../../jobs/postings';
import { signInForDevelopment } from '../../sign-in/sign-in';

const publicPaths = ['/', '/auth', '/about', '/privacy', '/terms', '/support', '/settings', '/no-such-page'];
const signedInPaths = [
  '/profile',
  '/jobs/search?term=nurse',
  '/jobs/list',
  '/job/add',
  '/places',
  '/place/add',
  '/location/from',
  '/countries',
  '/cities',
  '/cities/resources',
];
const geographyPaths = [
  '/city/details/4671654',
  '/city/travel',
  '/location/edit',
  '/location/listworld/travel/US',
  '/location/list/travel/US/TX',
  '/location/map/travel/countries',
  '/location/map/travel/cities/US/TX',
  '/location/mapcbsa',
];

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } } as const;

/** Until nothing moves but what moves for ever: half faded in, a text has no contrast yet. */
async function stillness(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime ?? 0)));
  await Promise.allSettled(passing.map(({ finished }) => finished));
}

/** What a screen reader or a person with weak eyes would stumble over, and what sticks out at the side. */
async function faultsOf(page: Page): Promise<string[]> {
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.evaluate(stillness);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const path = new URL(page.url()).pathname;
  return [
    ...serious.map(({ id, nodes }) => `${path}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ...(tooWide > 0 ? [`${path}: ${tooWide} px wider than the screen`] : []),
  ];
}

for (const [size, viewport] of Object.entries(sizes)) {
  for (const mode of ['light', 'dark'] as const) {
    test.describe(`${size}, ${mode}`, () => {
      test.use({ viewport });
      test.slow();
      test.beforeEach(({ page }) => page.addInitScript((theme) => localStorage.setItem('theme', theme), mode));

      test('public screens can be read and used by everybody', async ({ page }) => {
        const faults: string[] = [];
        for (const path of publicPaths) {
          await page.goto(path);
          faults.push(...(await faultsOf(page)));
        }
        expect(faults).toEqual([]);
      });

      test('screens of signed-in users can be read and used by everybody', async ({ page }) => {
        const faults: string[] = [];
        await signInForDevelopment(page);
        await searchPostings(page, 'nurse');
        await keepFirstPosting(page);
        for (const path of signedInPaths) {
          await page.goto(path);
          faults.push(...(await faultsOf(page)));
        }
        await page.goto('/jobs/list');
        await page.getByRole('main').getByRole('link', { name: /nurse/i }).click();
        await expect(page).toHaveURL(/\/job\/edit\//);
        faults.push(...(await faultsOf(page)));
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        faults.push(...(await faultsOf(page)));
        expect(faults).toEqual([]);
      });

      test('screens of cities, metro areas and maps can be read and used by everybody', async ({ page, site }) => {
        test.skip(site !== 'jobs', 'Both sites have the same ones, and a map takes its time to draw.');
        const faults: string[] = [];
        await signInForDevelopment(page);
        for (const path of geographyPaths) {
          await page.goto(path);
          faults.push(...(await faultsOf(page)));
        }
        await page.goto('/location/list/travel/US');
        await page.getByRole('button', { name: 'Choose a state' }).click();
        await expect(page.getByRole('dialog').getByRole('button', { name: 'Texas' })).toBeVisible();
        faults.push(...(await faultsOf(page)));
        expect(faults).toEqual([]);
      });
    });
  }
}
