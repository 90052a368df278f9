import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../journey';
import { openScreen } from '../../navigation/open-screen';
import { restoreRows } from '../../saved/restore-rows';
import { signInForDevelopment } from '../../sign-in/sign-in';

/** What of an element's look tells its state, with the person's own colors. */
const lookOf = (element: Locator) =>
  element.evaluate((shown) => {
    const { backgroundColor, borderTopColor, borderTopStyle, outlineStyle, outlineColor, textDecorationLine } =
      getComputedStyle(shown);
    const outline = outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineColor}`;
    return { backgroundColor, border: `${borderTopStyle} ${borderTopColor}`, outline, textDecorationLine };
  });

/** Checks that one can tell a chosen element from one that isn't. */
async function expectToldApart(chosen: Locator, other: Locator): Promise<void> {
  expect(await lookOf(chosen.first())).not.toEqual(await lookOf(other.first()));
}

async function openDesign(page: Page): Promise<void> {
  await openScreen(page, '/resume/add');
  await page.getByRole('button', { name: /^Blank/ }).click();
  await page.getByText('Design', { exact: true }).click();
  await expect(page.locator('main button[aria-pressed]').first()).toBeVisible();
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what is chosen shows with the person's own ${colorScheme} colors`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), colorScheme);
    await signInForDevelopment(page);
    const jobs = ['Cook', 'Chef'].map((jobTitle) => ({ jobTitle, companyName: 'Harbor Trust' }));
    const places = ['Cafe', 'Bakery'].map((name) => ({ name, city: 'Austin' }));
    await restoreRows(page, { jobs, places });

    await test.step('segments, cards, samples, and switches', async () => {
      await expectToldApart(
        page.locator('.mantine-SegmentedControl-label[data-active]'),
        page.locator('.mantine-SegmentedControl-label:not([data-active])'),
      );
      const cards = page.getByRole('radio').and(page.locator('button'));
      await expectToldApart(
        cards.and(page.locator('[aria-checked="true"]')),
        cards.and(page.locator('[aria-checked="false"]')),
      );
      const samples = page.locator('main [data-swatch]');
      await expectToldApart(samples.nth(0), samples.nth(1));
      const track = page.locator('.mantine-Switch-track').first();
      const before = await lookOf(track);
      await track.click();
      await expect.poll(() => lookOf(track)).not.toEqual(before);
    });

    await test.step('the current menu item and the current link of a row', async () => {
      await openScreen(page, '/jobs/list');
      for (const items of [page.locator('header nav a'), page.locator('main nav a')])
        await expectToldApart(
          items.and(page.locator('[aria-current="page"]')),
          items.and(page.locator(':not([aria-current])')),
        );
    });

    await test.step('selected rows', async () => {
      await openScreen(page, '/jobs/list?view=table');
      await page.getByRole('checkbox', { name: /^Select Cook/ }).check();
      await expectToldApart(page.locator('tbody tr[data-selected]'), page.locator('tbody tr:not([data-selected])'));
      await openScreen(page, '/places/list');
      await page.getByRole('checkbox', { name: 'Select Cafe' }).check();
      await expectToldApart(
        page.locator('main [data-selected]'),
        page.getByRole('listitem').locator('> div:not([data-selected])'),
      );
    });

    await test.step('swatches', async () => {
      await openDesign(page);
      const swatches = page.locator('main button[aria-pressed]');
      await expectToldApart(
        swatches.and(page.locator('[aria-pressed="true"]')),
        swatches.and(page.locator('[aria-pressed="false"]')),
      );
      const colors = page.locator('main .mantine-ColorSwatch-colorOverlay');
      await expectToldApart(colors.nth(0), colors.nth(1));
    });
  });
}
