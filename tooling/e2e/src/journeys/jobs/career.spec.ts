import type { Page } from '@playwright/test';
import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';
import { urlWithoutAi } from '../../stack/addresses';
import { widths } from '../../widths';

/** Opens the counseling for nurses from the menu. @param site where to sign in, if not at the usual jobs site */
async function openNurses(page: Page, site?: string) {
  await signInForDevelopment(page, site);
  await page.goto('/work');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Career Counseling' }).click();
  await page.getByRole('region', { name: 'Popular' }).getByRole('link', { name: 'Registered Nurses' }).click();
  await expect(page.getByRole('heading', { name: 'Registered Nurses' })).toBeVisible();
}

for (const [device, viewport] of Object.entries(widths)) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    test.describe('without AI', () => {
      test.use({ baseURL: urlWithoutAi });

      test('shows facts about a career, and puts the steps of a plan on the desk', async ({ page }) => {
        await openNurses(page, urlWithoutAi);
        await expect(page.getByRole('list', { name: 'Tasks' }).getByRole('listitem').first()).toBeVisible();
        await expect(page.getByText('Prompt: Ask about this career')).toBeVisible();
        await page.getByRole('link', { name: 'Make a plan' }).click();
        await page.getByRole('button', { name: 'Add plan' }).click();
        await expect(page.getByText(/^0 of \d+ done/)).toBeVisible();

        await page.goto('/work');
        const plans = page.getByRole('region', { name: 'Career plans' });
        await expect(plans.getByText(/^Registered Nurses, due/)).toBeVisible();
        await plans.getByRole('checkbox', { name: 'Done: Talk to two people who do this work' }).click();
        await plans.getByRole('link', { name: 'All plans' }).click();
        await expect(page.getByText(/^1 of \d+ done/)).toBeVisible();
      });
    });

    test('keeps a conversation, and makes a step of an answer by hand', async ({ page }) => {
      await openNurses(page);
      await page.getByRole('button', { name: 'Ask about this career' }).click();
      await page.getByRole('button', { name: 'Ask a follow-up' }).click();
      const prompt = page.getByRole('textbox', { name: 'Prompt' });
      await expect(prompt).toHaveValue('');
      await prompt.fill('{{say: Start with an open day.}} Where do I start?');
      await page.getByRole('button', { name: 'Ask about this career' }).click();
      await expect(page.getByText('Start with an open day.', { exact: true })).toBeVisible();
      await expect(page.getByText('Earlier in this conversation')).toBeVisible();

      await page.reload();
      await page.getByText('Start with an open day.', { exact: true }).selectText();
      await page.getByRole('button', { name: 'Add step' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Add step to a plan' });
      await expect(dialog.getByRole('textbox', { name: /Step/ })).toHaveValue('Start with an open day.');
      await dialog.getByRole('button', { name: 'Add step' }).click();
      await expect(dialog).toBeHidden();
      await page.goto('/career/plans');
      await expect(page.getByText('Next: Start with an open day.')).toBeVisible();
    });
  });
}
