import type { Page } from '@playwright/test';
import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';
import { widths } from '../../widths';

const countOf = (page: Page) => page.getByRole('status').filter({ hasText: /^[\d,]+\+? postings?$/ });

for (const [name, viewport] of Object.entries(widths)) {
  test.describe(name, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => signInForDevelopment(page));

    test('searches near a suggested city, filters, and saves the search', async ({ page }) => {
      await page.goto('/jobs/search');
      await expect(countOf(page)).toBeVisible();
      await page.getByRole('combobox', { name: 'City, state, or ZIP code' }).pressSequentially('chicag');
      await expect(page.getByRole('option', { name: /^Chicago, Illinois/ })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/location=Chicago%2C\+IL|location=Chicago%2C%20IL/);
      await expect(countOf(page)).toBeVisible();

      if (name === 'phone') await page.getByRole('button', { name: 'Filters', exact: true }).click();
      // The checkbox itself is hidden behind its label.
      await expect(page.getByText(/^Full-time \(\d+\)$/)).toBeVisible();
      const remote = page.getByLabel('Workplace').getByRole('option', { name: /^Remote \(\d+\)$/ });
      const expected = /\((\d+)\)/.exec((await remote.textContent()) ?? '')?.[1];
      await page.getByLabel('Workplace').selectOption('remote');
      await expect(countOf(page)).toHaveText(new RegExp(`^${expected} postings?$`));
      await page.getByLabel('Sort by').selectOption('newest');
      await expect(page).toHaveURL(/sort=newest/);
      await page.getByRole('button', { name: 'Save search' }).click();
      const saved = page.getByRole('navigation', { name: 'Saved searches' });
      await expect(saved.getByRole('link', { name: 'All jobs near Chicago, IL (Remote)' })).toBeVisible();

      await page.getByRole('button', { name: 'Remove filter: Remote' }).click();
      await expect(page).not.toHaveURL(/workplace/);
      await saved.getByRole('link', { name: 'All jobs near Chicago, IL (Remote)' }).click();
      await expect(page).toHaveURL(/workplace=remote/);
      await saved.getByRole('button', { name: /^Actions for All jobs/ }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await expect(saved).toHaveCount(0);
      await page.getByRole('status').filter({ hasText: 'Deleted' }).getByRole('button', { name: 'Undo' }).click();
      await expect(saved.getByRole('link')).toBeVisible();
    });

    test('understands ZIP codes and misspelled cities, and Back restores the place in the results', async ({
      page,
    }) => {
      await page.goto('/jobs/search?location=60601');
      await expect(page.getByText('Showing results for Chicago, IL 60601.')).toBeVisible();
      await page.goto('/jobs/search?location=Chicagoo');
      await page.getByRole('button', { name: 'Chicago, Illinois, United States?' }).click();
      await expect(countOf(page)).toBeVisible();

      await page.goto('/jobs/search');
      await expect(countOf(page)).toBeVisible();
      const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Posted' }).nth(15);
      await row.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => Math.round(scrollY));
      expect(before).toBeGreaterThan(300);
      await page.getByRole('banner').getByRole('link', { name: 'Jobs', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Job search');
      await page.goBack();
      await expect(countOf(page)).toBeVisible();
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(before - 40);
    });

    test('shows every result on the map, and what people decide by in a posting', async ({ page }) => {
      await page.goto('/jobs/map/search');
      const count = Number(((await countOf(page).textContent()) ?? '').replaceAll(/\D/g, ''));
      const text = (await page.getByText(/^[\d,]+ on the map/).textContent()) ?? '';
      const mapped = Array.from(text.matchAll(/[\d,]+(?= (?:on the map|without))/g), ([part]) => part);
      expect(mapped.reduce((sum, part) => sum + Number(part.replaceAll(',', '')), 0)).toBe(count);
      await page.getByRole('list', { name: 'Postings' }).getByRole('button').first().click();
      await expect(page.getByRole('button', { name: /^Save job / })).toBeVisible();

      await page.goto('/jobs/search?term=nurse');
      if (name === 'phone') await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
      const pane = name === 'phone' ? page.getByRole('dialog') : page.getByRole('complementary');
      for (const fact of ['Salary', 'Location', 'Commute', 'Posted', 'Source'])
        await expect(pane.getByText(fact, { exact: true })).toBeVisible();
    });

    test('leads from a posting to similar ones', async ({ page }) => {
      await page.goto('/jobs/search?term=nurse');
      if (name === 'phone') await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
      const pane = name === 'phone' ? page.getByRole('dialog') : page.getByRole('complementary');
      await expect(pane.getByText('Source', { exact: true })).toBeVisible();
      // They are searched once people scroll to them.
      await pane.hover();
      await page.mouse.wheel(0, 20_000);
      const similar = pane.getByRole('region', { name: 'Similar postings' }).getByRole('link').first();
      const posting = new URL((await similar.getAttribute('href'))!, page.url()).searchParams.get('posting')!;
      const title = (await similar.textContent())!;
      await similar.click();
      await expect(page).toHaveURL((url) => url.searchParams.get('posting') === posting);
      await expect(pane.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
    });
  });
}
