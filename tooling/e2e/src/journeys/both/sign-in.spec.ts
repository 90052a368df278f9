import { expect, test } from '../../journey';
import { badgeOf, signInByEmail, signInOnScreen, signInWithGoogle } from '../../sign-in/sign-in';

/** An address no other journey uses, not even this one on the other site. */
const freshAddress = (site: string) => `${site}-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.com`;

test('an email link signs in, and the server creates the account', async ({ page, site }) => {
  const upsert = page.waitForResponse('**/api/user/upsert');
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  const email = freshAddress(site);
  await signInByEmail(page, email);
  await expect(page).toHaveURL('/places');
  const answer = await upsert;
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({ success: true, data: { email } });
});

test('a Google account signs in with the popup', async ({ page, site }) => {
  await page.goto('/auth');
  await signInWithGoogle(page, { email: freshAddress(site), name: 'Ada Lovelace' });
  await expect(page).toHaveURL('/places');
  await expect(badgeOf(page)).toHaveText('AL');
});

test('a protected screen opens after signing in', async ({ page }) => {
  await page.goto('/job/add');
  await expect(page).toHaveURL(/\/auth/);
  await page.getByRole('button', { name: 'Development sign-in' }).click();
  await expect(page).toHaveURL('/job/add');
});

test('an email link leads to the screen that asked for the sign-in', async ({ page, site }) => {
  await page.goto('/job/add');
  await expect(page).toHaveURL(/\/auth/);
  await signInByEmail(page, freshAddress(site));
  await expect(page).toHaveURL('/job/add');
});

test('a person stays signed in after a reload, and the home page leads to their places', async ({ page }) => {
  await signInOnScreen(page);
  await page.reload();
  await expect(badgeOf(page)).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL('/places');
});

test('signing out leads home in every tab, and Back shows nothing private', async ({ page, context }) => {
  await signInOnScreen(page);
  const other = await context.newPage();
  await other.goto('/places');
  await expect(badgeOf(other)).toBeVisible();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(badgeOf(other)).toBeHidden();
  await page.goto('/places');
  await expect(page).toHaveURL(/\/auth/);
});

for (const [path, wanted] of [
  ['/auth', '/places'],
  ['/auth?next=/settings', '/settings'],
  ['/auth?next=//evil.example', '/places'],
] as const) {
  test(`${path} leads a signed-in person to ${wanted}, and Back leaves it out`, async ({ page }) => {
    await signInOnScreen(page);
    await page.goto('/about');
    await page.goto(path);
    await expect(page).toHaveURL(wanted);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
}
