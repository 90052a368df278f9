import { faultsAt, faultsOf } from '../../accessibility/faults-of';
import { inEveryLook } from '../../accessibility/in-every-look';
import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';

const inAustin = 'around=typed&lat=30.27&lng=-97.74&near=Austin';
const paths = [
  '/place/groups',
  '/places/import',
  `/places/search?${inAustin}`,
  `/places/discover?${inAustin}`,
  '/places/map',
  '/place/location/add',
];

inEveryLook(() => {
  test('the places screens have no accessibility faults', async ({ page }) => {
    await signInForDevelopment(page);
    expect(await faultsAt(page, paths)).toEqual([]);
  });

  test('an open list of choices has no accessibility faults', async ({ page }) => {
    await signInForDevelopment(page);
    await page.goto('/place/add');
    await page.getByRole('combobox', { name: 'Types' }).fill('caf');
    await expect(page.getByRole('option', { name: 'Cafe' })).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
});
