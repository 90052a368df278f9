import { faultsOf } from '../../accessibility/faults-of';
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

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1440, height: 900 } } as const;

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
    });
  }
}
