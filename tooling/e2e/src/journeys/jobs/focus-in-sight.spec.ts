import { expect, test } from '../../journey';
import { coveredOnTheWay } from '../../keyboard/covered-focus';
import { openScreen } from '../../navigation/open-screen';
import { restoreRows } from '../../saved/restore-rows';
import { signInForDevelopment } from '../../sign-in/sign-in';

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };
const forms = ['/job/add', '/offer/add', '/interview/add', '/place/add', '/contact/add'];

for (const [device, viewport] of Object.entries(sizes)) {
  test(`no bar covers what has the focus in a form, on a ${device}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await signInForDevelopment(page);
    await page.goto('/settings');
    const covered: Record<string, string[]> = {};
    for (const path of forms) {
      await openScreen(page, path);
      await page.locator('main :is(input, select)').first().focus();
      const found = await coveredOnTheWay(page, 'Tab');
      found.push(...(await coveredOnTheWay(page, 'Shift+Tab')));
      if (found.length > 0) covered[path] = found;
    }
    expect(covered).toEqual({});
  });

  test(`the bar of selected rows doesn't cover what has the focus, on a ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signInForDevelopment(page);
    const places = Array.from({ length: 12 }, (_, at) => ({ name: `Cafe ${at}`, city: 'Austin' }));
    await restoreRows(page, { places });
    await page.goto('/places/list');
    await page.getByRole('checkbox', { name: 'Select Cafe 1', exact: true }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('toolbar', { name: 'Selected places' })).toBeVisible();
    expect(await coveredOnTheWay(page, 'Tab')).toEqual([]);
  });
}
