import { expect, test } from '../../journey';
import { signInForDevelopment } from '../../sign-in/sign-in';
import { widths } from '../../widths';

const csv = (text: string) => ({ name: 'jobs.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

for (const [device, viewport] of Object.entries(widths)) {
  test(`guesses the columns and dates of a file, and asks only when it must, on a ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signInForDevelopment(page);
    await page.goto('/jobs/import');
    const input = page.locator('input[type="file"]');
    const preview = page.getByRole('table', { name: 'Preview' });

    await input.setInputFiles(
      csv('Role,Where,When I applied\nCook,"Austin, TX",05/06/2026\nChef,"Denver, CO",13/10/2026\n'),
    );
    await expect(page.getByLabel('When I applied')).toHaveValue('dateApplied');
    await expect(preview).toContainText('Jun 5, 2026');
    await expect(preview).toContainText('Oct 13, 2026');
    await expect(page.getByRole('radiogroup')).toHaveCount(0);

    await input.setInputFiles(
      csv('Role,Where,When I applied\nCook,"Austin, TX",05/06/2026\nChef,"Denver, CO",last week\n'),
    );
    await page.getByLabel('Month first: 05/06/2026 is May 6').check();
    await expect(preview).toContainText('May 6, 2026');
    await expect(page.getByText('Chef: Applied on: last week')).toBeVisible();
    await page.getByRole('button', { name: 'Import 2 jobs' }).click();
    await page.getByRole('link', { name: 'Chef', exact: true }).click();
    await expect(page.getByLabel('Applied on')).toHaveValue('');
  });
}
