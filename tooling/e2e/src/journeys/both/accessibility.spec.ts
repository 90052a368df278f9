import { faultsInBothModes } from '../../accessibility/faults-of';
import { inEveryLook } from '../../accessibility/in-every-look';
import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';

// What each site has of its own; places/accessibility-tour.spec.ts opens the screens that they share.
inEveryLook(() => {
  test('the home page, the first screen and the menu have no accessibility faults', async ({ page }) => {
    await page.goto('/');
    const faults = await faultsInBothModes(page);
    await signInForDevelopment(page);
    await page.goto('/places');
    faults.push(...(await faultsInBothModes(page)));
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect([...faults, ...(await faultsInBothModes(page))]).toEqual([]);
  });
});
