import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('a finger beside a checkbox selects the place, and one below its name opens it', async ({ page }) => {
  await signInForDevelopment(page);
  await page.goto('/place/add');
  await page.getByLabel('Name').fill('Blue Door Books');
  await page.getByRole('button', { name: 'Add place' }).click();
  await expect(page).not.toHaveURL('/place/add');
  await page.goto('/places/list');

  const name = page.getByRole('link', { name: 'Blue Door Books', exact: true });
  await expect(name).toBeVisible();
  const before = (await name.boundingBox())!;
  const checkbox = page.getByRole('checkbox', { name: 'Select Blue Door Books' });
  const box = (await checkbox.boundingBox())!;
  await page.touchscreen.tap(box.x + box.width / 2, box.y - 8);
  await expect(checkbox).toBeChecked();
  // The actions float: nothing has moved.
  await expect(page.getByRole('toolbar', { name: 'Selected places' })).toBeVisible();
  expect(await name.boundingBox()).toEqual(before);

  await page.touchscreen.tap(before.x + 20, before.y + before.height + 8);
  await expect(page.getByRole('heading', { level: 1, name: 'Blue Door Books' })).toBeVisible();
  const addPhone = (await page.getByRole('button', { name: 'Add phone' }).boundingBox())!;
  expect(addPhone.height).toBeGreaterThanOrEqual(36);
});
