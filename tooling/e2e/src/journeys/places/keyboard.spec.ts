import { expect, test } from '../../journey';
import { seePostings } from '../../jobs/postings';
import { press, tabTo } from '../../keyboard/tab-to';
import { openStarted } from '../../navigation/open-started';

test('signing in, searching, saving, and tracking a job work with the keyboard alone', async ({ page }) => {
  await page.goto('/jobs/search');
  await press(page, page.getByRole('button', { name: 'Development sign-in' }));

  await tabTo(page, page.getByLabel('Job title or keywords'));
  await page.keyboard.type('barista');
  await page.keyboard.press('Enter');
  await seePostings(page, 'barista');
  await press(
    page,
    page
      .getByRole('listitem')
      .getByRole('button', { name: /^Save job / })
      .first(),
  );
  await expect(page.getByText(/^Saved .*barista/i)).toBeVisible();

  await page.goto('/jobs/list');
  const status = page.getByLabel(/^Status of /);
  await tabTo(page, status);
  await page.keyboard.type('Application Su');
  await expect(status).toHaveValue('application-submitted');
});

test('the drawer takes the focus, closes with Escape, and returns the focus', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' });
  await press(page, menu);
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('button', { name: 'Close menu' })).toBeVisible();
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
});

test('the first press of Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('the command palette opens with Ctrl+K, returns the focus, and opens a screen', async ({ page }) => {
  await openStarted(page, '/about');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('textbox', { name: 'Search screens and actions' });
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(search).toBeFocused();
  await page.keyboard.type('terms');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
});

test('what is typed while the command palette loads ends up in its field', async ({ page }) => {
  await openStarted(page, '/about');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.getByRole('button', { name: 'Share', exact: true }).focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ter');
  const search = page.getByRole('textbox', { name: 'Search screens and actions' });
  await expect(search).toBeFocused();
  await page.keyboard.type('ms');
  await expect(search).toHaveValue('terms');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/terms');
});

test('a dialog takes the focus and returns it', async ({ page }) => {
  await page.goto('/about');
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await press(page, share);
  const dialog = page.getByRole('dialog', { name: /^Share Keepmark/ });
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(share).toBeFocused();
});
