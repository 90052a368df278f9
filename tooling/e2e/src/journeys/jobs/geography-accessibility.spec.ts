import { faultsOf } from '../../accessibility/faults-of';
import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';

const paths = [
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

// On one site: the other has the same screens, and a map takes its time to draw.
for (const [size, viewport] of Object.entries(sizes)) {
  for (const mode of ['light', 'dark'] as const) {
    test.describe(`${size}, ${mode}`, () => {
      test.use({ viewport });
      test.slow();
      test.beforeEach(({ page }) => page.addInitScript((theme) => localStorage.setItem('theme', theme), mode));

      test('screens of cities, metro areas and maps can be read and used by everybody', async ({ page }) => {
        const faults: string[] = [];
        await signInForDevelopment(page);
        for (const path of paths) {
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
