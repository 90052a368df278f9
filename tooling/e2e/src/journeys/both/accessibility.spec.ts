import { faultsAt, faultsOf } from '../../accessibility/faults-of';
import { inEveryLook } from '../../accessibility/in-every-look';
import { expect, test } from '../../journey';
import { saveFirstPosting, searchPostings } from '../../jobs/postings';
import { signInForDevelopment } from '../../sign-in/sign-in';

const publicPaths = ['/', '/auth', '/about', '/privacy', '/terms', '/support', '/settings', '/no-such-page'];
const signedInPaths = [
  '/profile',
  '/subscribe',
  '/subscribe/pay/monthly',
  '/subscribe/cancel',
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

inEveryLook(() => {
  test('public screens have no accessibility faults', async ({ page }) => {
    expect(await faultsAt(page, publicPaths)).toEqual([]);
  });

  test('screens for signed-in users have no accessibility faults', async ({ page }) => {
    await signInForDevelopment(page);
    await searchPostings(page, 'nurse');
    await saveFirstPosting(page);
    const faults = await faultsAt(page, signedInPaths);
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
