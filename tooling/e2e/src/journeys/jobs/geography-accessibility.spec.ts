import { faultsAt, faultsOf } from '../../accessibility/faults-of';
import { inEveryLook } from '../../accessibility/in-every-look';
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

// On one site: the other has the same screens, and a map takes its time to draw.
inEveryLook(() => {
  test('screens of cities, metro areas and maps can be read and used by everybody', async ({ page }) => {
    await signInForDevelopment(page);
    const faults = await faultsAt(page, paths);
    await page.goto('/location/list/travel/US');
    await page.getByRole('button', { name: 'Choose a state' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Texas' })).toBeVisible();
    faults.push(...(await faultsOf(page)));
    expect(faults).toEqual([]);
  });
});
